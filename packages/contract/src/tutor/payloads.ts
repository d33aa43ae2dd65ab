import "../no-eval.ts";
import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { text } from "../text.ts";
import { tutorLimits } from "./limits.ts";

const { CHAT_MESSAGE_MAX, CHAT_NAME_MAX, CHAT_COMMENT_MAX, CHAT_TOKENS_DEFAULT, CHAT_TOKENS_MAX } = tutorLimits;

export const chatSections = ["math", "language", "computer-science", "general"] as const;
export const chatSubjects = ["math", "amc", "general", "programming", "education"] as const;
export const chatLevels = ["amc8", "amc10", "general"] as const;
export const chatModes = ["tutoring", "quick-help"] as const;
const chatFeedback = ["helpful", "not-helpful"] as const;

/** What the conversation is about; what is left out is the default. `level` matters for mathematics only. */
export const chatContext = z.strictObject({
  section: z.enum(chatSections, { error: "FIELD_INVALID" }).default("general"),
  subject: z.enum(chatSubjects, { error: "FIELD_INVALID" }).default("math"),
  level: z.enum(chatLevels, { error: "FIELD_INVALID" }).default("general"),
  mode: z.enum(chatModes, { error: "FIELD_INVALID" }).default("tutoring"),
  quickMode: z.boolean({ error: "FIELD_INVALID" }).default(false),
  /** How long a reply may be at most. */
  maxTokens: z
    .int({ error: "FIELD_INVALID" })
    .min(1, { error: "FIELD_INVALID" })
    .max(CHAT_TOKENS_MAX, { error: "FIELD_INVALID" })
    .default(CHAT_TOKENS_DEFAULT),
});

export type ChatContext = z.output<typeof chatContext>;

/** Made by the client, of a prefix, the time and random text; each user has their own of them. */
export const chatSessionId = z
  .string({ error: "FIELD_REQUIRED" })
  .regex(/^[A-Za-z0-9_-]{8,80}$/, { error: "FIELD_INVALID" });

export const chatMessagePayload = z.strictObject({
  message: text({ max: CHAT_MESSAGE_MAX }),
  sessionId: chatSessionId,
  context: chatContext.prefault({}),
  /** The language of the page, for what is said where the message itself has none. */
  language: localeSchema.optional(),
  /** A picture of one's own that it is about, which no other message shows. */
  picture: z.uuid({ error: "FIELD_INVALID" }).toLowerCase().optional(),
  /** A message of one's own in this conversation that this one stands for: it, and all after it, is gone. */
  replaces: z.uuid({ error: "FIELD_INVALID" }).toLowerCase().optional(),
});

export const chatSuggestionsPayload = z.strictObject({ context: chatContext });

export const chatNamePayload = z.strictObject({ name: text({ max: CHAT_NAME_MAX }) });

export const chatFeedbackPayload = z.strictObject({
  messageId: z.uuid({ error: "FIELD_INVALID" }).toLowerCase(),
  feedback: z.enum(chatFeedback, { error: "FIELD_REQUIRED" }),
  comment: text({ min: 0, max: CHAT_COMMENT_MAX }).default(""),
});

/** One block of a reply. Of a `step`, the title says what is done; it unfolds by itself. A `note` is about the reply. */
export const chatPart = z.object({
  kind: z.enum(["text", "question", "hint", "example", "step", "answer", "care", "note"]),
  title: z.string().nullable(),
  /** The title within a line, formulas and all; drawn on the server, safe as it is, as is `html`. */
  titleHtml: z.string().nullable(),
  html: z.string(),
});

export type ChatPart = z.infer<typeof chatPart>;

/** Where a reply has something from. */
const chatSource = z.object({
  /** As the reply names it: 1, 2, … */
  number: z.int(),
  title: z.string(),
  /** An address on this site. */
  link: z.string(),
  excerpt: z.string(),
});

export const chatMessage = z.object({
  id: z.uuid(),
  role: z.enum(["user", "assistant"]),
  /** Markdown. */
  content: z.string(),
  timestamp: z.iso.datetime(),
  parts: z.array(chatPart),
  /** Which picture it is about. */
  picture: z.uuid().nullable(),
  sources: z.array(chatSource),
  /** `writing`: it is on its way; `stopped`: before its end, by the student or by a failure. */
  state: z.enum(["writing", "done", "stopped"]),
  feedback: z.enum(chatFeedback).nullable(),
});

export type ChatMessage = z.infer<typeof chatMessage>;

export const chatSessionHead = z.object({
  sessionId: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  messages: z.int(),
});

/** What the models that answer can do, by mode. */
export const chatAbilities = z.record(z.enum(chatModes), z.object({ seesPictures: z.boolean() }));

/** A picture of a conversation, as a page shows it. */
export const chatPicture = z.object({ type: z.literal("image/jpeg"), base64: z.string() });

export const chatSession = chatSessionHead.extend({
  context: chatContext,
  /** The newest of them, in the order in which they were said. */
  messages: z.array(chatMessage),
  /** How many came before them. */
  earlier: z.int(),
});

export type ChatSession = z.infer<typeof chatSession>;

export const chatReply = z.object({
  sessionId: z.string(),
  messageId: z.uuid(),
  /** Markdown. */
  response: z.string(),
  sources: z.array(chatSource),
  message: chatMessage,
});

/** What a reply that is streamed tells, in this order: `start`, `part`s (one with an index that was there stands for it), `done`. */
export const chatEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start"), sessionId: z.string(), asked: chatMessage, messageId: z.uuid() }),
  z.object({ type: z.literal("part"), index: z.int(), part: chatPart }),
  z.object({ type: z.literal("done"), ...chatReply.shape }),
]);

export type ChatEvent = z.infer<typeof chatEvent>;

import { z } from "zod";
import { email } from "../accounts/payloads.ts";
import { text } from "../text.ts";
import { forumLimits } from "./limits.ts";
import { forumId, holdReasons, votes, writingStates } from "./payloads.ts";

const limits = forumLimits;

/** Of invisible signs alone, however many, nothing can be read. */
export const isReadable = (written: string) =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u.test(written);

/** One line, in which no sign turns the direction of what stands beside it. */
export const isLine = (written: string) => !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(written);

const invalid = { error: "FIELD_INVALID" };

const title = text({ min: limits.TITLE_MIN, max: limits.TITLE_MAX, form: "NFC" })
  .refine(isReadable, invalid)
  .refine(isLine, invalid);
/**
 * Leaves out signs that nobody sees: those that turn the direction of what stands behind them, which come along with what is pasted, and those of
 * no width, but for what holds a sign together that is written as several.
 */
const without = (written: string) =>
  written.replace(
    /\u034F|[\u00AD\u115F\u1160\u180E\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]/g,
    "",
  );

const content = text({ min: limits.POST_MIN, max: limits.POST_MAX, without }).refine(isReadable, invalid);
const replyContent = text({ min: limits.REPLY_MIN, max: limits.REPLY_MAX, without }).refine(isReadable, invalid);

export const slug = z
  .string({ error: "FIELD_REQUIRED" })
  .min(1, { error: "FIELD_REQUIRED" })
  .max(60, { error: "FIELD_INVALID" });

export const newPost = z.strictObject({ title, content, category: slug });

export const newReply = z.strictObject({
  content: replyContent,
  /** The reply that this one answers. */
  quoted: forumId.optional(),
});

/** What was written, and whether others see it at once. */
export const written = z.object({
  id: z.uuid(),
  state: z.enum(["held", "visible"]),
  heldFor: z.enum(holdReasons).nullable(),
});

export type Written = z.infer<typeof written>;

export const version = z.int({ error: "FIELD_INVALID" }).min(1, { error: "FIELD_INVALID" });

/** Why a moderator changes what somebody else wrote; nobody needs one for their own words. */
const reason = text({ min: 0, max: limits.EDIT_REASON_MAX }).default("");

/** A change of the version that was seen. */
export const editedPost = z.strictObject({ title, content, version, reason });

export const editedReply = z.strictObject({ content: replyContent, version, reason });

/** What its author wrote, to be changed, and which version it is. */
export const postSource = z.object({ title: z.string(), content: z.string(), category: z.string(), version: z.int() });

export const replySource = z.object({ content: z.string(), post: z.uuid(), version: z.int() });

/** How it stands after a change; what a moderator has hidden stays so. */
export const edited = z.object({
  id: z.uuid(),
  state: z.enum(writingStates),
  heldFor: z.enum(holdReasons).nullable(),
  version: z.int(),
});

/** A vote, over one that was given before; `none` takes it back. */
export const vote = z.strictObject({ vote: z.enum([...votes, "none"], { error: "FIELD_INVALID" }) });

/** The sum of all votes after a vote of the caller's. */
export const voted = z.object({ votes: z.int() });

export const acceptance = z.strictObject({
  /** The reply that answers the post. */
  reply: forumId,
});

/** What is wrong with a post or a reply. */
export const flagReasons = ["spam", "unkind", "contact", "answer", "other"] as const;

export type FlagReason = (typeof flagReasons)[number];

export const flag = z.strictObject({
  reason: z.enum(flagReasons, { error: "FIELD_REQUIRED" }),
  note: text({ min: 0, max: limits.FLAG_NOTE_MAX }).default(""),
});

/** The same by somebody without an account, who may leave an address for an answer. */
export const visitorsFlag = flag.extend({ email: email.optional() });

import "../../no-eval.ts";
import { z } from "zod";
import { reachable } from "../../families/reachable.ts";
import { text } from "../../text.ts";
import { chatConcerns } from "../concerns.ts";
import { tutorLimits } from "../limits.ts";
import { chatMessage } from "../payloads.ts";

const student = z.object({ id: z.uuid(), name: z.string() });

/** What somebody says was done for a student; the name is null where the account is gone. */
const chatCare = z.object({
  id: z.uuid(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  note: z.string(),
  /** Who has opened the conversation again after it. */
  opened: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});

export type ChatCare = z.infer<typeof chatCare>;

/** A conversation with messages for which a student may need somebody's help, and the one among them that is most urgent. */
export const chatFlag = z.object({
  id: z.uuid(),
  kind: z.enum(chatConcerns),
  /** The message; it stays when the student deletes the conversation. */
  said: z.string(),
  at: z.iso.datetime(),
  /** How many messages of the conversation are flagged. */
  flagged: z.int(),
  student,
  /** Who has looked at it, which takes care of nothing; null as long as there is a message that nobody has looked at. */
  seenBy: z.string().nullable(),
  /** Who has taken care of it last; null as long as it waits for somebody. */
  care: chatCare.nullable(),
  /** The student's parents, as far as they are known; null for whom addresses are not for. */
  reach: z.array(reachable).nullable(),
});

/** What was done about a conversation, the first first, and whether it still waits. */
export const chatCares = z.object({ cares: z.array(chatCare), waits: z.boolean() });

/** What was done, and which of the messages it was done about: those that whoever says so was shown. */
export const carePayload = z.strictObject({
  note: text({ max: tutorLimits.CHAT_CARE_NOTE_MAX, form: "NFC" }),
  flags: z
    .array(z.uuid({ error: "FIELD_INVALID" }).toLowerCase(), { error: "FIELD_REQUIRED" })
    .min(1, { error: "FIELD_REQUIRED" })
    .max(tutorLimits.CHAT_FLAGS_READ_MAX, { error: "FIELD_INVALID" }),
});

export type CarePayload = z.output<typeof carePayload>;

/** What a teacher reads of a conversation. */
export const chatTranscript = chatCares.extend({
  student,
  /** Who has looked at it, now or before. */
  seenBy: z.string(),
  /** What was flagged, the oldest first; `messageId` is null where the student has deleted the message. */
  flags: z.array(
    chatFlag.pick({ id: true, kind: true, said: true, at: true }).extend({ messageId: z.uuid().nullable() }),
  ),
  /** Around the message that was looked for; none where the student has deleted the conversation. */
  messages: z.array(chatMessage),
});

/** A reply that has not helped; what it says is read with its conversation. */
export const ratedReply = z.object({
  messageId: z.uuid(),
  student,
  /** What the student says about it. */
  comment: z.string(),
  at: z.iso.datetime(),
  /** What has written it. */
  engine: z.string(),
});

export const ratedTranscript = chatTranscript.pick({ student: true, messages: true });

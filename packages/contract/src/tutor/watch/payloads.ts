import "../../no-eval.ts";
import { z } from "zod";
import { chatConcerns } from "../concerns.ts";
import { chatMessage } from "../payloads.ts";

const student = z.object({ id: z.uuid(), name: z.string() });

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
  /** Null as long as there is one that nobody has looked at. */
  seenBy: z.string().nullable(),
});

/** What a teacher reads of a conversation. */
export const chatTranscript = z.object({
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

export const ratedTranscript = chatTranscript.omit({ flags: true, seenBy: true });

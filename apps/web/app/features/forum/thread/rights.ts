import type { ForumReply, Rights } from "@dripstone/contract/forum/payloads";
import type { Thread } from "./use-thread.ts";

const none: Rights = { edit: false, delete: false, flag: false, moderate: false, silence: false };

/** Whether the reader has written the post, or one of its replies. */
export const isOwn = ({ mine }: Thread, reply: ForumReply | undefined): boolean =>
  reply ? mine?.replies.includes(reply.id) === true : mine?.own === true;

/** What the reader may do with the post, or with one of its replies, as the server has told; nothing until then. */
export function rightsTo(thread: Thread, reply: ForumReply | undefined): Rights {
  const { mine } = thread;
  if (!mine) return none;
  if (!reply) return mine.may;
  return mine.mayWithReplies[isOwn(thread, reply) ? "own" : (reply.author?.badge ?? "student")];
}

/** How something stands; whatever everybody reads does not say. */
export const stateOf = (writing: Thread["post"] | ForumReply) => ("state" in writing ? writing.state : "visible");

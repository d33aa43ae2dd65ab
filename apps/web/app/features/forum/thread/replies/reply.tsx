import type { ForumReply } from "@dripstone/contract/forum/payloads";
import type { ReplyDraft } from "../replying/use-reply-draft.ts";
import { stateOf } from "../rights.ts";
import { Standing } from "../standing.tsx";
import type { Thread } from "../use-thread.ts";
import { Writing } from "../writing/writing.tsx";
import classes from "./reply.module.css";

type ReplyProps = {
  thread: Thread;
  reply: ForumReply;
  wanted: boolean;
  onQuote: ReplyDraft["quote"];
  onEdited: (reply: string) => void;
};

/** A reply in its place; of one that not everybody sees, that is said above it. */
export function Reply({ thread, reply, wanted, onQuote, onEdited }: ReplyProps) {
  const unseen = stateOf(reply) !== "visible";
  return (
    <div className={classes.reply} data-unseen={unseen ? "" : undefined}>
      <Standing thread={thread} reply={reply} />
      <Writing thread={thread} writing={reply} unseen={unseen} wanted={wanted} onQuote={onQuote} onEdited={onEdited} />
    </div>
  );
}

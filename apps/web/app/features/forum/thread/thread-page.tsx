import { useState } from "react";
import { Page } from "../../../ui/page/page.tsx";
import { LookedAfter } from "../rules/looked-after.tsx";
import { Replies } from "./replies/replies.tsx";
import { ReplyPlace } from "./replying/reply-place.tsx";
import { useReplyDraft } from "./replying/use-reply-draft.ts";
import { Standing } from "./standing.tsx";
import { ThreadHead } from "./thread-head.tsx";
import classes from "./thread-page.module.css";
import type { ThreadView } from "./thread-view.ts";
import type { Thread } from "./use-thread.ts";
import { Writing } from "./writing/writing.tsx";

type ThreadPageProps = { thread: Thread; view: ThreadView; failedMine: unknown; onRetry: () => void };

/** A post and what others say to it. */
export function ThreadPage({ thread, view, failedMine, onRetry }: ThreadPageProps) {
  const { post } = thread;
  /** What the reader has written last. */
  const [sent, setSent] = useState<string>();
  const draft = useReplyDraft(post.id);
  return (
    <Page>
      <ThreadHead thread={thread} />
      <div className={classes.body}>
        <Standing thread={thread} />
        <Writing thread={thread} writing={post} onQuote={draft.quote} />
        <Replies thread={thread} view={view} sent={sent} onQuote={draft.quote} />
        <ReplyPlace thread={thread} draft={draft} failedMine={failedMine} onRetry={onRetry} onSent={setSent} />
        <LookedAfter />
      </div>
    </Page>
  );
}

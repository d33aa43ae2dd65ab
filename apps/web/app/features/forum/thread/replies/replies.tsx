import { replyList } from "@dripstone/contract/forum/list";
import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { Fragment, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { ListFrame } from "../../../../ui/list/list-frame.tsx";
import { ListTabs } from "../../../../ui/list/list-tabs.tsx";
import { Pager } from "../../../../ui/list/pager.tsx";
import type { ReplyDraft } from "../replying/use-reply-draft.ts";
import type { ThreadView } from "../thread-view.ts";
import type { Thread } from "../use-thread.ts";
import { Writing } from "../writing/writing.tsx";
import { NewReplies } from "./new-replies.tsx";
import classes from "./replies.module.css";
import { Reply } from "./reply.tsx";
import { useLostEdits } from "./use-lost-edits.ts";
import { useReplies } from "./use-replies.ts";

/** Only whoever was editing needs it. */
const LostEdit = latePart(() => import("../../editing/lost-edit.tsx"));

type RepliesProps = { thread: Thread; view: ThreadView; sent: string | undefined; onQuote: ReplyDraft["quote"] };

/** What others say to a post: the accepted reply first, then a page of the others, and what only its author and teachers see. */
export function Replies({ thread, view, sent, onQuote }: RepliesProps) {
  const { t } = useTranslation(["forum", "errors"]);
  const { replies, error, page, isUnseen, rest, accepted, fresh, wanted } = useReplies(thread, view, sent);
  const { isFetching, refetch } = replies;
  const { post } = thread;
  const { noteEdited, lostOf } = useLostEdits(thread);
  const lost = lostOf([...(page?.items ?? []), ...rest, ...(accepted ? [accepted] : [])]);
  const one = (reply: ForumReply) => (
    <Reply thread={thread} reply={reply} onQuote={onQuote} wanted={wanted === reply.id} onEdited={noteEdited} />
  );
  const sizes = {
    name: "size",
    label: t("forum:replies.size"),
    options: [...replyList.sizes]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), text: String(value) })),
  };
  const orders = replyList.sorts.map((sort) => ({ sort, text: t(`forum:replies.sort.${sort}`) }));
  return (
    <div className={classes.replies}>
      {accepted && (
        <Writing
          thread={thread}
          writing={accepted}
          onQuote={onQuote}
          wanted={wanted === accepted.id}
          onEdited={noteEdited}
        />
      )}
      {post.replies > 1 && (
        <div className={classes.head}>
          <h2 className={classes.heading}>
            {accepted ? t("forum:replies.others") : t("forum:numbers.replies", { count: post.replies })}
          </h2>
          <ListTabs list={replyList} view={view} label={t("forum:replies.sort.label")} orders={orders} />
        </div>
      )}
      {!isUnseen && (
        <ListFrame
          list={replyList}
          view={view}
          label={t("forum:replies.label")}
          page={page}
          loading={isFetching}
          error={error}
          onRetry={() => void refetch()}
          // Below a post that is deleted nobody will reply any more.
          empty={
            accepted || rest.length > 0 || post.deleted ? null : (
              <p className={classes.none}>{t("forum:replies.none")}</p>
            )
          }
        >
          {(shown) => (
            <>
              <ol className={classes.list}>
                {shown.items.map((reply) => (
                  <li key={reply.id}>{one(reply)}</li>
                ))}
              </ol>
              {(shown.next !== null || shown.previous !== null) && (
                <Pager list={replyList} view={view} page={shown} label={t("forum:replies.pages")} size={sizes} />
              )}
            </>
          )}
        </ListFrame>
      )}
      {rest.map((reply) => (
        <Fragment key={reply.id}>{one(reply)}</Fragment>
      ))}
      {lost.map((id) => (
        <Suspense key={id}>
          <LostEdit of={id} kind="reply" takesFocus />
        </Suspense>
      ))}
      <NewReplies count={fresh} last={page?.next === null ? null : view} onShow={() => void refetch()} />
    </div>
  );
}

import { Button, Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ForVisitors } from "../../../../session/for-visitors.tsx";
import { LoginPrompt } from "../../../../session/login-prompt.tsx";
import { useAppSelector } from "../../../../session/store.ts";
import { Callout } from "../../../../ui/callout/callout.tsx";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { REPLY_BOX } from "../places.ts";
import type { Thread } from "../use-thread.ts";
import classes from "./reply-place.module.css";
import type { ReplyDraft } from "./use-reply-draft.ts";

/** Only who is logged in needs what it takes to write. */
const ReplyForm = latePart(() => import("./reply-form.tsx"));

type ReplyPlaceProps = {
  thread: Thread;
  draft: ReplyDraft;
  failedMine: unknown;
  onRetry: () => void;
};

/** Where one replies, or is told why one cannot. */
export function ReplyPlace({ thread, draft, failedMine, onRetry }: ReplyPlaceProps) {
  const { t } = useTranslation(["forum", "common"]);
  return (
    <div id={REPLY_BOX} className={classes.place}>
      <ForVisitors
        otherwise={
          failedMine ? (
            <FailureBox error={failedMine} takesFocus={false}>
              <div>
                <Button onClick={onRetry}>{t("common:list.retry")}</Button>
              </div>
            </FailureBox>
          ) : (
            <Suspense fallback={<Skeleton height={220} />}>
              <ForMembers thread={thread} draft={draft} />
            </Suspense>
          )
        }
      >
        {thread.post.locked ? (
          <Callout>
            <p>{t("noReply.locked")}</p>
          </Callout>
        ) : (
          <LoginPrompt title={t("prompt.reply")} text={t("prompt.text")} />
        )}
      </ForVisitors>
    </div>
  );
}

function ForMembers({ thread, draft }: Pick<ReplyPlaceProps, "thread" | "draft">) {
  const { t } = useTranslation(["forum", "forum-writing", "errors"]);
  const consent = useAppSelector(({ auth }) => auth.user?.parentConsent);
  const { minuteHere } = useDates();
  const { mine } = thread;
  if (!mine) return <Skeleton height={220} />;
  const { may, whyNoReply, minReputation, silencedUntil, silencedFor } = mine;
  const reason =
    consent === "waiting"
      ? t("errors:PARENT_CONSENT_NEEDED")
      : whyNoReply === "locked"
        ? t("forum:noReply.locked")
        : whyNoReply
          ? t(`forum-writing:noReply.${whyNoReply}`, {
              count: minReputation,
              date: silencedUntil && minuteHere(silencedUntil),
            })
          : undefined;
  // What somebody was writing when the thread was closed is not lost.
  const isWriting = draft.texts.content.trim() !== "";
  const more = silencedFor && t("forum-writing:standing.reason", { reason: silencedFor });
  if ((may.reply && !reason) || isWriting) {
    return <ReplyForm thread={thread} draft={draft} why={[reason, more].filter(Boolean).join(" ") || undefined} />;
  }
  return (
    <Callout tone="warm">
      <p>{reason}</p>
      {more && <p>{more}</p>}
    </Callout>
  );
}

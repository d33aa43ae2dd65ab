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
import { stateOf } from "../rights.ts";
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
  onSent: (reply: string) => void;
};

/** Where one replies, or is told why one cannot. */
export function ReplyPlace({ thread, draft, failedMine, onRetry, onSent }: ReplyPlaceProps) {
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
              <ForMembers thread={thread} draft={draft} onSent={onSent} />
            </Suspense>
          )
        }
      >
        {thread.post.deleted || thread.post.locked ? (
          <Callout>
            <p>{t(thread.post.deleted ? "noReply.deleted" : "noReply.locked")}</p>
          </Callout>
        ) : (
          <LoginPrompt title={t("prompt.reply")} text={t("prompt.text")} />
        )}
      </ForVisitors>
    </div>
  );
}

function ForMembers({ thread, draft, onSent }: Pick<ReplyPlaceProps, "thread" | "draft" | "onSent">) {
  const whyNot = useWhyNot(thread);
  const { mine, post } = thread;
  if (!mine) return <Skeleton height={220} />;
  // What somebody was writing when the thread was closed is not lost.
  const isWriting = draft.texts.content.trim() !== "";
  if ((mine.may.reply && whyNot.length === 0) || isWriting) {
    return (
      <ReplyForm
        post={post.id}
        mayReply={mine.may.reply}
        draft={draft}
        why={whyNot.join(" ") || undefined}
        onSent={onSent}
      />
    );
  }
  return (
    <Callout tone="warm">
      {whyNot.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  );
}

/** Why nobody, or not this member, can reply, in sentences; none if nothing is in the way. What the post says of itself is the newest. */
function useWhyNot({ post, mine }: Thread): string[] {
  const { t } = useTranslation(["forum", "forum-writing", "errors"]);
  const consent = useAppSelector(({ auth }) => auth.user?.parentConsent);
  const { minuteHere } = useDates();
  if (post.deleted) return [t("forum:noReply.deleted")];
  const state = stateOf(post);
  if (state === "held" || state === "hidden") return [t(`forum-writing:noReply.${state}`)];
  const { whyNoReply, minReputation, silencedUntil, silencedFor } = mine ?? {};
  const more = silencedFor ? [t("forum-writing:standing.reason", { reason: silencedFor })] : [];
  if (consent === "waiting") return [t("errors:PARENT_CONSENT_NEEDED"), ...more];
  if (whyNoReply === "locked") return [t("forum:noReply.locked"), ...more];
  if (!whyNoReply) return more;
  const values = { count: minReputation, date: silencedUntil && minuteHere(silencedUntil) };
  return [t(`forum-writing:noReply.${whyNoReply}`, values), ...more];
}

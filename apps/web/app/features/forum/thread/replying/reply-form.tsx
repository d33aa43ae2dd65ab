import { forumLimits } from "@dripstone/contract/forum/limits";
import { Button, CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../../ui/callout/callout.tsx";
import { DraftStatus } from "../../../../ui/drafts/draft-status.tsx";
import { MarkdownEditor } from "../../../../ui/editor/markdown-editor.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { Leaving } from "../../../../ui/leaving/leaving.tsx";
import { useKeepPicture } from "../../editing/use-keep-picture.ts";
import type { Thread } from "../use-thread.ts";
import classes from "./reply-form.module.css";
import { useNames } from "./use-names.ts";
import { goToReplyBox, type ReplyDraft } from "./use-reply-draft.ts";
import { useSendReply } from "./use-send-reply.ts";

type ReplyFormProps = {
  thread: Thread;
  draft: ReplyDraft;
  /** Why it cannot be sent any more. */
  why: ReactNode;
};

const { REPLY_MIN, REPLY_MAX } = forumLimits;

/** Where a reply is written. */
export default function ReplyForm({ thread, draft, why }: ReplyFormProps) {
  const { t } = useTranslation(["forum-writing", "forum", "common"]);
  const { texts, change, state, settle, quotes } = draft;
  useEffect(() => {
    if (quotes > 0) goToReplyBox();
  }, [quotes]);
  const [isBusy, setBusy] = useState(false);
  const { form, send, sending, issue, failure, isHeld, change: changed } = useSendReply(thread.post.id, draft);
  const names = useNames(thread);
  const keepPicture = useKeepPicture();
  return (
    <Form ref={form} busy={sending || isBusy} onSend={send} className={classes.form}>
      {/* Whoever has just been refused is told so where they sent it, and not twice. */}
      {!failure && why}
      {texts.quoted && (
        <p className={classes.quoted}>
          {t("forum:writing.answers", { name: texts.quotedName || t("common:people.deleted") })}
          <CloseButton size="sm" aria-label={t("reply.unquote")} onClick={() => change({ quoted: "" })} />
        </p>
      )}
      <MarkdownEditor
        label={t("reply.label")}
        value={texts.content}
        onWrite={(content) => {
          changed();
          change({ content });
        }}
        error={issue}
        min={REPLY_MIN}
        max={REPLY_MAX}
        rows={6}
        onSend={send}
        keepPicture={keepPicture}
        onBusy={setBusy}
        names={names}
      />
      <FailureBox error={failure} />
      {isHeld && (
        <Callout tone="good" role="status">
          <p>{t("reply.held")}</p>
        </Callout>
      )}
      <DraftStatus state={state} onSettle={settle} />
      <Leaving dirty={state !== "none" && state !== "saved"} />
      <div>
        <Button type="submit" loading={sending} disabled={isBusy}>
          {t("reply.send")}
        </Button>
      </div>
    </Form>
  );
}

import { POSTED_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { Button, CloseButton, Group } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../../ui/callout/callout.tsx";
import { DraftStatus } from "../../../../ui/drafts/draft-status.tsx";
import { MarkdownEditor } from "../../../../ui/editor/markdown-editor.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { Leaving } from "../../../../ui/leaving/leaving.tsx";
import { CopyWords } from "../../editing/copy-words.tsx";
import { useKeepPicture } from "../../editing/use-keep-picture.ts";
import classes from "./reply-form.module.css";
import { useNames } from "./use-names.ts";
import { goToReplyBox, type ReplyDraft } from "./use-reply-draft.ts";
import { useSendReply } from "./use-send-reply.ts";

type ReplyFormProps = {
  /** Below which one. */
  post: string;
  mayReply: boolean;
  draft: ReplyDraft;
  /** Why it cannot be sent any more: what is written stays, to be copied. */
  why: string | undefined;
  /** Everybody can see it now. */
  onSent?: (reply: string) => void;
};

const { REPLY_MIN, REPLY_MAX } = forumLimits;

/** Where a reply is written. */
export default function ReplyForm({ post, mayReply, draft, why: told, onSent = ignore }: ReplyFormProps) {
  const { t } = useTranslation(["forum-writing", "forum", "common"]);
  const { texts, change, state, settle, quotes } = draft;
  useEffect(() => {
    if (quotes > 0) goToReplyBox();
  }, [quotes]);
  const [isBusy, setBusy] = useState(false);
  const {
    form,
    send,
    sending,
    issue,
    failure,
    isHeld,
    isLost,
    change: changed,
  } = useSendReply(post, draft, told !== undefined, onSent);
  // Where its sender hears of it first; the page follows.
  const why = told ?? (isLost ? t("noReply.gone") : undefined);
  const heldPlace = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isHeld) heldPlace.current?.focus();
  }, [isHeld]);
  const names = useNames(post, mayReply);
  const keepPicture = useKeepPicture();
  return (
    <Form ref={form} tabIndex={-1} busy={sending || isBusy} onSend={send} className={classes.form}>
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
        error={why ?? issue}
        min={REPLY_MIN}
        max={REPLY_MAX}
        rows={6}
        onSend={send}
        images={POSTED_PICTURES_PATH}
        keepPicture={keepPicture}
        onBusy={setBusy}
        names={names}
      />
      <FailureBox error={why === undefined ? failure : undefined} />
      {isHeld && (
        <Callout ref={heldPlace} tabIndex={-1} tone="good" role="status">
          <p>{t("reply.held")}</p>
        </Callout>
      )}
      <DraftStatus state={state} onSettle={settle} />
      <Leaving dirty={state !== "none" && state !== "saved"} />
      <Group>
        <Button type="submit" loading={sending} disabled={isBusy || why !== undefined}>
          {t("reply.send")}
        </Button>
        {why !== undefined && <CopyWords words={texts.content} />}
      </Group>
    </Form>
  );
}

const ignore = () => {};

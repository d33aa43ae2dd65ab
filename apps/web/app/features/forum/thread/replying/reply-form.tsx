import { forumLimits } from "@dripstone/contract/forum/limits";
import { Button, CloseButton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../../ui/callout/callout.tsx";
import { MarkdownEditor } from "../../../../ui/editor/markdown-editor.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { useKeepPicture } from "../../editing/use-keep-picture.ts";
import type { Thread } from "../use-thread.ts";
import classes from "./reply-form.module.css";
import { useNames } from "./use-names.ts";
import type { useReplyDraft } from "./use-reply-draft.ts";
import { useSendReply } from "./use-send-reply.ts";

type ReplyFormProps = { thread: Thread; control: ReturnType<typeof useReplyDraft> };

const { REPLY_MIN, REPLY_MAX } = forumLimits;

/** Where a reply is written. */
export function ReplyForm({ thread, control }: ReplyFormProps) {
  const { t } = useTranslation(["forum", "common"]);
  const { draft, change } = control;
  const [isBusy, setBusy] = useState(false);
  const { send, sending, issue, failure, isHeld, forget } = useSendReply(thread.post.id, control);
  const names = useNames(thread);
  const keepPicture = useKeepPicture();
  return (
    <Form busy={sending || isBusy} onSend={send} className={classes.form}>
      {draft.quoted && (
        <p className={classes.quoted}>
          {t("writing.answers", { name: draft.quoted.name || t("common:people.deleted") })}
          <CloseButton size="sm" aria-label={t("reply.unquote")} onClick={() => change({ quoted: null })} />
        </p>
      )}
      <MarkdownEditor
        label={t("reply.label")}
        value={draft.content}
        onWrite={(content) => {
          forget();
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
      <div>
        <Button type="submit" loading={sending} disabled={isBusy}>
          {t("reply.send")}
        </Button>
      </div>
    </Form>
  );
}

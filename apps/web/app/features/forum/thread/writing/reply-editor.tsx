import type { ReplyOf } from "@dripstone/contract";
import { POSTED_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { Button, Group } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../../api/failure.ts";
import { useAppDispatch } from "../../../../session/store.ts";
import { DraftStatus } from "../../../../ui/drafts/draft-status.tsx";
import { MarkdownEditor } from "../../../../ui/editor/markdown-editor.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { Form } from "../../../../ui/form/form.tsx";
import { Leaving } from "../../../../ui/leaving/leaving.tsx";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { forumApi, useEditReplyMutation, useLazyReplySourceQuery } from "../../api.ts";
import { Conflict } from "../../editing/conflict.tsx";
import { CopyWords } from "../../editing/copy-words.tsx";
import { isGone } from "../../editing/is-gone.ts";
import { lengthIssue } from "../../editing/length-issue.ts";
import { ReasonField } from "../../editing/reason-field.tsx";
import { useEditDraft } from "../../editing/use-edit-draft.ts";
import { useKeepPicture } from "../../editing/use-keep-picture.ts";
import { useReason } from "../../editing/use-reason.ts";
import { useIntoEditor } from "./use-into-editor.ts";

type Source = ReplyOf<"GET /forum/replies/{id}/source">;
type ReplyEditorProps = { reply: string; source: Source; own: boolean; onDone: () => void };

const bounds = { min: forumLimits.REPLY_MIN, max: forumLimits.REPLY_MAX };

export function ReplyEditor({ reply, source, own, onDone }: ReplyEditorProps) {
  const { t } = useTranslation("forum-writing");
  const dispatch = useAppDispatch();
  const say = useToast();
  const issueText = useIssueText();
  const { draft, change, forget, state, settle } = useEditDraft(reply, { ...source, title: "" });
  const reason = useReason(own);
  const [save, { isLoading, error, reset }] = useEditReplyMutation();
  const [look] = useLazyReplySourceQuery();
  const [theirs, setTheirs] = useState<Source | null>(null);
  const [isLost, setLost] = useState(false);
  const [isVain, setVain] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const keepPicture = useKeepPicture();
  const issue = lengthIssue(draft.content, bounds);
  useIntoEditor(form);

  async function send(): Promise<void> {
    setVain(true);
    if (issue || !reason.isGiven() || isLoading || isLost) return;
    const body = { content: draft.content, version: draft.version, reason: reason.text };
    const saved = await save({ params: { id: reply }, body });
    if (saved.data) {
      void forget();
      say(t(own && saved.data.state === "held" ? "edit.held" : "edit.saved"));
      return onDone();
    }
    if (isGone(saved.error)) return setLost(true);
    if (!isFailure(saved.error) || saved.error.code !== "EDITED_MEANWHILE") return;
    const newest = await look({ params: { id: reply } });
    if (newest.data) setTheirs(newest.data);
  }
  const goOn = () => form.current?.querySelector("textarea")?.focus();
  const choose = (chosen: Partial<typeof draft>) => {
    change(chosen);
    // The draft of another tab or device is decided about with it: nobody is asked twice.
    if (state === "conflict") settle("mine");
    setTheirs(null);
    reset();
    goOn();
  };
  useEffect(() => {
    if (isLost) goOn();
  }, [isLost]);
  const refused = isFailure(error) ? error.fields?.content : undefined;
  const close = () => {
    void forget();
    onDone();
    // The page has waited until nothing can be lost by it.
    if (isLost) dispatch(forumApi.util.invalidateTags(["Forum"]));
  };
  return (
    <Form ref={form} busy={isLoading || isBusy} onSend={send}>
      {!own && <ReasonField reason={reason} />}
      <MarkdownEditor
        label={t(own ? "edit.reply" : "edit.othersReply")}
        value={draft.content}
        onWrite={(content) => {
          if (error) reset();
          change({ content });
        }}
        error={isLost ? t("edit.gone.reply") : issueText((isVain ? issue : undefined) ?? refused)}
        {...bounds}
        rows={6}
        onSend={send}
        images={POSTED_PICTURES_PATH}
        keepPicture={keepPicture}
        onBusy={setBusy}
      />
      {theirs ? (
        <Conflict
          mine={draft}
          theirs={{ ...theirs, title: "" }}
          onTheirs={() => {
            choose({ content: theirs.content, version: theirs.version });
          }}
          onMine={() => {
            choose({ version: theirs.version });
          }}
        />
      ) : (
        !refused && !isLost && <FailureBox error={error} />
      )}
      {!theirs && <DraftStatus state={state} onSettle={settle} />}
      <Leaving dirty={state !== "none" && state !== "saved"} />
      <Group>
        <Button type="submit" loading={isLoading} disabled={isBusy || theirs !== null || isLost}>
          {t("edit.save")}
        </Button>
        {isLost && <CopyWords words={draft.content} />}
        <Button variant="default" onClick={close}>
          {t("cancel")}
        </Button>
      </Group>
    </Form>
  );
}

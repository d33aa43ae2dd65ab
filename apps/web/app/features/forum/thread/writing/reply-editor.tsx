import type { ReplyOf } from "@dripstone/contract";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { Button, Group } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../../api/failure.ts";
import { DraftStatus } from "../../../../ui/drafts/draft-status.tsx";
import { MarkdownEditor } from "../../../../ui/editor/markdown-editor.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { Form } from "../../../../ui/form/form.tsx";
import { Leaving } from "../../../../ui/leaving/leaving.tsx";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useEditReplyMutation, useLazyReplySourceQuery } from "../../api.ts";
import { Conflict } from "../../editing/conflict.tsx";
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
  const say = useToast();
  const issueText = useIssueText();
  const { draft, change, forget, state, settle } = useEditDraft(reply, { ...source, title: "" });
  const reason = useReason(own);
  const [save, { isLoading, error, reset }] = useEditReplyMutation();
  const [look] = useLazyReplySourceQuery();
  const [theirs, setTheirs] = useState<Source | null>(null);
  const [isVain, setVain] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const keepPicture = useKeepPicture();
  const issue = lengthIssue(draft.content, bounds);
  const form = useRef<HTMLFormElement>(null);
  useIntoEditor(form);

  async function send(): Promise<void> {
    setVain(true);
    if (issue || !reason.isGiven() || isLoading) return;
    const body = { content: draft.content, version: draft.version, reason: reason.text };
    const saved = await save({ params: { id: reply }, body });
    if (saved.data) {
      void forget();
      say(t(own && saved.data.state === "held" ? "edit.held" : "edit.saved"));
      return onDone();
    }
    if (!isFailure(saved.error) || saved.error.code !== "EDITED_MEANWHILE") return;
    const newest = await look({ params: { id: reply } });
    if (newest.data) setTheirs(newest.data);
  }
  const refused = isFailure(error) ? error.fields?.content : undefined;
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
        error={issueText((isVain ? issue : undefined) ?? refused)}
        {...bounds}
        rows={6}
        onSend={send}
        keepPicture={keepPicture}
        onBusy={setBusy}
      />
      {theirs ? (
        <Conflict
          mine={draft}
          theirs={{ ...theirs, title: "" }}
          onTheirs={() => {
            change({ content: theirs.content, version: theirs.version });
            setTheirs(null);
            reset();
          }}
          onMine={() => {
            change({ version: theirs.version });
            setTheirs(null);
            reset();
          }}
        />
      ) : (
        !refused && <FailureBox error={error} />
      )}
      <DraftStatus state={state} onSettle={settle} />
      <Leaving dirty={state !== "none" && state !== "saved"} />
      <Group>
        <Button type="submit" loading={isLoading} disabled={isBusy || theirs !== null}>
          {t("edit.save")}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            void forget();
            onDone();
          }}
        >
          {t("cancel")}
        </Button>
      </Group>
    </Form>
  );
}

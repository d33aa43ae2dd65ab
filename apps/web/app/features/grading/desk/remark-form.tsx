import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { lengthOf } from "@dripstone/contract/length";
import { Button, Group, Textarea } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { DraftStatus } from "../../../ui/drafts/draft-status.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { MarkdownPreview } from "../../../ui/markdown/markdown-preview.tsx";
import { useChangeRemarkMutation, useSetRemarkMutation } from "../api.ts";
import classes from "./desk.module.css";
import type { RemarkDraft } from "./use-remark-draft.ts";
import type { Writing } from "./work-shown.tsx";

type RemarkFormProps = { homework: string; draft: RemarkDraft; writing: Writing; onDone: () => void };

/** The words of a remark, with their formulas below; Ctrl+Enter keeps it, Escape forgets it. */
export function RemarkForm({ homework, draft, writing, onDone }: RemarkFormProps) {
  const { t } = useTranslation("grading");
  const { text } = writing;
  const [setRemark, setting] = useSetRemarkMutation();
  const [changeRemark, changing] = useChangeRemarkMutation();
  const busy = setting.isLoading || changing.isLoading;
  const length = lengthOf(text.trim());
  const keep = async () => {
    if (length === 0 || length > homeworkLimits.HOMEWORK_REMARK_MAX) return;
    const { id: remark, version, file, page, x, y } = writing;
    const reply =
      remark !== undefined && version !== undefined
        ? await changeRemark({ params: { id: homework, remark }, body: { text, x, y, version } })
        : await setRemark({ params: { id: homework }, body: { file, page, x, y, text } });
    if (!reply.error) onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onDone();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void keep();
  };
  return (
    <Form busy={busy} onSend={keep} className={classes.writing} aria-label={t("remark.title")}>
      <Textarea
        autoFocus
        label={t(writing.id === undefined ? "remark.new" : "remark.change", { page: writing.page })}
        description={t("remark.help")}
        value={text}
        rows={3}
        error={
          length > homeworkLimits.HOMEWORK_REMARK_MAX &&
          t("remark.tooLong", { max: homeworkLimits.HOMEWORK_REMARK_MAX })
        }
        onChange={({ currentTarget }) => draft.write({ ...writing, text: currentTarget.value })}
        onKeyDown={press}
      />
      <MarkdownPreview text={text} label={t("remark.preview")} />
      <FailureBox error={setting.error ?? changing.error} />
      <Group gap="sm">
        <Button type="submit" loading={busy} disabled={length === 0}>
          {t("remark.keep")}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t("remark.cancel")}
        </Button>
      </Group>
      <DraftStatus state={draft.state} onSettle={draft.settle} />
    </Form>
  );
}

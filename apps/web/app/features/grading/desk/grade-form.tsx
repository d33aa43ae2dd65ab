import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { Button, Group, TextInput } from "@mantine/core";
import type { ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { DraftStatus } from "../../../ui/drafts/draft-status.tsx";
import { MarkdownEditor } from "../../../ui/editor/markdown-editor.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { Leaving } from "../../../ui/leaving/leaving.tsx";
import classes from "./desk.module.css";
import type { Grade } from "./use-grade.ts";

/** Points and a comment, kept for oneself or returned. */
export function GradeForm({ grade }: { grade: Grade }) {
  const { t } = useTranslation("grading");
  const { draft, form, kept, busy, error } = grade;
  const { values, isDirty } = draft;
  const isReturned = kept.returnedAt !== null;
  const isSafe = draft.state === "none" || draft.state === "saved";
  const isOvertaken = isFailure(error) && error.code === "EDITED_MEANWHILE";
  const line = (name: "points" | "of") => ({
    value: values[name],
    error: form.errorOf(name),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => grade.write({ [name]: currentTarget.value }),
    onBlur: () => form.leave(name),
  });
  return (
    <Form ref={form.form} busy={busy} onSend={grade.saveAndSay} className={classes.grade} aria-label={t("grade.title")}>
      <div className={classes.points}>
        <TextInput name="points" inputMode="numeric" autoComplete="off" label={t("points.label")} {...line("points")} />
        <TextInput name="of" inputMode="numeric" autoComplete="off" label={t("points.outOf")} {...line("of")} />
      </div>
      <MarkdownEditor
        label={t("grade.comment")}
        value={values.feedback}
        onWrite={(feedback) => grade.write({ feedback })}
        error={form.errorOf("feedback")}
        min={0}
        max={homeworkLimits.HOMEWORK_FEEDBACK_MAX}
        rows={6}
        onSend={() => void grade.saveAndSay()}
      />
      <FailureBox error={error}>
        {isOvertaken && (
          <Button variant="default" onClick={() => void grade.takeOver()}>
            {t("grade.takeOver")}
          </Button>
        )}
      </FailureBox>
      <Group gap="sm">
        {isReturned ? (
          <>
            <Button type="submit" loading={busy} disabled={!isDirty}>
              {t("grade.change")}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => void grade.takeBack()}>
              {t("grade.takeBack")}
            </Button>
          </>
        ) : (
          <>
            <Button loading={busy} onClick={() => void grade.giveBack()}>
              {t("grade.return")}
            </Button>
            <Button type="submit" variant="default" disabled={busy || !isDirty}>
              {t("grade.save")}
            </Button>
          </>
        )}
      </Group>
      <p role="status" className={classes.done}>
        {grade.done}
      </p>
      <DraftStatus state={draft.state} onSettle={draft.settle} />
      {/* What is returned already is not saved in passing, as its student would be told. */}
      <Leaving dirty={isReturned ? !isSafe : isDirty} onSave={isReturned ? undefined : grade.keep} />
    </Form>
  );
}

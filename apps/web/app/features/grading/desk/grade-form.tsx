import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { Button, Group, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { MarkdownEditor } from "../../../ui/editor/markdown-editor.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import classes from "./desk.module.css";
import { LeavingGrade } from "./leaving-grade.tsx";
import type { Grade } from "./use-grade.ts";

/** Points and a comment, kept for oneself or returned. */
export function GradeForm({ grade }: { grade: Grade }) {
  const { t } = useTranslation("grading");
  const { fields, kept, busy, error, isDirty } = grade;
  const isReturned = kept.returnedAt !== null;
  const isOvertaken = isFailure(error) && error.code === "EDITED_MEANWHILE";
  return (
    <Form
      ref={fields.form}
      busy={busy}
      onSend={grade.saveAndSay}
      className={classes.grade}
      aria-label={t("grade.title")}
    >
      <div className={classes.points}>
        <TextInput
          name="points"
          inputMode="numeric"
          autoComplete="off"
          label={t("points.label")}
          {...fields.text("points")}
        />
        <TextInput name="of" inputMode="numeric" autoComplete="off" label={t("points.outOf")} {...fields.text("of")} />
      </div>
      <MarkdownEditor
        label={t("grade.comment")}
        value={fields.values.feedback}
        onWrite={(text) => fields.set("feedback", text)}
        error={fields.errorOf("feedback")}
        min={0}
        max={homeworkLimits.HOMEWORK_FEEDBACK_MAX}
        rows={6}
        onSend={() => void grade.saveAndSay()}
      />
      <FailureBox error={error}>
        {isOvertaken && (
          <Button variant="default" onClick={grade.takeOver}>
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
      <LeavingGrade dirty={isDirty} />
    </Form>
  );
}

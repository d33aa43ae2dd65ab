import type { FieldIssue } from "@dripstone/contract/errors";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { ArchivedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerField } from "../../../ui/answer/answer-field.tsx";
import { FieldSwitch } from "../../../ui/answer/field-switch.tsx";
import { ReadingPreview } from "../../../ui/answer/reading-preview.tsx";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { Outcome } from "../outcome/outcome.tsx";
import { Ripples } from "../outcome/ripples.tsx";
import classes from "./practice-form.module.css";
import { usePractice } from "./use-practice.ts";

const required: FieldIssue = { code: "ANSWER_REQUIRED" };

/** An answer to a closed problem, judged as often as one likes: nothing is counted, and nothing is kept. */
export function PracticeForm({ problem }: { problem: ArchivedProblem }) {
  const { t } = useTranslation("weekly-problem");
  const issueText = useIssueText();
  const { draft, change, send, sending, reply, failure } = usePractice(problem.week);
  const [issue, setIssue] = useState<FieldIssue>();
  const field = useRef<{ focus(): void }>(null);

  const edit: typeof change = (part) => {
    setIssue(undefined);
    change(part);
  };

  async function judge(): Promise<void> {
    if (draft.answer.trim() !== "") return send();
    setIssue(required);
    field.current?.focus();
  }
  const right = reply?.result.verdict === "equal";

  return (
    <Form busy={sending} onSend={judge} className={classes.form}>
      <div>
        <h2 className={classes.heading}>{t("archive.practice.heading")}</h2>
        <p className={classes.note}>{t("archive.practice.note")}</p>
      </div>
      <AnswerField
        ref={field}
        letters={problem.letters}
        max={weeklyProblemLimits.ANSWER_MAX}
        draft={draft}
        change={edit}
        error={issueText(issue ?? failure?.fields?.answer)}
        disabled={sending}
      />
      <FieldSwitch draft={draft} change={edit} problem={problem} />
      <Outcome reply={reply} failure={failure} draft={draft} letters={problem.letters} practice>
        {right && (
          <Callout tone="good">
            <div className={classes.right}>
              <Ripples lively />
              <h3>{t("archive.practice.right")}</h3>
            </div>
          </Callout>
        )}
      </Outcome>
      {!reply && !failure && <ReadingPreview answer={draft.answer} problem={problem} math={draft.math} />}
      <Button type="submit" size="lg" loading={sending} fullWidth>
        {t("archive.practice.check")}
      </Button>
    </Form>
  );
}

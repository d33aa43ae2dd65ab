import type { ErrorCode, FieldIssue } from "@dripstone/contract/errors";
import type { WeeklyProblem, WeeklyTrial, WeeklyWork } from "@dripstone/contract/weekly-problem/payloads";
import { Button } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoginPrompt } from "../../../session/login-prompt.tsx";
import { useAppSelector } from "../../../session/store.ts";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { AttemptsLeft } from "../attempts/attempts-left.tsx";
import { Outcome } from "../outcome/outcome.tsx";
import { ReadingPreview } from "../reading/reading-preview.tsx";
import { TrialVerdict } from "../trial/trial-verdict.tsx";
import { AnswerField } from "./answer-field.tsx";
import classes from "./answer-form.module.css";
import { ExplanationField } from "./explanation-field.tsx";
import { FieldSwitch } from "./field-switch.tsx";
import type { DraftControl } from "./use-answer-draft.ts";
import type { Answering } from "./use-answering.ts";

type AnswerFormProps = {
  problem: WeeklyProblem;
  /** Null for a visitor, and until it is known. */
  work: WeeklyWork | null;
  /** What a visitor had judged already. */
  trial: WeeklyTrial | null;
  control: DraftControl;
  answering: Answering;
};

/** After these a visitor gets on with an account only. */
const endsTrials: ReadonlySet<string> = new Set<ErrorCode>(["TRIAL_USED", "TOO_MANY_REQUESTS"]);

const required: FieldIssue = { code: "ANSWER_REQUIRED" };

/** Answer, live reading, optional explanation: everything between the problem and its verdict. */
export function AnswerForm({ problem, work, trial, control, answering }: AnswerFormProps) {
  const { t } = useTranslation("weekly-problem");
  const issueText = useIssueText();
  const { draft, change, adopt } = control;
  const { handIn, forget, sending, reply, failure } = answering;
  const isVisitor = useAppSelector(({ auth }) => auth.token === null);
  const { online } = useNetwork();
  const [prompted, setPrompted] = useState(false);
  const [issue, setIssue] = useState<FieldIssue>();
  const field = useRef<{ focus(): void }>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.elements.namedItem("answer");
    if (input instanceof HTMLInputElement) adopt(input.value);
  }, [adopt]);

  const edit = (part: Parameters<typeof change>[0]) => {
    setIssue(undefined);
    if (reply || failure) forget();
    change(part);
  };

  async function send(): Promise<void> {
    if (draft.answer.trim() === "") {
      setIssue(required);
      field.current?.focus();
      return;
    }
    const isSecond = trial !== null;
    setPrompted(isSecond);
    if (!isSecond) await handIn();
  }
  const isTold = reply !== null || failure !== null || (trial !== null && trial.attempt.answer === draft.answer);
  const wantsAccount = isVisitor && (prompted || (failure !== null && endsTrials.has(failure.code)));
  const wayOn = wantsAccount && <LoginPrompt title={t("login.title")} text={t("login.text")} takesFocus={prompted} />;

  return (
    <Form ref={form} busy={sending} onSend={send} className={classes.form}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t("answer.heading")}</h2>
        <AttemptsLeft work={work} trial={trial} />
      </div>
      <div className={classes.field}>
        <AnswerField
          ref={field}
          letters={problem.letters}
          draft={draft}
          change={edit}
          error={issueText(issue ?? failure?.fields?.answer)}
          disabled={sending}
        />
        <FieldSwitch draft={draft} change={edit} problem={problem} />
      </div>
      {prompted && wayOn}
      <Outcome reply={reply} failure={failure} draft={draft} letters={problem.letters}>
        {trial && <TrialVerdict trial={trial} prompted={prompted} />}
      </Outcome>
      {!prompted && wayOn}
      {!isTold && <ReadingPreview answer={draft.answer} problem={problem} math={draft.math} />}
      <ExplanationField draft={draft} change={edit} />
      {!online && <p className={classes.offline}>{t("offline")}</p>}
      <Button type="submit" size="lg" loading={sending} fullWidth>
        {t("answer.handIn")}
      </Button>
    </Form>
  );
}

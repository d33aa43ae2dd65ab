import type { ErrorCode, FieldIssue } from "@dripstone/contract/errors";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { WeeklyProblem, WeeklyTrial, WeeklyWork } from "@dripstone/contract/weekly-problem/payloads";
import { Button } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoginPrompt } from "../../../session/login-prompt.tsx";
import { useAppSelector } from "../../../session/store.ts";
import { AnswerField } from "../../../ui/answer/answer-field.tsx";
import { bringIntoView } from "../../../ui/answer/bring-into-view.ts";
import { FieldSwitch } from "../../../ui/answer/field-switch.tsx";
import { ReadingPreview } from "../../../ui/answer/reading-preview.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { AttemptsLeft } from "../attempts/attempts-left.tsx";
import { Outcome } from "../outcome/outcome.tsx";
import { TrialUsed } from "../trial/trial-used.tsx";
import classes from "./answer-form.module.css";
import { ExplanationField } from "./explanation-field.tsx";
import type { DraftControl } from "./use-answer-draft.ts";
import type { Answering } from "./use-answering.ts";

type AnswerFormProps = {
  problem: WeeklyProblem;
  /** Null for a visitor, and until it is known. */
  work: WeeklyWork | null;
  /** The one answer that a visitor had judged already: nothing more can be submitted without an account. */
  trial: WeeklyTrial | null;
  control: DraftControl;
  answering: Answering;
};

/** After these a visitor gets on with an account only. */
const endsTrials: ReadonlySet<string> = new Set<ErrorCode>(["TRIAL_USED", "TOO_MANY_REQUESTS"]);

const required: FieldIssue = { code: "ANSWER_REQUIRED" };

/** Answer, optional explanation, and what is said of it: how it is read, or the verdict. */
export function AnswerForm({ problem, work, trial, control, answering }: AnswerFormProps) {
  const { t } = useTranslation("weekly-problem");
  const issueText = useIssueText();
  const { draft, change, adopt } = control;
  const { handIn, forget, sending, reply, failure } = answering;
  const isVisitor = useAppSelector(({ auth }) => auth.token === null);
  const { online } = useNetwork();
  const [issue, setIssue] = useState<FieldIssue>();
  const field = useRef<{ focus(): void }>(null);
  const form = useRef<HTMLFormElement>(null);
  const wayOn = useRef<HTMLElement>(null);
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
    if (trial) return leadOn(wayOn.current);
    if (draft.answer.trim() === "") {
      setIssue(required);
      field.current?.focus();
      return;
    }
    await handIn();
  }
  const isTold = reply !== null || failure !== null || (trial !== null && trial.attempt.answer === draft.answer);
  const isRefused = isVisitor && failure !== null && endsTrials.has(failure.code);

  return (
    <Form ref={form} busy={sending} onSend={send} className={classes.form}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t("answer.heading")}</h2>
        <AttemptsLeft work={work} isUsed={trial !== null} />
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
      <div className={classes.actions}>
        <FieldSwitch draft={draft} change={edit} problem={problem} />
        <ExplanationField draft={draft} change={edit} />
        {!trial && (
          <Button type="submit" size="lg" loading={sending} className={classes.send}>
            {t("answer.handIn")}
          </Button>
        )}
      </div>
      {!online && <p className={classes.offline}>{t("offline")}</p>}
      <Outcome reply={reply} failure={failure} draft={draft} letters={problem.letters}>
        {trial && <TrialUsed ref={wayOn} trial={trial} />}
      </Outcome>
      {isRefused && <LoginPrompt title={t("login.title")} text={t("login.text")} />}
      {!isTold && <ReadingPreview answer={draft.answer} problem={problem} math={draft.math} />}
    </Form>
  );
}

function leadOn(wayOn: HTMLElement | null): void {
  wayOn?.focus({ preventScroll: true });
  if (wayOn) bringIntoView(wayOn, "smooth");
}

import type { WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";
import { Fragment, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useIsOver } from "../../ui/dates/use-now.ts";
import { Page } from "../../ui/page/page.tsx";
import { AnswerForm } from "./answer/answer-form.tsx";
import { useAnswerDraft } from "./answer/use-answer-draft.ts";
import { useAnswering } from "./answer/use-answering.ts";
import { AttemptsList } from "./attempts/attempts-list.tsx";
import { useWork } from "./attempts/use-work.ts";
import { WorkFailed } from "./attempts/work-failed.tsx";
import { WorkVeil } from "./attempts/work-veil.tsx";
import { InBoth } from "./both/in-both.tsx";
import { useBesideWeekly } from "./both/use-beside.ts";
import { useBoth } from "./both/use-both.ts";
import { ClosedNotice } from "./outcome/closed-notice.tsx";
import { OutOfAttempts, Solved } from "./outcome/ending.tsx";
import { EndingSaid } from "./outcome/ending-said.tsx";
import { Hints } from "./outcome/hints.tsx";
import { openedHint } from "./outcome/opened-hint.ts";
import { Solution } from "./outcome/solution.tsx";
import { ProblemHead } from "./problem/problem-head.tsx";
import { TrialSolved } from "./trial/trial-solved.tsx";
import { TrialTakenOver } from "./trial/trial-taken-over.tsx";
import { useTrial } from "./trial/use-trial.ts";
import { WarmUps } from "./warm-up/warm-ups.tsx";
import classes from "./weekly-problem-page.module.css";

type OpenProblemProps = {
  problem: WeeklyProblem;
  /** Another week has begun. */
  newer: boolean;
  onMoveOn: () => void;
  /** Asks the server which problem is open. */
  onAsk: () => void;
  /** It is a part of another page. */
  part?: boolean;
};

/** The week's problem with everything that a student does with it. */
export function OpenProblem({ problem, newer, onMoveOn, onAsk, part = false }: OpenProblemProps) {
  const { t } = useTranslation("weekly-problem");
  const control = useAnswerDraft(problem.week);
  const answering = useAnswering(problem, control);
  const both = useBoth();
  const beside = useBesideWeekly(both, problem.week);
  const { work, pending, failed, retry } = useWork(problem.week);
  const { trial, retryTrial } = useTrial(problem.week);
  const { reply, failure } = answering;

  const over = useIsOver(problem.endsAt);
  const refused = failure?.code === "WEEK_CLOSED";
  useEffect(() => {
    if (over || refused) onAsk();
  }, [over, refused, onAsk]);

  const outdated = failure?.code === "ALREADY_SOLVED" || failure?.code === "NO_ATTEMPTS_LEFT";
  useEffect(() => {
    if (outdated) retry();
  }, [outdated, retry]);

  const used = failure?.code === "TRIAL_USED";
  useEffect(() => {
    if (used) retryTrial();
  }, [used, retryTrial]);

  // What a visitor has written is the account's now.
  const { clear } = control;
  const isSolved = Boolean(work?.solved);
  useEffect(() => {
    if (isSolved) clear();
  }, [isSolved, clear]);

  const isWriting = control.draft.answer !== "" || control.draft.explanation !== "";
  useEffect(() => {
    if (newer && !isWriting && !reply) onMoveOn();
  }, [newer, isWriting, reply, onMoveOn]);

  const Frame = part ? Fragment : Page;
  const earned = reply?.result.verdict === "equal" ? reply.earned : null;
  const finished = work !== null && (work.solved !== null || work.attemptsLeft === 0);
  return (
    <Frame>
      <ProblemHead problem={problem} both={both} beside={beside?.problem ?? null} part={part} />
      <div className={classes.desk} data-both={both.shown ? "" : undefined} data-part={part ? "" : undefined}>
        <section className={classes.statement} aria-label={t("statement")}>
          <InBoth html={problem.statementHtml} beside={beside} of={({ statementHtml }) => statementHtml} statement />
        </section>
        <div className={classes.work}>
          {newer && isWriting ? (
            <ClosedNotice draft={control.draft} onNext={onMoveOn} />
          ) : pending && failed ? (
            <WorkFailed onRetry={retry} />
          ) : work?.solved ? (
            <Solved problem={problem} work={work} points={work.solved.points} earned={earned} />
          ) : finished ? (
            <OutOfAttempts problem={problem} fresh={reply !== null} />
          ) : trial?.takenOver ? (
            <TrialTakenOver />
          ) : trial?.attempt.verdict === "equal" ? (
            <TrialSolved trial={trial} fresh={reply !== null} />
          ) : (
            <WorkVeil lies={pending}>
              <AnswerForm problem={problem} work={work} trial={trial} control={control} answering={answering} />
            </WorkVeil>
          )}
          <EndingSaid reply={reply} finished={finished} />
          <WarmUps finished={finished || (trial?.takenOver === false && trial.attempt.verdict === "equal")} />
        </div>
        {work && (
          <div className={classes.more}>
            <Hints
              hints={work.hints}
              total={work.hintsTotal}
              finished={finished}
              besideAnswer={reply && openedHint(reply)}
            />
            {work.solutionHtml && <Solution html={work.solutionHtml} />}
            <AttemptsList attempts={work.attempts} />
          </div>
        )}
      </div>
    </Frame>
  );
}

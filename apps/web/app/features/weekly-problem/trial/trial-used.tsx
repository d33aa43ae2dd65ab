import type { WeeklyTrial } from "@dripstone/contract/weekly-problem/payloads";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { WrongAnswer } from "../outcome/wrong-answer.tsx";
import { TrialWays } from "./trial-ways.tsx";
import { useWaitingRegistration } from "./use-waiting-registration.ts";

type TrialUsedProps = {
  trial: WeeklyTrial;
  /** Where whoever wants to submit once more is led. */
  ref: Ref<HTMLElement>;
};

/** A visitor's one answer was wrong: what a student is told of it, and how to go on. */
export function TrialUsed({ trial, ref }: TrialUsedProps) {
  const { t } = useTranslation("weekly-problem");
  const isWaiting = useWaitingRegistration() !== null;
  const { attempt, hint, attemptsLeft, points } = trial;
  const title = t(isWaiting ? "trial.kept" : "login.title");
  return (
    <>
      <WrongAnswer attempt={attempt} hint={hint} hintNumber={1} />
      <Callout ref={ref} tabIndex={-1} aria-label={title}>
        <h3>{title}</h3>
        <p>
          {t("trial.left", {
            more: t("trial.more", { count: attemptsLeft }),
            still: t("trial.still", { count: points }),
          })}
        </p>
        <TrialWays trial={trial} />
      </Callout>
    </>
  );
}

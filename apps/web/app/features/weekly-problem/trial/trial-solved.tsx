import type { WeeklyTrial } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import classes from "../outcome/ending.module.css";
import { Ripples } from "../outcome/ripples.tsx";
import { useEnding } from "../outcome/use-ending.ts";
import { TrialWays } from "./trial-ways.tsx";
import { useWaitingRegistration } from "./use-waiting-registration.ts";

/** A visitor has found it: what waits for an account. */
export function TrialSolved({ trial, fresh }: { trial: WeeklyTrial; fresh: boolean }) {
  const { t } = useTranslation("weekly-problem");
  const { section, heading } = useEnding(fresh);
  const isWaiting = useWaitingRegistration() !== null;
  return (
    <section ref={section} className={classes.ending} data-tone="pool" aria-labelledby="weekly-ending">
      <Ripples lively={fresh} />
      <div className={classes.words}>
        <h2 id="weekly-ending" ref={heading} tabIndex={-1} className={classes.title}>
          {t("solved.title")}
        </h2>
        <p className={classes.points}>{t("trial.points", { count: trial.points })}</p>
        {!isWaiting && <p>{t("trial.waiting")}</p>}
        <TrialWays trial={trial} />
        {!isWaiting && <p className={classes.next}>{t("trial.known")}</p>}
      </div>
    </section>
  );
}

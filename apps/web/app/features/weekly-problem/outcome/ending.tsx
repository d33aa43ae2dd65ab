import { paths } from "@dripstone/contract/paths";
import type { AttemptReply, WeeklyProblem, WeeklyWork } from "@dripstone/contract/weekly-problem/payloads";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FirstDropBadge } from "../../../ui/illustrations/first-drop-badge.tsx";
import { WaitingHollow } from "../../../ui/illustrations/waiting-hollow.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import classes from "./ending.module.css";
import { Ripples } from "./ripples.tsx";

type SolvedProps = {
  problem: WeeklyProblem;
  work: WeeklyWork;
  points: number;
  /** What was earned a moment ago; null for one who comes back to a solved problem. */
  earned: AttemptReply["earned"] | null;
};

/** The pool after the drop: points, a new badge, and the way on. */
export function Solved({ problem, work, points, earned }: SolvedProps) {
  const { t } = useTranslation(["weekly-problem", "progress"]);
  const { schoolDay } = useDates();
  const heading = useFocusOnce(earned !== null);
  const tries = work.attempts.filter((attempt) => attempt.counts).length;
  const praise = tries === 1 || tries === 2 ? (`${tries}` as const) : "more";
  return (
    <section className={classes.ending} data-tone="pool" aria-labelledby="weekly-ending">
      <Ripples lively={earned !== null} />
      <div className={classes.words}>
        <h2 id="weekly-ending" ref={heading} tabIndex={-1} className={classes.title}>
          {t("solved.title")}
        </h2>
        <p className={classes.points}>{t("solved.points", { count: points })}</p>
        <p>{earned ? t(`solved.praise.${praise}`) : t("solved.calm")}</p>
        {earned?.badges.map((badge) => (
          <div key={badge} className={classes.badge}>
            <FirstDropBadge size={96} />
            <div>
              <p className={classes.eyebrow}>{t("solved.badge")}</p>
              <p className={classes.name}>{t(`badges.${badge}.name`, { ns: "progress" })}</p>
              <p>{t(`badges.${badge}.description`, { ns: "progress" })}</p>
            </div>
          </div>
        ))}
        <p className={classes.next}>{t("solved.next", { day: schoolDay(Date.parse(problem.endsAt)) })}</p>
        <div className={classes.ways}>
          <ButtonLink to={paths.progress}>{t("solved.progress")}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** After the last attempt: no blame, the solution, and a day to come back. */
export function OutOfAttempts({ problem, fresh }: { problem: WeeklyProblem; fresh: boolean }) {
  const { t } = useTranslation("weekly-problem");
  const { schoolDay } = useDates();
  const heading = useFocusOnce(fresh);
  return (
    <section className={classes.ending} aria-labelledby="weekly-ending">
      <WaitingHollow />
      <div className={classes.words}>
        <h2 id="weekly-ending" ref={heading} tabIndex={-1} className={classes.title}>
          {t("out.title")}
        </h2>
        <p>{t("out.text", { day: schoolDay(Date.parse(problem.endsAt)) })}</p>
      </div>
    </section>
  );
}

/** The form that had the focus is gone: the focus goes to what came in its place. */
function useFocusOnce(wanted: boolean) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wanted) element.current?.focus();
  }, [wanted]);
  return element;
}

import { paths } from "@dripstone/contract/paths";
import type { AttemptReply, WeeklyProblem, WeeklyWork } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { NextProblem } from "../../../ui/dates/next-problem.tsx";
import { WaitingHollow } from "../../../ui/illustrations/waiting-hollow.tsx";
import { ButtonLink, WayLink } from "../../../ui/page/button-link.tsx";
import classes from "./ending.module.css";
import { NewBadges } from "./new-badges.tsx";
import { Ripples } from "./ripples.tsx";
import { useEnding } from "./use-ending.ts";

type SolvedProps = {
  problem: WeeklyProblem;
  work: WeeklyWork;
  points: number;
  /** What was earned a moment ago; null for one who comes back to a solved problem. */
  earned: AttemptReply["earned"] | null;
};

/** The pool after the drop: points, a new badge, and the way on. */
export function Solved({ problem, work, points, earned }: SolvedProps) {
  const { t } = useTranslation("weekly-problem");
  const { section, heading } = useEnding(earned !== null);
  const tries = work.attempts.filter((attempt) => attempt.counts).length;
  const praise = tries === 1 || tries === 2 ? (`${tries}` as const) : "more";
  return (
    <section ref={section} className={classes.ending} data-tone="pool" aria-labelledby="weekly-ending">
      <Ripples lively={earned !== null} />
      <div className={classes.words}>
        <h2 id="weekly-ending" ref={heading} tabIndex={-1} className={classes.title}>
          {t("solved.title")}
        </h2>
        <p className={classes.points}>{t("solved.points", { count: points })}</p>
        <p>{earned ? t(`solved.praise.${praise}`) : t("solved.calm")}</p>
        {earned && <NewBadges badges={earned.badges} />}
        <p className={classes.next}>
          <NextProblem at={problem.endsAt} />
        </p>
        <div className={classes.ways}>
          <ButtonLink to={paths.progress}>{t("solved.progress")}</ButtonLink>
          <ButtonLink to={paths.archive} quiet>
            {t("archive.link")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Worked problems to try next, the nearer ones first. */
const warmUps = {
  easy: ["amc8"],
  medium: ["amc8", "amc10"],
  hard: ["amc10", "amc8"],
} as const satisfies Record<WeeklyProblem["difficulty"], readonly ("amc8" | "amc10")[]>;

/** After the last attempt: no blame, the solution, problems that can be done now, and a day to come back. */
export function OutOfAttempts({ problem, fresh }: { problem: WeeklyProblem; fresh: boolean }) {
  const { t } = useTranslation("weekly-problem");
  const { section, heading } = useEnding(fresh);
  return (
    <section ref={section} className={classes.ending} aria-labelledby="weekly-ending">
      <WaitingHollow />
      <div className={classes.words}>
        <h2 id="weekly-ending" ref={heading} tabIndex={-1} className={classes.title}>
          {t("out.title")}
        </h2>
        <p>{t("out.text")}</p>
        <div className={classes.ways}>
          <ButtonLink to={`${paths.weeklyProblem}#weekly-solution`}>{t("out.solution")}</ButtonLink>
        </div>
        <p>{t("out.warmUp")}</p>
        <ul className={classes.warmUps}>
          <li>
            <WayLink to={paths.archive}>{t("archive.link")}</WayLink>
          </li>
          {warmUps[problem.difficulty].map((contest) => (
            <li key={contest}>
              <WayLink to={paths[contest]}>{t(`out.${contest}`)}</WayLink>
            </li>
          ))}
        </ul>
        <p>
          <NextProblem at={problem.endsAt} />
        </p>
      </div>
    </section>
  );
}

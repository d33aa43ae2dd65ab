import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { WeeklyTrial, WeeklyWork } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { Drops } from "../problem/drops.tsx";
import classes from "./attempts-left.module.css";

const { ATTEMPTS_PER_WEEK } = weeklyProblemLimits;

type AttemptsLeftProps = {
  work: Pick<WeeklyWork, "attemptsLeft" | "pointsNow"> | null;
  /** What a visitor has used up. */
  trial: WeeklyTrial | null;
};

/** A drop for each attempt that is left, and what the next one can earn; for a visitor, how many an account has. */
export function AttemptsLeft({ work, trial }: AttemptsLeftProps) {
  const { t } = useTranslation("weekly-problem");
  return (
    <p className={classes.left}>
      <Drops filled={(work ?? trial)?.attemptsLeft ?? ATTEMPTS_PER_WEEK} of={ATTEMPTS_PER_WEEK} />
      <span>
        {work
          ? t("attempts.left", { count: work.attemptsLeft }) + t("attempts.worth", { count: work.pointsNow })
          : t(trial ? "attempts.visitorUsed" : "attempts.visitor")}
      </span>
    </p>
  );
}

import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { WeeklyWork } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { Drops } from "../problem/drops.tsx";
import classes from "./attempts-left.module.css";

const { ATTEMPTS_PER_WEEK } = weeklyProblemLimits;

/** A visitor's only one. */
const VISITORS_ATTEMPTS = 1;

type AttemptsLeftProps = {
  work: Pick<WeeklyWork, "attemptsLeft" | "pointsNow"> | null;
  /** Whether a visitor has had an answer judged. */
  isUsed: boolean;
};

/** A drop for each attempt that is left, and what the next one can earn; for a visitor, the only one, and how many an account has. */
export function AttemptsLeft({ work, isUsed }: AttemptsLeftProps) {
  const { t } = useTranslation("weekly-problem");
  return (
    <p className={classes.left}>
      {work ? (
        <Drops filled={work.attemptsLeft} of={ATTEMPTS_PER_WEEK} />
      ) : (
        <Drops filled={isUsed ? 0 : VISITORS_ATTEMPTS} of={VISITORS_ATTEMPTS} />
      )}
      <span>
        {work
          ? t("attempts.left", { count: work.attemptsLeft }) + t("attempts.worth", { count: work.pointsNow })
          : t(isUsed ? "attempts.visitorUsed" : "attempts.visitor")}
      </span>
    </p>
  );
}

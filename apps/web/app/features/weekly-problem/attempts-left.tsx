import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { useTranslation } from "react-i18next";
import classes from "./attempts-left.module.css";
import { Drops } from "./drops.tsx";

const { ATTEMPTS_PER_WEEK } = weeklyProblemLimits;

/** A drop for each attempt that is left; all of them as long as nobody has logged in. */
export function AttemptsLeft({ left }: { left: number | null }) {
  const { t } = useTranslation("weekly-problem");
  return (
    <p className={classes.left}>
      <Drops filled={left ?? ATTEMPTS_PER_WEEK} of={ATTEMPTS_PER_WEEK} />
      <span>{left === null ? t("attempts.visitor") : t("attempts.left", { count: left })}</span>
    </p>
  );
}

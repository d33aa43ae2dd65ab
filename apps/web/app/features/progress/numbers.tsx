import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import classes from "./numbers.module.css";

/** What has been achieved, in four numbers. */
export function Numbers({ progress }: { progress: Progress }) {
  const { t } = useTranslation("progress");
  const { totalPoints, problemsSolved, currentStreak, longestStreak } = progress;
  return (
    <dl className={classes.numbers}>
      <div data-first="">
        <dt>{t("points")}</dt>
        <dd>{totalPoints}</dd>
      </div>
      <div>
        <dt>{t("solvedCount")}</dt>
        <dd>{problemsSolved}</dd>
      </div>
      <div>
        <dt>{t("currentStreak")}</dt>
        <dd>{t("weeks", { count: currentStreak })}</dd>
      </div>
      <div>
        <dt>{t("longestStreak")}</dt>
        <dd>{t("weeks", { count: longestStreak })}</dd>
      </div>
    </dl>
  );
}

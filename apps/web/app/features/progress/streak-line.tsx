import { paths } from "@dripstone/contract/paths";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { NextProblem } from "../../ui/dates/next-problem.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import classes from "./progress-page.module.css";

/** What this week means for the streak, and the way to the problem while it is open. */
export function StreakLine({ progress }: { progress: Progress }) {
  const { t } = useTranslation("progress");
  const { solvedWeeks, currentWeek, weekEndsAt, currentStreak } = progress;
  if (solvedWeeks[0] === currentWeek) {
    return (
      <div className={classes.streak}>
        <p>{t("streak.kept")}</p>
        <p>
          <NextProblem at={weekEndsAt} />
        </p>
      </div>
    );
  }
  return (
    <div className={classes.streak}>
      <p>{currentStreak > 0 ? t("streak.open", { count: currentStreak + 1 }) : t("streak.start")}</p>
      <ButtonLink to={paths.weeklyProblem}>{t("toProblem")}</ButtonLink>
    </div>
  );
}

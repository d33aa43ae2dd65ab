import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { BadgeFigure } from "../../ui/illustrations/badges/badge-figure.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import classes from "./families.module.css";

/** What a child has achieved, in a few numbers, with the badges that were earned. */
export function ChildsProgress({ progress }: { progress: Progress }) {
  const { t } = useTranslation(["families", "badges"]);
  const { totalPoints, problemsSolved, currentStreak, lessonsCompleted, badges } = progress;
  return (
    <div className={classes.parts}>
      <Facts
        facts={[
          { name: t("families:progress.points"), value: String(totalPoints) },
          { name: t("families:progress.solved"), value: String(problemsSolved) },
          { name: t("families:progress.streak"), value: t("families:progress.weeks", { count: currentStreak }) },
          { name: t("families:progress.lessons"), value: String(lessonsCompleted) },
        ]}
      />
      {badges.length === 0 ? (
        <p className={classes.plain}>{t("families:progress.noBadges")}</p>
      ) : (
        <ul className={classes.badges} aria-label={t("families:progress.badges")}>
          {badges.map(({ badge }) => (
            <li key={badge}>
              <BadgeFigure badge={badge} size={56} />
              <span>{t(`badges:${badge}.name`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { BadgeFigure } from "../../../ui/illustrations/badges/badge-figure.tsx";
import classes from "./earned-badges.module.css";

/** What is earned, with its day, in little room. */
export function EarnedBadges({ badges }: Pick<Progress, "badges">) {
  const { t } = useTranslation(["progress", "badges"]);
  const { day } = useDates();
  if (badges.length === 0) return <p className={classes.none}>{t("sheet.noBadges")}</p>;
  return (
    <ul className={classes.badges}>
      {badges.map(({ badge, earnedAt }) => (
        <li key={badge}>
          <BadgeFigure badge={badge} size={34} />
          <div>
            <p className={classes.name}>{t(`${badge}.name`, { ns: "badges" })}</p>
            <p>{day(earnedAt)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

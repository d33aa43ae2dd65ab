import { badges } from "@dripstone/contract/progress/badges";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import { FirstDropBadge } from "../../ui/illustrations/first-drop-badge.tsx";
import classes from "./badge-shelf.module.css";

/** Every badge there is: the earned ones with their day, the others in stone. */
export function BadgeShelf({ earned }: { earned: Progress["badges"] }) {
  const { t } = useTranslation("progress");
  const { day } = useDates();
  return (
    <ul className={classes.shelf}>
      {badges.map((badge) => {
        const award = earned.find((it) => it.badge === badge);
        return (
          <li key={badge} className={classes.badge}>
            <FirstDropBadge size={112} locked={!award} />
            <div>
              <h3 className={classes.name}>{t(`badges.${badge}.name`)}</h3>
              <p>{t(`badges.${badge}.description`)}</p>
              <p className={classes.when}>
                {award ? t("badges.earned", { date: day(award.earnedAt) }) : t("badges.locked")}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

import { type Badge, badgeTargets, COMEBACK_WEEKS } from "@dripstone/contract/progress/badges";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import { BadgeFigure } from "../../ui/illustrations/badges/badge-figure.tsx";
import classes from "./badge-shelf.module.css";

type BadgeShelfProps = Pick<Progress, "badges" | "badgesAhead">;

/** Every badge there is: the earned ones with their day, then the others in stone, the nearest first. */
export function BadgeShelf({ badges, badgesAhead }: BadgeShelfProps) {
  const { t } = useTranslation("badges");
  const { day } = useDates();
  return (
    <ul className={classes.shelf}>
      {badges.map(({ badge, earnedAt }) => (
        <Place key={badge} badge={badge}>
          <p className={classes.earned}>{t("earned", { date: day(earnedAt) })}</p>
        </Place>
      ))}
      {badgesAhead.toSorted(byNearness).map((ahead) => (
        <Place key={ahead.badge} badge={ahead.badge} locked>
          <Ahead ahead={ahead} />
        </Place>
      ))}
    </ul>
  );
}

function Place({ badge, locked = false, children }: { badge: Badge; locked?: boolean; children: ReactNode }) {
  const { t } = useTranslation("badges");
  return (
    <li className={classes.badge}>
      <BadgeFigure badge={badge} size={72} locked={locked} />
      <div>
        <h3 className={classes.name}>{t(`${badge}.name`)}</h3>
        <p>{t(`${badge}.rule`, { target: badgeTargets[badge], weeks: COMEBACK_WEEKS })}</p>
        {children}
      </div>
    </li>
  );
}

type BadgeAhead = Progress["badgesAhead"][number];

/** How far it is to a badge; of one that is earned at once, or whose room is not open, there is no way to go. */
function Ahead({ ahead: { reached, target, open } }: { ahead: BadgeAhead }) {
  const { t } = useTranslation("badges");
  if (!open) return <p className={classes.when}>{t("closed")}</p>;
  if (target === 1) return <p className={classes.when}>{t("locked")}</p>;
  return (
    <div className={classes.way}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * reached) / target}%` }} />
      </span>
      <p className={classes.when}>{t("reached", { reached, target })}</p>
    </div>
  );
}

/** What is open before what is not, and what has been begun before the rest. */
function byNearness(one: BadgeAhead, other: BadgeAhead): number {
  return Number(other.open) - Number(one.open) || other.reached / other.target - one.reached / one.target;
}

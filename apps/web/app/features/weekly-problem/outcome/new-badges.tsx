import { type Badge, badgeTargets, COMEBACK_WEEKS } from "@dripstone/contract/progress/badges";
import { type CSSProperties, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { fetchPart } from "../../../ui/late/fetch-part.ts";
import classes from "./new-badges.module.css";

// Nobody but who has just solved it sees them. Without the drawing, name and rule still stand.
const BadgeFigure = lazy(() =>
  fetchPart(() => import("../../../ui/illustrations/badges/badge-figure.tsx")).then(
    (module) => ({ default: module.BadgeFigure }),
    () => ({ default: () => null }),
  ),
);

/** What a solved problem has brought besides points, told this once. */
export function NewBadges({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation(["weekly-problem", "badges"]);
  if (badges.length === 0) return null;
  return (
    <ul className={classes.badges}>
      {badges.map((badge, index) => (
        <li key={badge} className={classes.badge} style={{ "--turn": index } as CSSProperties}>
          <span className={classes.figure}>
            <Suspense>
              <BadgeFigure badge={badge} size={88} />
            </Suspense>
          </span>
          <div>
            <p className={classes.eyebrow}>{t("solved.badge")}</p>
            <p className={classes.name}>{t(`${badge}.name`, { ns: "badges" })}</p>
            <p>{t(`${badge}.rule`, { ns: "badges", target: badgeTargets[badge], weeks: COMEBACK_WEEKS })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

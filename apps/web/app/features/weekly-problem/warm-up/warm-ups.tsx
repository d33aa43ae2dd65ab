import { paths } from "@dripstone/contract/paths";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useWarmUps } from "./use-warm-ups.ts";
import classes from "./warm-ups.module.css";

/** Easier problems of weeks that are over, to begin with or, when the week's is finished, to go on with. */
export function WarmUps({ finished }: { finished: boolean }) {
  const { t } = useTranslation("weekly-problem");
  const warmUps = useWarmUps();
  if (warmUps?.length === 0) return null;
  return (
    <section className={classes.shelf} aria-labelledby="weekly-warm-ups" aria-busy={!warmUps}>
      <h2 id="weekly-warm-ups" className={classes.heading}>
        {t(finished ? "warmUp.after" : "warmUp.before")}
      </h2>
      {warmUps ? (
        <ul className={classes.list}>
          {warmUps.map(({ week, title, topic, difficulty }) => (
            <li key={week}>
              <Link to={paths.archivedProblem(week)}>{title}</Link>
              <span>{t("warmUp.kind", { topic: t(`topic.${topic}`), difficulty: t(`difficulty.${difficulty}`) })}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={`${3 * weeklyProblemLimits.WARM_UPS}rem`} />
      )}
    </section>
  );
}

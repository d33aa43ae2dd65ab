import { difficulties } from "@dripstone/contract/difficulty";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import classes from "./difficulty-strata.module.css";

/** How many problems of each difficulty: three layers, as wide as they hold drops. */
export function DifficultyStrata({ byDifficulty }: Pick<Progress, "byDifficulty">) {
  const { t } = useTranslation("progress");
  const most = Math.max(1, ...Object.values(byDifficulty));
  return (
    <dl className={classes.strata}>
      {difficulties.map((difficulty) => (
        <div key={difficulty} className={classes.layer} data-difficulty={difficulty}>
          <dt>{t(`difficulty.${difficulty}`)}</dt>
          <dd>
            <span className={classes.bar} style={{ inlineSize: `${(100 * byDifficulty[difficulty]) / most}%` }} />
            <span className={classes.count}>{byDifficulty[difficulty]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

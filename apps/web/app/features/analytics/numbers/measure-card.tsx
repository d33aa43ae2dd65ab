import type { Measure } from "@dripstone/contract/analytics/measures";
import type { Analytics } from "@dripstone/contract/analytics/payloads";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./measure-card.module.css";
import { Series } from "./series.tsx";
import { useNumbers } from "./use-numbers.ts";

type MeasureCardProps = { measure: Measure; numbers: Analytics };

/** One number: how large it is, how it has changed, what it counts, and how it went step by step. */
export function MeasureCard({ measure, numbers: { measures, grain, steps, comparison } }: MeasureCardProps) {
  const { t } = useTranslation("analytics");
  const { write, change } = useNumbers();
  const name = useId();
  const { values, ...compared } = measures[measure];
  return (
    <article aria-labelledby={name} className={classes.card}>
      <h3 id={name} className={classes.name}>
        {t(`measures.${measure}.name`)}
      </h3>
      <p className={classes.total}>{write(measure, compared.total)}</p>
      {comparison === "fair" && <p className={classes.change}>{change(measure, compared)}</p>}
      <p className={classes.help}>{t(`measures.${measure}.help`)}</p>
      <Series measure={measure} grain={grain} steps={steps} values={values} />
    </article>
  );
}

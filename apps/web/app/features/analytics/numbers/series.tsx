import type { Grain, Measure } from "@dripstone/contract/analytics/measures";
import { useTranslation } from "react-i18next";
import { Chart } from "../../../ui/charts/chart.tsx";
import classes from "./series.module.css";
import { useNumbers } from "./use-numbers.ts";

type SeriesProps = { measure: Measure; grain: Grain; steps: readonly string[]; values: readonly number[] };

/** A number step by step: as columns beside each other, or as a table. */
export function Series({ measure, grain, steps, values }: SeriesProps) {
  const { t } = useTranslation("analytics");
  const { write, step } = useNumbers();
  const name = t(`measures.${measure}.name`);
  const rows = steps.map((day, nth) => ({ day, value: values[nth] ?? 0 }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const most = rows.reduce((top, row) => (row.value > top.value ? row : top), first);
  const summary = {
    name,
    from: step(grain, first.day),
    to: step(grain, last.day),
    most: write(measure, most.value),
    when: step(grain, most.day),
  };
  return (
    <Chart
      label={name}
      rows={rows}
      keyOf={({ day }) => day}
      columns={[
        { key: "step", head: t(`steps.${grain}`), kind: "heading", cell: ({ day }) => step(grain, day) },
        { key: "value", head: name, kind: "number", labelled: true, cell: ({ value }) => write(measure, value) },
      ]}
    >
      <div role="img" aria-label={t("series", summary)} className={classes.picture}>
        <div className={classes.columns}>
          {rows.map(({ day, value }) => (
            <span
              key={day}
              className={classes.column}
              style={{ blockSize: `${(100 * value) / Math.max(1, most.value)}%` }}
              title={`${step(grain, day)}: ${write(measure, value)}`}
            />
          ))}
        </div>
        <div className={classes.ends} aria-hidden="true">
          <span>{step(grain, first.day)}</span>
          {rows.length > 1 && <span>{step(grain, last.day)}</span>}
        </div>
      </div>
    </Chart>
  );
}

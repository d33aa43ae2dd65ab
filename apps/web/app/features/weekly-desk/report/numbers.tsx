import type { RoundReport } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useTranslation } from "react-i18next";
import { BarTable } from "./bar-table.tsx";
import { useDurationText } from "./duration-text.ts";
import classes from "./report-page.module.css";

/** How many tried and solved it, at which attempt, with how many hints, and in what time. */
export function Numbers({ report }: { report: RoundReport }) {
  const { t } = useTranslation("weekly-desk");
  const duration = useDurationText();
  const { tried, solved, solvedAt, hintsSeen, minutesToSolve } = report;
  return (
    <section aria-label={t("report.numbers")} className={classes.numbers}>
      <div>
        <dl className={classes.facts}>
          <div>
            <dt>{t("report.tried")}</dt>
            <dd>{tried}</dd>
          </div>
          <div>
            <dt>{t("report.solved")}</dt>
            <dd>{solved}</dd>
          </div>
          {minutesToSolve && (
            <>
              <div>
                <dt>{t("report.median")}</dt>
                <dd>{duration(minutesToSolve.median)}</dd>
              </div>
              <div>
                <dt>{t("report.slowest")}</dt>
                <dd>{duration(minutesToSolve.slowest)}</dd>
              </div>
            </>
          )}
        </dl>
        {minutesToSolve && <p className={classes.note}>{t("report.timeNote")}</p>}
      </div>
      <BarTable
        caption={t("report.solvedAt")}
        rows={solvedAt.map((count, index) => ({ name: t("report.nth", { number: index + 1 }), count }))}
      />
      <BarTable
        caption={t("report.hints")}
        rows={hintsSeen.map((count, index) => ({ name: t("report.hintsNth", { count: index + 1 }), count }))}
      />
    </section>
  );
}

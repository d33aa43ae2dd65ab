import type { ArchivedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { Formula } from "../../../ui/markdown/formula.tsx";
import classes from "./how-it-went.module.css";

/** How the students met a closed problem: in a sentence, at which attempt they solved it, and which wrong answers were common. */
export function HowItWent({ statistics: { tried, solved, solvedAt, wrong } }: Pick<ArchivedProblem, "statistics">) {
  const { t } = useTranslation("weekly-problem");
  return (
    <section aria-labelledby="weekly-statistics">
      <h2 id="weekly-statistics" className={classes.heading}>
        {t("archive.statistics.heading")}
      </h2>
      <p>
        {tried === 0
          ? t("archive.statistics.nobody")
          : t("archive.statistics.tried", { count: tried }) + t("archive.statistics.solved", { count: solved })}
      </p>
      {solved > 0 && (
        <table className={classes.chart}>
          <caption>{t("archive.statistics.attempts")}</caption>
          <tbody>
            {solvedAt.map((count, index) => (
              <tr key={index}>
                <th scope="row">{t("archive.statistics.nth", { count: index + 1, ordinal: true })}</th>
                <td>
                  {count > 0 && (
                    <span className={classes.bar} style={{ inlineSize: `${(80 * count) / Math.max(...solvedAt)}%` }} />
                  )}
                  <span className={classes.count}>{count}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {wrong.length > 0 && (
        <>
          <p>{t("archive.statistics.wrong")}</p>
          <ul className={classes.wrong}>
            {wrong.map(({ read, students }) => (
              <li key={read}>
                <Formula latex={read} /> <span>{t("archive.statistics.students", { count: students })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import type { Program } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import classes from "./program-list.module.css";

/** Programs, each with its weeks to be unfolded. */
export function ProgramList({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation("classes");
  return (
    <ul className={classes.programs}>
      {programs.map(({ slug, subject, name, summary, ages, weeks }) => (
        <li key={slug} data-subject={subject} className={classes.program}>
          <h3>{name}</h3>
          <p className={classes.facts}>
            {t("programs.ages", { youngest: ages.from, oldest: ages.to })} ·{" "}
            {t("programs.weeks", { count: weeks.length })}
          </p>
          <p>{summary}</p>
          <details>
            <summary>{t("programs.unfold")}</summary>
            <ol className={classes.weeks}>
              {weeks.map(({ week, title }) => (
                <li key={week}>{title}</li>
              ))}
            </ol>
          </details>
        </li>
      ))}
    </ul>
  );
}

import type { Program } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import classes from "./programs-table.module.css";

/** Some programs week by week, beside each other. */
export function ProgramsTable({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation("classes");
  const weeks = Math.max(...programs.map((program) => program.weeks.length));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("programs.week")}</th>
          {programs.map(({ slug, name }) => (
            <th key={slug} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, index) => (
          <tr key={index} data-test={programs.every(({ weeks }) => weeks[index]?.test) ? "" : undefined}>
            <th scope="row">{index + 1}</th>
            {programs.map(({ slug, name, weeks }) => (
              <td key={slug} data-program={name}>
                {weeks[index]?.title}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

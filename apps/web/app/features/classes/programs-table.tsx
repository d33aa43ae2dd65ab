import { useTranslation } from "react-i18next";
import classes from "./programs-table.module.css";

const WEEKS = Array.from({ length: 16 }, (_, index) => index + 1);

type Week = `w${number}`;

/** The sixteen weeks of both programs beside each other. */
export function ProgramsTable() {
  const { t } = useTranslation("classes");
  const amc8 = t("programs.amc8", { returnObjects: true }) as Record<Week, string>;
  const amc10 = t("programs.amc10", { returnObjects: true }) as Record<Week, string>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("programs.week")}</th>
          <th scope="col">AMC 8</th>
          <th scope="col">AMC 10</th>
        </tr>
      </thead>
      <tbody>
        {WEEKS.map((week) => (
          <tr key={week} data-test={week % 4 === 0 ? "" : undefined}>
            <th scope="row">{week}</th>
            <td data-program="AMC 8">{amc8[`w${week}`]}</td>
            <td data-program="AMC 10">{amc10[`w${week}`]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

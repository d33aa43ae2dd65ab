import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./contest-table.module.css";

const rows = ["who", "questions", "time", "pace", "scoring", "when", "then"] as const;

/** The three contests beside each other. */
export function ContestTable() {
  const { t } = useTranslation("math");
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Link to={paths.amc8}>AMC 8</Link>
          </th>
          <th scope="col">
            <Link to={paths.amc10}>AMC 10</Link>
          </th>
          <th scope="col">AMC 12</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`math.contests.${row}.name`)}</th>
            <td>{t(`math.contests.${row}.amc8`)}</td>
            <td>{t(`math.contests.${row}.amc10`)}</td>
            <td>{t(`math.contests.${row}.amc12`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

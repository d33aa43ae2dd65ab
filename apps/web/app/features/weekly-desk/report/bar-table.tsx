import { useLocale } from "../../../i18n/use-locale.ts";
import { writeNumber } from "../../../i18n/write-number.ts";
import classes from "./report-page.module.css";

type BarTableProps = { caption: string; rows: readonly { name: string; count: number }[] };

/** Counts as bars, in a table for those who hear them. */
export function BarTable({ caption, rows }: BarTableProps) {
  const locale = useLocale();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={classes.chart}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={classes.bar} style={{ inlineSize: `${(80 * count) / most}%` }} />
              <span className={classes.count}>{writeNumber(locale, count)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

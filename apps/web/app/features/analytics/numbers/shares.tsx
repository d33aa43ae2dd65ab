import type { ReactNode } from "react";
import classes from "./shares.module.css";

type SharesProps = {
  rows: readonly { key: string; name: ReactNode; help?: string; count: number; text: string; change: string | null }[];
};

/** A few amounts below each other, each with its part of the largest, its number and how that has changed. */
export function Shares({ rows }: SharesProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className={classes.rows}>
      {rows.map(({ key, name, help, count, text, change }) => (
        <li key={key} className={classes.row}>
          <p className={classes.name}>
            {name} <span className={classes.count}>{text}</span>
          </p>
          <span className={classes.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
          <p className={classes.help}>{[change, help].filter(Boolean).join(" · ")}</p>
        </li>
      ))}
    </ol>
  );
}

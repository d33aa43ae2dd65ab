import classes from "./bars.module.css";

export type Bar = {
  key: string;
  name: string;
  /** From 0 to 1. */
  share: number;
  /** What the bar says, in numbers. */
  count: string | number;
  tone?: "easy" | "medium" | "hard";
};

/** A few amounts beside each other, as layers of stone; the number stands at the end of each. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <dl className={classes.bars}>
      {bars.map(({ key, name, share, count, tone }) => (
        <div key={key} className={classes.layer} data-tone={tone}>
          <dt>{name}</dt>
          <dd>
            <span className={classes.bar} style={{ inlineSize: `${100 * share}%` }} />
            <span className={classes.count}>{count}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

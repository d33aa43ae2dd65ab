import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./grid-paths.module.css";
import classes from "./parts/figures.module.css";
import { type FigureProps, numberOf } from "./parts/settings.ts";

/** Streets from the bottom left to the top right; the child writes at each crossing in how many ways one gets there. */
export default function GridPaths({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const columns = numberOf(settings, "columns", 3, 1, 6);
  const rows = numberOf(settings, "rows", 2, 1, 5);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const crossings = Array.from({ length: rows + 1 }, (_, down) =>
    Array.from({ length: columns + 1 }, (_, x) => ({ x, y: rows - down, key: `${x} ${rows - down}` })),
  );
  const isRight = ({ x, y, key }: { x: number; y: number; key: string }) => Number(written[key]) === ways(x, y);
  const right = crossings.flat().filter(isRight).length;
  const all = (rows + 1) * (columns + 1) - 1;
  return (
    <figure className={classes.stage} aria-label={t("gridPaths.label", { columns, rows })}>
      <p className={classes.how}>{t("gridPaths.how")}</p>
      <div className={styles.streets} style={{ gridTemplateColumns: `repeat(${columns + 1}, minmax(0, 4.5rem))` }}>
        {crossings.flat().map((crossing) => {
          const { x, y, key } = crossing;
          const isStart = x === 0 && y === 0;
          return (
            <span
              key={key}
              className={styles.crossing}
              data-last-column={x === columns || undefined}
              data-last-row={y === 0 || undefined}
            >
              {isStart ? (
                <span className={styles.start}>{t("gridPaths.start")}</span>
              ) : (
                <input
                  className={classes.number}
                  aria-label={t("gridPaths.crossing", { x, y })}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={written[key] ?? ""}
                  data-right={isRight(crossing) ? "" : undefined}
                  onChange={(event) => setWritten({ ...written, [key]: event.currentTarget.value })}
                />
              )}
            </span>
          );
        })}
      </div>
      <figcaption className={classes.said} aria-live="polite">
        {t(right === all ? "gridPaths.all" : "gridPaths.said", { right, all })}
      </figcaption>
    </figure>
  );
}

/** One comes from the left or from below. */
function ways(x: number, y: number): number {
  return x === 0 || y === 0 ? 1 : ways(x - 1, y) + ways(x, y - 1);
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { Stage } from "./parts/stage.tsx";
import { Tap } from "./parts/tap.tsx";

const CELL = 72;
const SUM = 15;
const NUMBERS = Array.from({ length: 9 }, (_, index) => index + 1);
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** One to nine in a square, so that every line has one sum; one presses a place, and then a number. */
export default function MagicSquare() {
  const { t } = useTranslation("figures");
  const [cells, setCells] = useState<readonly (number | null)[]>(() => NUMBERS.map(() => null));
  const [place, setPlace] = useState(0);
  const sums = LINES.map((line) =>
    line.reduce<number | null>(
      (sum, cell) => (sum === null || cells[cell] == null ? null : sum + (cells[cell] ?? 0)),
      0,
    ),
  );
  const right = sums.filter((sum) => sum === SUM).length;

  function put(number: number): void {
    const next = cells.map((it, at) => (at === place ? number : it === number ? null : it));
    setCells(next);
    const empty = next.indexOf(null);
    if (empty !== -1) setPlace(empty);
  }

  return (
    <Stage
      label={t("magicSquare.label")}
      how={t("magicSquare.how")}
      box={[-4, -4, 4 * CELL + 8, 4 * CELL + 8]}
      width={20}
      controls={
        <>
          {NUMBERS.map((number) => (
            <Press
              key={number}
              disabled={cells.includes(number)}
              aria-label={t("magicSquare.put", { number })}
              onClick={() => put(number)}
            >
              {number}
            </Press>
          ))}
          <Press disabled={cells.every((it) => it === null)} onClick={() => setCells(NUMBERS.map(() => null))}>
            {t("again")}
          </Press>
        </>
      }
      said={right === LINES.length ? t("magicSquare.done") : t("magicSquare.said", { count: right })}
    >
      {cells.map((number, cell) => (
        <Tap
          key={cell}
          label={t("magicSquare.cell", { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1, value: number ?? "…" })}
          pressed={place === cell}
          onTap={() => setPlace(cell)}
          x={(cell % 3) * CELL}
          y={Math.floor(cell / 3) * CELL}
        >
          <rect
            x={2}
            y={2}
            width={CELL - 4}
            height={CELL - 4}
            rx={6}
            className={number === null ? classes.empty : classes.pale}
            stroke={place === cell ? "var(--hue)" : "none"}
            strokeWidth={3}
          />
          <text className={classes.large} x={CELL / 2} y={CELL / 2 + 7}>
            {number}
          </text>
        </Tap>
      ))}
      {[0, 1, 2].map((row) => (
        <text
          key={row}
          className={sums[row] === SUM ? classes.hued : undefined}
          x={3.45 * CELL}
          y={(row + 0.5) * CELL + 6}
        >
          {sums[row]}
        </text>
      ))}
      {[0, 1, 2].map((column) => (
        <text
          key={column}
          className={sums[3 + column] === SUM ? classes.hued : undefined}
          x={(column + 0.5) * CELL}
          y={3.5 * CELL}
        >
          {sums[3 + column]}
        </text>
      ))}
      <text className={sums[6] === SUM ? classes.hued : undefined} x={3.45 * CELL} y={3.5 * CELL}>
        {sums[6]}
      </text>
    </Stage>
  );
}

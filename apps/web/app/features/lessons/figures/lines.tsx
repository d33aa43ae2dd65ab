import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { fraction } from "./parts/fraction.ts";
import { Mover, type Point } from "./parts/handle.tsx";
import { drawn, nearest, Plane, planeBox, REACH, UNIT } from "./parts/plane.tsx";
import { Stage } from "./parts/stage.tsx";

type Line = readonly [Point, Point];

/** Two lines, each through two points that are moved: their equations, and where they cross. */
export default function Lines() {
  const { t } = useTranslation("figures");
  const clip = useId();
  const [lines, setLines] = useState<readonly [Line, Line]>([
    [
      { x: -4, y: -2 },
      { x: 2, y: 1 },
    ],
    [
      { x: -3, y: 5 },
      { x: 4, y: -2 },
    ],
  ]);
  const meeting = crossing(lines);
  const crossed =
    meeting === "same" || meeting === "none"
      ? t(`lines.${meeting}`)
      : t("lines.cross", { point: `(${meeting.map(([above, below]) => fraction(above, below)).join(", ")})` });

  function move(line: 0 | 1, end: 0 | 1, to: Point): void {
    const other = lines[line][1 - end];
    if (other && other.x === to.x && other.y === to.y) return;
    const moved = lines.map((it, at) => (at === line ? it.map((point, place) => (place === end ? to : point)) : it));
    setLines(moved as unknown as [Line, Line]);
  }

  return (
    <Stage
      label={t("lines.label")}
      how={t("lines.how")}
      box={planeBox}
      width={26}
      said={
        <>
          {lines.map((line, index) => (
            <p key={index}>{equation(line)}</p>
          ))}
          <p>{crossed}</p>
        </>
      }
    >
      <clipPath id={clip}>
        <rect x={-REACH * UNIT} y={-REACH * UNIT} width={2 * REACH * UNIT} height={2 * REACH * UNIT} />
      </clipPath>
      <Plane />
      <g clipPath={`url(#${clip})`}>
        {lines.map((line, index) => (
          <path key={index} className={index === 0 ? classes.line : classes.otherLine} d={along(line)} />
        ))}
      </g>
      {typeof meeting !== "string" && (
        <circle
          className={classes.dot}
          cx={(meeting[0][0] / meeting[0][1]) * UNIT}
          cy={(-meeting[1][0] / meeting[1][1]) * UNIT}
          r={5}
        />
      )}
      {([0, 1] as const).flatMap((line) =>
        ([0, 1] as const).map((end) => {
          const point = lines[line][end];
          return (
            <Mover
              key={`${line} ${end}`}
              at={drawn(point)}
              label={t("lines.point", { line: line + 1, point: end + 1 })}
              text={`(${point.x}, ${point.y})`}
              step={UNIT}
              onMove={(to) => move(line, end, nearest(to))}
            />
          );
        }),
      )}
    </Stage>
  );
}

/** Far beyond the plane on both ends. */
function along([from, to]: Line): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [one, other] = [
    drawn({ x: from.x - 40 * dx, y: from.y - 40 * dy }),
    drawn({ x: from.x + 40 * dx, y: from.y + 40 * dy }),
  ];
  return `M${one.x} ${one.y}L${other.x} ${other.y}`;
}

function equation([from, to]: Line): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0) return `x = ${fraction(from.x, 1)}`;
  const slope = dy === 0 ? "" : Math.abs(dy) === Math.abs(dx) ? (dy / dx < 0 ? "−x" : "x") : slopeOf(dy, dx);
  const rest = from.y * dx - dy * from.x;
  if (slope === "") return `y = ${fraction(rest, dx)}`;
  return `y = ${slope}${rest === 0 ? "" : rest / dx < 0 ? ` − ${fraction(Math.abs(rest), Math.abs(dx))}` : ` + ${fraction(rest, dx)}`}`;
}

/** Half of x is not one over two x. */
function slopeOf(dy: number, dx: number): string {
  const written = fraction(dy, dx);
  return `${written.replace(/\d+\/\d+/, "($&)")}x`;
}

type Ratio = readonly [above: number, below: number];

/** Where two lines cross, exactly; or that they do not, or lie on each other. */
function crossing([one, other]: readonly [Line, Line]): readonly [Ratio, Ratio] | "none" | "same" {
  const form = ([from, to]: Line) => {
    const [a, b] = [to.y - from.y, from.x - to.x];
    return { a, b, c: a * from.x + b * from.y };
  };
  const [p, q] = [form(one), form(other)];
  const det = p.a * q.b - q.a * p.b;
  const [x, y] = [p.c * q.b - q.c * p.b, p.a * q.c - q.a * p.c];
  if (det === 0) return x === 0 && y === 0 ? "same" : "none";
  return [
    [x, det],
    [y, det],
  ];
}

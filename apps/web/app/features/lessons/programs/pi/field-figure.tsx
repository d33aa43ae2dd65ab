import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./board-figure.module.css";
import { boxes, clearAhead, driven, FIELD, ROVER_RADIUS, roverAtStart } from "./field.ts";
import type { Rover } from "./parts.ts";

/** The field from above with the robot on it, which drives on between what the program says. */
export function FieldFigure({ rover }: { rover: Rover | null }) {
  const { t } = useTranslation("programs");
  const told = rover ?? roverAtStart();
  const body = useRef<SVGGElement>(null);
  useEffect(() => {
    let frame = 0;
    const start = performance.now();
    const from = rover ?? roverAtStart();
    const move = (now: number) => {
      const { x, y, heading } = driven(from, now - start);
      body.current?.setAttribute("transform", placeOf({ x, y, heading }));
      if (from.left !== 0 || from.right !== 0) frame = requestAnimationFrame(move);
    };
    move(start);
    return () => cancelAnimationFrame(frame);
  }, [rover]);
  const label = t(told.hasBumped ? "board.roverBumped" : "board.roverIs", {
    x: Math.round(told.x),
    y: Math.round(told.y),
    heading: Math.round(told.heading) % 360,
    ahead: Math.round(clearAhead(told)),
  });
  const { width, height } = FIELD;
  return (
    <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} className={classes.field} role="img" aria-label={label}>
      <path className={classes.floor} d={`M0 0H${width}V${height}H0Z`} />
      <path className={classes.tiles} d={tiles} />
      {boxes.map((box) => (
        <path
          key={box.x}
          className={classes.box}
          d={`M${box.x} ${height - box.y - box.height}h${box.width}v${box.height}h${-box.width}Z`}
        />
      ))}
      <path className={classes.wall} d={`M0 0H${width}V${height}H0Z`} />
      <g ref={body} transform={placeOf(told)}>
        <path className={classes.wheel} d="M-5 -8.6H5V-5.4H-5ZM-5 5.4H5V8.6H-5Z" />
        <circle className={classes.rover} r={ROVER_RADIUS - 1.2} />
        <circle className={classes.eye} cx="3.6" cy="-2.4" r="1.9" />
        <circle className={classes.eye} cx="3.6" cy="2.4" r="1.9" />
        <circle className={classes.pupil} cx="4.3" cy="-2.4" r="0.9" />
        <circle className={classes.pupil} cx="4.3" cy="2.4" r="0.9" />
      </g>
    </svg>
  );
}

const TILE = 20;
const tiles = [
  ...Array.from({ length: FIELD.width / TILE - 1 }, (_, at) => `M${(at + 1) * TILE} 0V${FIELD.height}`),
  ...Array.from({ length: FIELD.height / TILE - 1 }, (_, at) => `M0 ${(at + 1) * TILE}H${FIELD.width}`),
].join("");

/** The picture counts downward. */
const placeOf = ({ x, y, heading }: Pick<Rover, "x" | "y" | "heading">) =>
  `translate(${x.toFixed(2)} ${(FIELD.height - y).toFixed(2)}) rotate(${(-heading).toFixed(2)})`;

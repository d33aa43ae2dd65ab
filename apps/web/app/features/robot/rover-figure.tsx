import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** A rover from above, in millimetres: wheels of 65 and 130 apart, and the circle on which it turns in place. */
export function RoverFigure() {
  return (
    <Drawing box={[-150, -140, 300, 290]} className={classes.figure}>
      <circle className={classes.way} r="65" />
      <path className={classes.body} d="M-48-82H48Q56-82 56-74V74Q56 82 48 82H-48Q-56 82-56 74V-74Q-56-82-48-82Z" />
      <path className={classes.wheel} d="M-78-32.5h26v65h-26ZM52-32.5h26v65H52Z" />
      <circle className={classes.caster} cy="58" r="11" />
      <path className={classes.board} d="M-36-60H36V-4H-36Z" />
      <circle className={classes.eye} cx="-16" cy="-82" r="8" />
      <circle className={classes.eye} cx="16" cy="-82" r="8" />
      <path
        className={classes.turn}
        d="M-65 0A65 65 0 0 1 0-65M0-65l-10-7M0-65l-9 8M65 0A65 65 0 0 1 0 65M0 65l10 7M0 65l9-8"
      />
      <path className={classes.axis} d="M-65 0H65" />
      <path className={classes.measure} d="M-65 104V124M65 104V124M-65 114H65" />
      <path className={classes.measure} d="M88-32.5H108M88 32.5H108M98-32.5V32.5" />
      <g className={classes.label}>
        <text y="138">130</text>
        <text x="124" y="5">
          65
        </text>
      </g>
    </Drawing>
  );
}

import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** "Patient water slowly hollows the stone", taken apart in the way of Reed and Kellogg (1877). */
export function SentenceFigure() {
  return (
    <Drawing box={[0, 0, 560, 190]} className={classes.figure}>
      <path className={classes.base} d="M10 70H550M180 40V100M370 40V70" />
      <path className={classes.branch} d="M70 70l52 92M250 70l52 92M440 70l52 92" />
      <g className={classes.word}>
        <text x="95" y="60">
          water
        </text>
        <text x="275" y="60">
          hollows
        </text>
        <text x="460" y="60">
          stone
        </text>
      </g>
      <g className={classes.modifier}>
        <text transform="translate(94 84) rotate(60.5)">Patient</text>
        <text transform="translate(274 84) rotate(60.5)">slowly</text>
        <text transform="translate(464 84) rotate(60.5)">the</text>
      </g>
    </Drawing>
  );
}

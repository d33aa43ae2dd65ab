import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** Pitch over time on Chao's five levels. Each tone: its name's key, the levels at equal steps. */
const tones = [
  { syllable: "shī", levels: [5, 5] },
  { syllable: "shí", levels: [3, 5] },
  { syllable: "shǐ", levels: [2, 1, 4] },
  { syllable: "shì", levels: [5, 1] },
] as const;

const WIDTH = 110;
const GAP = 50;
const LEVEL = 30;

/** The four tones as linguists note them: 55, 35, 214 and 51. */
export function TonesFigure() {
  const y = (level: number) => (5 - level) * LEVEL;
  const full = tones.length * (WIDTH + GAP);
  return (
    <Drawing box={[-34, -14, full + 20, 190]} className={classes.figure}>
      {[1, 2, 3, 4, 5].map((level) => (
        <g key={level}>
          <path className={classes.level} d={`M0 ${y(level)}H${full - GAP + 10}`} />
          <text className={classes.number} x="-16" y={y(level)} dominantBaseline="central">
            {level}
          </text>
        </g>
      ))}
      {tones.map(({ syllable, levels }, index) => {
        const left = index * (WIDTH + GAP) + 10;
        const step = WIDTH / (levels.length - 1);
        const points = levels.map((level, at) => `${left + at * step} ${y(level)}`);
        return (
          <g key={syllable}>
            <path className={classes.contour} d={`M${points.join("L")}`} />
            <text className={classes.syllable} x={left + WIDTH / 2} y="162">
              {syllable}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

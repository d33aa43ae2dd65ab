import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** Minutes for questions 1 to 25: ten of one, ten of one and a half, five of three, 40 in all. */
const plan = Array.from({ length: 25 }, (_, index) => (index < 10 ? 1 : index < 20 ? 1.5 : 3));

const STEP = 20;
const MINUTE = 44;

/** A plan for the AMC 8's 40 minutes; the area of all bars is the whole time. */
export function PacingFigure({ minutes, question }: { minutes: string; question: string }) {
  const bottom = 3 * MINUTE;
  return (
    <Drawing box={[-30, -34, 25 * STEP + 36, bottom + 78]} className={classes.figure}>
      {[1, 2, 3].map((minute) => (
        <g key={minute}>
          <path className={classes.thin} d={`M0 ${bottom - minute * MINUTE}H${25 * STEP}`} strokeDasharray="2 4" />
          <text className={classes.axis} x="-12" y={bottom - minute * MINUTE} dominantBaseline="central">
            {minute}
          </text>
        </g>
      ))}
      {plan.map((time, index) => (
        <path
          key={`question ${index + 1}`}
          className={classes.bar}
          data-level={time === 3 ? 3 : time === 1 ? 1 : 2}
          d={`M${index * STEP + 2} ${bottom}v${-time * MINUTE}h${STEP - 4}V${bottom}Z`}
        />
      ))}
      <path className={classes.strong} d={`M0 ${bottom}H${25 * STEP}`} />
      {[1, 10, 20, 25].map((number) => (
        <text key={number} className={classes.axis} x={number * STEP - STEP / 2} y={bottom + 18}>
          {number}
        </text>
      ))}
      <text className={classes.axis} x={12.5 * STEP} y={bottom + 40}>
        {question}
      </text>
      <text className={classes.axis} x="-20" y="-18" data-start="">
        {minutes}
      </text>
    </Drawing>
  );
}

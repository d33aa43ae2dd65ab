import type { Difficulty } from "@dripstone/contract/difficulty";
import type { WeekState } from "@dripstone/contract/progress/weeks";
import classes from "./week-mark.module.css";

type WeekMarkProps = {
  state: WeekState;
  /** Of a solved problem. */
  difficulty?: Difficulty | undefined;
  title: string;
};

const DROP = "M12 2c5 6.800 8 11 8 15.500a8 8 0 0 1-16 0C4 13 7 8.800 12 2Z";

/** One week: a drop, an empty one, a ring, a dot, or a line where there was nothing to solve. */
export function WeekMark({ state, difficulty = "medium", title }: WeekMarkProps) {
  return (
    <svg className={classes.week} viewBox="0 0 24 28" data-state={state} data-difficulty={difficulty}>
      <title>{title}</title>
      {(state === "solved" || state === "tried") && <path d={DROP} />}
      {state === "open" && <circle cx="12" cy="17" r="7" />}
      {(state === "missed" || state === "before") && <circle cx="12" cy="17" r={state === "missed" ? 3.5 : 1.5} />}
      {state === "none" && <path d="M7 17h10" />}
    </svg>
  );
}

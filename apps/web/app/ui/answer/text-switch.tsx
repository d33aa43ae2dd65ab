import type { ReactNode } from "react";
import classes from "./text-switch.module.css";

type TextSwitchProps = {
  /** What the icon draws, in a box of 20 by 14. */
  drawing: ReactNode;
  /** Whether it is turned on, where it is something that is on or off. */
  pressed?: boolean;
  onTurn: () => void;
  children: ReactNode;
};

/** A word with a small drawing that shows the same in another way. */
export function TextSwitch({ drawing, pressed, onTurn, children }: TextSwitchProps) {
  return (
    <button type="button" className={classes.switch} aria-pressed={pressed} onClick={onTurn}>
      <svg viewBox="0 0 20 14" className={classes.icon} aria-hidden="true">
        {drawing}
      </svg>
      {children}
    </button>
  );
}

import type { KeyboardEvent, ReactNode } from "react";
import classes from "./figures.module.css";

type TapProps = {
  label: string;
  /** Whether it is on, for something that is on or off. */
  pressed?: boolean;
  disabled?: boolean;
  onTap: () => void;
  x: number;
  y: number;
  /** The first of them shows where the focus is. */
  children: ReactNode;
};

/** A part of a drawing that is pressed: by pointer, finger, space or Enter. */
export function Tap({ label, pressed, disabled = false, onTap, x, y, children }: TapProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!disabled) onTap();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own.
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={classes.tap}
      transform={`translate(${x} ${y})`}
      onClick={disabled ? undefined : onTap}
      onKeyDown={press}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the group around it takes the focus, and its label says what these show */}
      <g aria-hidden="true">{children}</g>
    </g>
  );
}

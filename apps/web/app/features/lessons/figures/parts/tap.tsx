import { Children, type KeyboardEvent, type ReactNode } from "react";
import classes from "./figures.module.css";

type TapProps = {
  label: string;
  /** Whether it is on, for something that is on or off. */
  pressed?: boolean;
  disabled?: boolean;
  onTap: () => void;
  x: number;
  y: number;
  /** The shape that is pressed, and then what stands on it. */
  children: ReactNode;
};

/** A part of a drawing that is pressed: by pointer, finger, space or Enter. */
export function Tap({ label, pressed, disabled = false, onTap, x, y, children }: TapProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!disabled) onTap();
  };
  const [shape, ...marks] = Children.toArray(children);
  return (
    <g transform={`translate(${x} ${y})`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own. */}
      <g
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        className={classes.tap}
        onClick={disabled ? undefined : onTap}
        onKeyDown={press}
      >
        {shape}
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus; the label above says what these show */}
      <g aria-hidden="true" pointerEvents="none">
        {marks}
      </g>
    </g>
  );
}

import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import classes from "./drawing.module.css";

type DrawingProps = {
  /** The corner and the size of what is drawn, in the drawing's own units. */
  box: readonly [x: number, y: number, width: number, height: number];
  className?: string;
  /** What it is, where something in it is moved: then it is not hidden. */
  label?: string;
  children: ReactNode;
};

/**
 * A drawing as wide as its place; hidden from screen readers, as the text beside it says what it shows, unless it is moved. Its style gives texts the
 * size `max(15px, var(--legible))`: 15 of the drawing's units, and more where they would be too small to read.
 */
export function Drawing({ box, className, label, children }: DrawingProps) {
  return (
    <div className={classes.place} style={{ "--units": `${box[2]}px` } as CSSProperties}>
      <svg
        viewBox={box.join(" ")}
        className={clsx(classes.drawing, className)}
        role={label === undefined ? undefined : "group"}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
        focusable="false"
      >
        {children}
      </svg>
    </div>
  );
}

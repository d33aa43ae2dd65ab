import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import classes from "./drawing.module.css";

type DrawingProps = {
  /** The corner and the size of what is drawn, in the drawing's own units. */
  box: readonly [x: number, y: number, width: number, height: number];
  className?: string;
  children: ReactNode;
};

/**
 * A drawing as wide as its place; hidden from screen readers, as the text beside it says what it shows. Its style gives texts the
 * size `max(15px, var(--legible))`: 15 of the drawing's units, and more where they would be too small to read.
 */
export function Drawing({ box, className, children }: DrawingProps) {
  return (
    <div className={classes.place} style={{ "--units": `${box[2]}px` } as CSSProperties}>
      <svg viewBox={box.join(" ")} className={clsx(classes.drawing, className)} aria-hidden="true" focusable="false">
        {children}
      </svg>
    </div>
  );
}

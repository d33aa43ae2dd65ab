import type { ReactNode } from "react";
import { Drawing } from "../../../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

type StageProps = {
  /** What it is, for those who do not see it. */
  label: string;
  box: readonly [x: number, y: number, width: number, height: number];
  /** How wide it is at most, in rem. */
  width?: number;
  /** What it shows now, in words. */
  said?: ReactNode;
  /** Buttons and the like, below the drawing. */
  controls?: ReactNode;
  /** What is to be done. */
  how?: ReactNode;
  children: ReactNode;
};

/** A drawing in which something is moved, with what it says. */
export function Stage({ label, box, width = 32, said, controls, how, children }: StageProps) {
  return (
    <figure className={classes.stage} aria-label={label}>
      {how && <p className={classes.how}>{how}</p>}
      <div className={classes.drawing} style={{ maxWidth: `${width}rem` }}>
        <Drawing box={box} label={label} className={classes.figure}>
          {children}
        </Drawing>
      </div>
      {controls && <div className={classes.controls}>{controls}</div>}
      {said !== undefined && (
        <figcaption className={classes.said} aria-live="polite">
          {said}
        </figcaption>
      )}
    </figure>
  );
}

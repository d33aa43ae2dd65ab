import type { ReactNode } from "react";
import classes from "./figure.module.css";

type FigureProps = {
  children: ReactNode;
  caption?: ReactNode;
  /** `plate` sets the drawing on a sheet of its own. */
  variant?: "bare" | "plate";
};

/** A drawing with its caption. The drawing itself is hidden from screen readers: the caption or the text says what it shows. */
export function Figure({ children, caption, variant = "bare" }: FigureProps) {
  return (
    <figure className={classes.figure} data-variant={variant}>
      <div className={classes.drawing}>{children}</div>
      {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  );
}

import type { ReactNode } from "react";
import classes from "./header-figure.module.css";

/** A drawing for a page's header with a line below it that says what to see. */
export function HeaderFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={classes.figure}>
      {children}
      <figcaption className={classes.caption}>{caption}</figcaption>
    </figure>
  );
}

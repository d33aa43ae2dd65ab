import type { ReactNode } from "react";
import classes from "./prose.module.css";

/** Running text at a width that reads well. */
export function Prose({ children, wide }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className={classes.prose} data-wide={wide ? "" : undefined}>
      {children}
    </div>
  );
}

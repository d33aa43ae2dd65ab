import type { ReactNode } from "react";
import classes from "./page.module.css";

/** The subjects that have a hue of their own. */
export type Subject = "math" | "computing" | "language" | "robotics";

type PageProps = { subject?: Subject; children: ReactNode };

/** The ground of a public page, from edge to edge; its sections measure themselves by it, not by the window. */
export function Page({ subject, children }: PageProps) {
  return (
    <div className={classes.page} data-subject={subject}>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import classes from "./queue-desk.module.css";

type QueueDeskProps = {
  /** What is being read, and what is done with it. */
  work: ReactNode;
  /** What else there is; beside it, or below where it is narrow. */
  children: ReactNode;
};

/** Where one thing after another is worked through. */
export function QueueDesk({ work, children }: QueueDeskProps) {
  return (
    <div className={classes.desk}>
      {work}
      <aside className={classes.side}>{children}</aside>
    </div>
  );
}

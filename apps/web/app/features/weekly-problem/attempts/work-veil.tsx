import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./work-veil.module.css";

type WorkVeilProps = {
  /** Whether it is not known yet what the student has done. */
  lies: boolean;
  children: ReactNode;
};

/**
 * Lies over the form until it is known what the student has done already. The server's page is the same for everybody, so it holds the form;
 * a browser that keeps a session shows the veil in its place from the first paint on, in its very size, so that nothing moves.
 */
export function WorkVeil({ lies, children }: WorkVeilProps) {
  return (
    <div className={classes.place} data-veiled={lies ? "" : undefined}>
      {children}
      <Skeleton className={classes.veil} aria-hidden="true" />
    </div>
  );
}

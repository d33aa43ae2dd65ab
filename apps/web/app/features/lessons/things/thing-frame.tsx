import type { Thing } from "@dripstone/contract/lessons/things";
import type { ReactNode } from "react";
import classes from "./try-thing.module.css";

/** Around what is touched. A page that has one at its top puts it in here itself, so that nothing jumps when its code comes. */
export function ThingFrame({ kind, children }: { kind: Thing["kind"]; children: ReactNode }) {
  return (
    <div className={classes.thing} data-kind={kind}>
      {children}
    </div>
  );
}

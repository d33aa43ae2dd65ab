import clsx from "clsx";
import type { ComponentProps } from "react";
import classes from "./callout.module.css";

type CalloutProps = ComponentProps<"section"> & {
  /** `good` after a success, `warm` for what wants attention, `alarm` for what failed. */
  tone?: "calm" | "good" | "warm" | "alarm";
};

/** A few words that stand out of a page or a form, with what can be done about them. */
export function Callout({ tone = "calm", className, ...props }: CalloutProps) {
  return <section {...props} className={clsx(classes.callout, className)} data-tone={tone} />;
}

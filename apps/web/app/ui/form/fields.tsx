import clsx from "clsx";
import type { ComponentProps } from "react";
import classes from "./form.module.css";

/** The fields of a form that rest together while it is being sent. */
export function Fields({ className, ...props }: ComponentProps<"fieldset">) {
  return <fieldset {...props} className={clsx(classes.fields, className)} />;
}

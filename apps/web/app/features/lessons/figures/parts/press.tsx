import type { ComponentProps } from "react";
import classes from "./figures.module.css";

/** A button of a figure. */
export function Press(props: Omit<ComponentProps<"button">, "type" | "className">) {
  return <button {...props} type="button" className={classes.press} />;
}

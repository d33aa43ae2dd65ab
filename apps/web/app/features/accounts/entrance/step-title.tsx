import { type ReactNode, useEffect, useRef } from "react";
import classes from "../parts.module.css";

type StepTitleProps = {
  children: ReactNode;
  /** A step that comes by itself when the page opens leaves the focus where it is. */
  takesFocus?: boolean;
};

/** The heading of a step; the focus goes there, so that whoever hears the page hears that it has changed. */
export function StepTitle({ children, takesFocus = true }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = heading.current;
    if (!takesFocus || !title) return;
    title.focus({ preventScroll: true });
    // After a long form, the browser would show the title and hide what stands above it.
    const step = title.closest("section, form, article");
    if (step && step.getBoundingClientRect().top < 0) step.scrollIntoView();
    else title.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className={classes.title}>
      {children}
    </h2>
  );
}

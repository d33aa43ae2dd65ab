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
    // From its beginning on: the browser would show the title alone, at the edge, and hide what stands above it.
    if (isCutOff(title)) (title.closest("section, form, article") ?? title).scrollIntoView();
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className={classes.title}>
      {children}
    </h2>
  );
}

/** Whether something stands outside of what is seen below the bar. */
function isCutOff(element: Element): boolean {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const { top, bottom } = element.getBoundingClientRect();
  return top < bar || bottom > window.innerHeight;
}

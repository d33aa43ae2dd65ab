import { type RefObject, useEffect, useState } from "react";

/** A page that has stood still for so long is looked at. */
const REST_MS = 120;
const FORM_PARTS = "button, input, select, textarea, summary, label, math-field, [role='tab'], a";
/** Of a link that is much longer than what covers it, enough can be pressed. */
const LONG_LINK = 4;

/** Whether there is something to be pressed where this stands. */
export function useInTheWay(place: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    let rest = 0;
    const look = () => {
      window.clearTimeout(rest);
      rest = window.setTimeout(() => setInTheWay(place.current !== null && covers(place.current)), REST_MS);
    };
    // It calls at once, too.
    const height = new ResizeObserver(look);
    height.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.clearTimeout(rest);
      height.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [place]);
  return isInTheWay;
}

function covers(place: HTMLElement): boolean {
  const { left, top, width, height } = place.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95];
  const under = parts.flatMap((x) =>
    parts.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
  );
  return under.some((element) => {
    if (place.contains(element)) return false;
    const part = element.closest<HTMLElement>(FORM_PARTS);
    return part !== null && (part.localName !== "a" || part.offsetWidth < LONG_LINK * width);
  });
}

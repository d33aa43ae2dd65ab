/** Scrolls as little as shows all of an element, and to its beginning where the window is lower; without movement where none is wanted. */
export function bringIntoView(element: HTMLElement, behavior: "smooth" | "instant"): void {
  const isHigh = element.getBoundingClientRect().height > window.innerHeight - BAR;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: isHigh ? "start" : "nearest", behavior: isCalm ? "instant" : behavior });
}

/** What the navigation bar covers of the window at most, with some air. */
const BAR = 96;

import { type RefObject, useEffect, useState } from "react";

/** A page that has stood still for so long is looked at. */
const REST_MS = 120;
const FORM_PARTS = "button, input, select, textarea, summary, label, math-field, [role='tab'], a";
/** Drawn things, of which each part may be what somebody looks at or drags. */
const DRAWN = "svg, img, canvas, video, math, iframe";

/** Whether there is something to be pressed, read or looked at where this stands. */
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
  const box = place.getBoundingClientRect();
  const { left, top, width, height } = box;
  const parts = [0.05, 0.35, 0.65, 0.95];
  const under = parts.flatMap((x) =>
    parts.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)),
  );
  return [...new Set(under)].some(
    (element) =>
      !place.contains(element) &&
      (element.closest(FORM_PARTS) !== null || element.closest(DRAWN) !== null || hasWordsIn(element, box)),
  );
}

/** Whether words that stand in this element itself are within the box. */
function hasWordsIn(element: Element, box: DOMRect): boolean {
  const words = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    words.selectNodeContents(node);
    return [...words.getClientRects()].some(
      (line) => line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom,
    );
  });
}

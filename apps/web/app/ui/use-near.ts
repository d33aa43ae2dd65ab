import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** So far below or above the screen something counts as near, unless told. */
const NEAR = "600px";

/** Does something once, when somebody comes near to what stands there, or is in it already. */
export function useNear(onNear: () => void, near = NEAR): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const come = useEffectEvent(onNear);
  useEffect(() => {
    const there = place.current;
    if (!there) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        come();
      },
      { rootMargin: near },
    );
    observer.observe(there);
    return () => observer.disconnect();
  }, [near]);
  return place;
}

import { useEffect, useEffectEvent, useState } from "react";
import { partId } from "./part-title.ts";

/** So long a part is open before it counts as the one where somebody is: whoever scrolls by is not there. */
const STAYS_MS = 2000;

/** The part that is being read, and says so once it is not just scrolled by. */
export function useOpenPart(count: number, onStay: (part: number) => void): number {
  const [open, setOpen] = useState(0);
  useEffect(() => {
    const parts = Array.from({ length: count }, (_, index) => document.getElementById(partId(index)));
    const look = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setOpen(parts.indexOf(target as HTMLElement));
      },
      // A line a third down the window: the part that crosses it is read.
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const part of parts) if (part) look.observe(part);
    return () => look.disconnect();
  }, [count]);

  const stay = useEffectEvent(onStay);
  useEffect(() => {
    if (open === 0) return;
    const timer = window.setTimeout(() => stay(open), STAYS_MS);
    return () => window.clearTimeout(timer);
  }, [open]);
  return open;
}

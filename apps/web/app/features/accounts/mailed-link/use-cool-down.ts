import { useEffect, useState } from "react";

/** Seconds until something may be done again, counted down once `start` was called (or from the first moment on). */
export function useCoolDown(seconds: number, started: boolean): [secondsLeft: number, start: () => void] {
  const [until, setUntil] = useState(() => (started ? Date.now() + seconds * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return;
    const timer = window.setInterval(() => setNow(Date.now()), 250);
    return () => window.clearInterval(timer);
  }, [over]);
  const start = () => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return [Math.max(0, Math.ceil((until - now) / 1000)), start];
}

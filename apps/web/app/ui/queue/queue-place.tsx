import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import classes from "./queue-place.module.css";

type QueuePlaceProps = {
  /** The one that is being read; another one takes the focus. */
  current: string;
  label: string;
  /** Which it is, of how many. */
  count: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** The one thing that is being worked on. */
export function QueuePlace({ current, label, count, onKeyDown, children }: QueuePlaceProps) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <section ref={place} tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} className={classes.place}>
      <p className={classes.count}>{count}</p>
      {children}
    </section>
  );
}

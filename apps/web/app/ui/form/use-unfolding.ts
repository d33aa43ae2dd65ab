import { type RefObject, useEffect, useRef, useState } from "react";

type Unfolding = {
  open: boolean;
  /** For the element around both the button and what it opens. */
  place: RefObject<HTMLDivElement | null>;
  unfold(): void;
  fold(): void;
};

/** A form behind a button: whichever of them appears takes the focus, so that nobody loses the place by keyboard. */
export function useUnfolding(): Unfolding {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (open || moved.current) place.current?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus();
    moved.current = open;
  }, [open]);
  return { open, place, unfold: () => setOpen(true), fold: () => setOpen(false) };
}

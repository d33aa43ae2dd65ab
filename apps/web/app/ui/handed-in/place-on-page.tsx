import { type KeyboardEvent, type MouseEvent, useState } from "react";
import classes from "./handed-in.module.css";

/** As shares of a page's width and height. */
export type Spot = { x: number; y: number };

const MIDDLE: Spot = { x: 0.5, y: 0.5 };
/** How far an arrow key moves the cross, and with Shift. */
const STEP = 0.02;
const LONG_STEP = 0.1;

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const onPage = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

/** The whole page as something to press: with a pointer where one points, by keys where the arrows have moved a cross. */
export function PlaceOnPage({ label, onPlace }: { label: string; onPlace: (spot: Spot) => void }) {
  const [cross, setCross] = useState(MIDDLE);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // By Enter or the space bar nothing is pointed at.
    if (event.detail === 0) return onPlace(cross);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPlace({ x: onPage((event.clientX - left) / width), y: onPage((event.clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    setCross(({ x, y }) => ({ x: onPage(x + way.x * step), y: onPage(y + way.y * step) }));
  };
  return (
    <button type="button" className={classes.place} data-place="" aria-label={label} onClick={press} onKeyDown={move}>
      <span aria-hidden className={classes.cross} style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }} />
    </button>
  );
}

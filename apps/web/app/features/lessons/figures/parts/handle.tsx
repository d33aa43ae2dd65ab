import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import classes from "./figures.module.css";
import { clamp } from "./settings.ts";

export type Point = { x: number; y: number };

/** What follows a pointer or a finger over a drawing, in the drawing's own units. */
function useFollowing(onPoint: (point: Point) => void) {
  const held = useRef(false);
  const at = (event: PointerEvent<SVGElement>): Point | null => {
    const svg = event.currentTarget.ownerSVGElement;
    const matrix = svg?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  const release = () => {
    held.current = false;
  };
  return {
    onPointerDown(event: PointerEvent<SVGElement>) {
      held.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus({ preventScroll: true });
      event.preventDefault();
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const point = held.current ? at(event) : null;
      if (point) onPoint(point);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

type SliderProps = {
  /** Where it is drawn. */
  at: Point;
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Its value in words. */
  text: string;
  /** Which value lies at a point of the drawing. */
  valueAt: (point: Point) => number;
  onValue: (value: number) => void;
  /** Another look than a round grip. */
  children?: ReactNode;
};

/** A grip that is moved along a way: by pointer, finger, or the keys of a slider. */
export function Slider({ at, label, value, min, max, step = 1, text, valueAt, onValue, children }: SliderProps) {
  const set = (wanted: number) => {
    const next = clamp(Math.round(wanted / step) * step, min, max);
    if (next !== value) onValue(next);
  };
  const following = useFollowing((point) => set(valueAt(point)));
  const press = (event: KeyboardEvent) => {
    const wanted = keyValue(event.key, { value, min, max, step });
    if (wanted === null) return;
    event.preventDefault();
    set(wanted);
  };
  return (
    <g
      {...following}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={classes.handle}
      transform={`translate(${at.x} ${at.y})`}
      onKeyDown={press}
    >
      <Grip>{children}</Grip>
    </g>
  );
}

function keyValue(key: string, { value, min, max, step }: { value: number; min: number; max: number; step: number }) {
  const far = Math.max(step, Math.round((max - min) / 10 / step) * step);
  const steps: Record<string, number> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + far,
    PageDown: value - far,
    Home: min,
    End: max,
  };
  return steps[key] ?? null;
}

type MoverProps = {
  /** Where it is, in the drawing's units. */
  at: Point;
  label: string;
  /** Where it is, in words. */
  text: string;
  /** How far a key moves it, in the drawing's units. */
  step: number;
  /** Where it shall go; whoever holds it says where it may. */
  onMove: (point: Point) => void;
};

/** A point that is moved anywhere: by pointer, finger, or the arrows. */
export function Mover({ at, label, text, step, onMove }: MoverProps) {
  const following = useFollowing(onMove);
  const press = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    onMove({ x: at.x + way.x * step, y: at.y + way.y * step });
  };
  return (
    <g
      {...following}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={Math.round(at.x)}
      aria-valuetext={text}
      className={classes.handle}
      transform={`translate(${at.x} ${at.y})`}
      onKeyDown={press}
    >
      <Grip />
    </g>
  );
}

const ways: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The round part of a handle, with room for a finger around it. */
function Grip({ children }: { children?: ReactNode }) {
  return (
    <>
      <circle r={22} className={classes.reach} />
      {children ?? <circle r={10} className={classes.grip} />}
    </>
  );
}

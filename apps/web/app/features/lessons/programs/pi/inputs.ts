import { CHANGES, type Part } from "./parts.ts";

/** How far away something stands before the reader moves it, in centimeters. */
export const DISTANCE_AT_FIRST = 60;

export type Inputs = {
  /** Null where the page cannot share memory with a program: then nothing that is pressed reaches it. */
  memory: SharedArrayBuffer | null;
  set(pin: number, value: number): void;
};

/** What the reader does with the board's buttons and sensors, for the program to read at once. */
export function inputsOf(parts: readonly Part[]): Inputs {
  const isShared = globalThis.crossOriginIsolated && typeof SharedArrayBuffer !== "undefined";
  const memory = isShared ? new SharedArrayBuffer((CHANGES + 1) * 4) : null;
  const pins = memory && new Int32Array(memory);
  const set = (pin: number, value: number) => {
    if (!pins) return;
    Atomics.store(pins, pin, value);
    Atomics.add(pins, CHANGES, 1);
    Atomics.notify(pins, CHANGES);
  };
  for (const part of parts) if (part.kind === "distance") set(part.pin, DISTANCE_AT_FIRST);
  return { memory, set };
}

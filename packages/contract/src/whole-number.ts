import "./no-eval.ts";
import { z } from "zod";

type Range = { min: number; max: number };

/** A whole number in a range. Whatever else is there, be it half a number or none, is told with both bounds. */
export function wholeNumber({ min, max }: Range) {
  const error = ({ input }: { input?: unknown }) => (input === undefined ? "FIELD_REQUIRED" : outOfRange({ min, max }));
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** The message of an issue that tells both bounds: a schema's message is all that reaches its issue. */
export const outOfRange = ({ min, max }: Range): string => `${CODE} ${min} ${max}`;

/** The bounds in such a message; null in any other. */
export function rangeTold(message: string): ({ code: typeof CODE } & Range) | null {
  const [code, min, max] = message.split(" ");
  return code === CODE ? { code, min: Number(min), max: Number(max) } : null;
}

const CODE = "NUMBER_OUT_OF_RANGE";

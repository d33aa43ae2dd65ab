import "./no-eval.ts";
import { z } from "zod";
import type { FieldCode } from "./errors.ts";
import { lengthOf, lengthOfSaid } from "./length.ts";

export type TextRule = {
  min?: number;
  max: number;
  required?: FieldCode;
  form?: "NFC" | "NFKC";
  /** Leaves out what is not to be kept. */
  without?: (written: string) => string;
};

/**
 * A trimmed string of `min` to `max` code points; `min` is 1 unless told, and counts blanks in a row as one; an empty one counts as missing. With a `form`, it is
 * brought into that first, and so it is with `without`: what is counted is what will be kept.
 */
export function text({ min = 1, max, required = "FIELD_REQUIRED", form, without }: TextRule) {
  const told = z.string({ error: required });
  const plain = (without ? told.overwrite(without) : told).trim();
  return (form ? plain.normalize(form) : plain).check((context) => {
    const length = lengthOf(context.value);
    const input = context.value;
    if (min > 0 && length === 0) {
      context.issues.push({ code: "custom", message: required, input, continue: false });
    } else if (lengthOfSaid(context.value) < min) {
      context.issues.push({ code: "too_small", origin: "string", minimum: min, message: "FIELD_TOO_SHORT", input });
    } else if (length > max) {
      context.issues.push({ code: "too_big", origin: "string", maximum: max, message: "FIELD_TOO_LONG", input });
    }
  });
}

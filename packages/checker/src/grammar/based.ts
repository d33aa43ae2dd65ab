import { Unreadable } from "../codes.ts";
import type { Answer } from "../syntax/syntax.ts";

const DIGITS = "0123456789ABCDEF";

/**
 * `1011_2`, `(1011)₂`, `1011 base 2`; plain digits where the rubric names their base. Null if that is not what was written.
 */
export function readBased(text: string, base: number | null): Answer | null {
  const named = /^\(?\s*([0-9A-F]+)\s*\)?\s*(?:_\s*\{?\s*(\d{1,2})\s*\}?|(?:in )?base\s+(\d{1,2}))$/iu.exec(
    text.trim(),
  );
  const plain = base === null ? null : /^[0-9A-F]+$/iu.exec(text.trim());
  const written = named?.[1] ?? plain?.[0];
  const foundBase = named ? Number(named[2] ?? named[3]) : base;
  if (written === undefined || foundBase === null) return null;
  const digits = written.toUpperCase();
  const values = [...digits].map((digit) => DIGITS.indexOf(digit));
  const isBase = foundBase >= 2 && foundBase <= DIGITS.length;
  // A letter with a number below it, such as `A_1`, is a name.
  if (!isBase || (base === null && /[A-F]/.test(digits))) return null;
  if (values.some((value) => value >= foundBase)) throw new Unreadable("number-not-clear", 0);
  const value = values.reduce((sum, digit) => sum * BigInt(foundBase) + BigInt(digit), 0n);
  return { kind: "based", base: foundBase, value, digits };
}

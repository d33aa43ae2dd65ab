import { Unreadable } from "../codes.ts";
import type { Answer } from "../syntax/syntax.ts";

const DIGITS = "0123456789ABCDEF";

/**
 * `1011_2`, `(1011)₂`, `1011 base 2`; plain digits where the rubric names their base. Null if that is not what was written.
 */
export function readBased(text: string, base: number | null): Answer | null {
  const named = writtenInBase.exec(
    text.trim().replace(/^(二|八|十六)进制数?\s*(?=[0-9A-F]+$)/iu, (_, base) => `base ${chinese[base]} `),
  );
  const word = (named?.[2] ?? named?.[3] ?? named?.[4] ?? named?.[5])?.toLowerCase();
  const plain = base === null ? null : /^[0-9A-F]+$/iu.exec(text.trim());
  const written = named?.[1] ?? named?.[6] ?? plain?.[0];
  const foundBase = word === undefined ? base : (bases[word] ?? Number(word));
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

const bases: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, twelve: 12, sixteen: 16 },
  ...{ binary: 2, ternary: 3, octal: 8, hex: 16, hexadecimal: 16 },
};
const chinese: Record<string, number> = { 二: 2, 八: 8, 十六: 16 };

/** `1011_2`, `(1011)_{2}`, `1011 (base 2)`, `1011 in binary`, `base 2 1011` */
const writtenInBase =
  /^\(?\s?([0-9A-F]+)\s?\)?\s?(?:_\s?\{?\s?(\d{1,2}|[a-z]{3,7})\s?\}?|\(?(?:in )?base[ -]?(\d{1,2}|[a-z]{3,7})\)?|(?:in )?(?<![0-9A-F])(binary|ternary|octal|hex(?:adecimal)?))$|^base (\d{1,2}) ([0-9A-F]+)$/iu;

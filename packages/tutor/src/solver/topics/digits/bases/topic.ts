import { defineTopic } from "../../../topic.ts";
import { writtenIn } from "./digits.ts";
import { readConversion } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Conversion, workConversion } from "./work.ts";

/** A whole number from one base to another. */
export const bases = defineTopic({
  name: "bases",
  words,
  read: readConversion,
  work: workConversion,
  // Horner's rule on both sides, where the work adds up places and divides.
  holds: ({ digits, from, to }, { key }) => {
    const found = [...(key.split("_")[0] ?? "")].map((sign) => Number.parseInt(sign, 16));
    return horner(found, to) === horner(digits, from) && writtenIn(found).charAt(0) !== "0";
  },
  similar: ({ digits, from, to }): Conversion => {
    const other = from === 2 ? [1, 1, 0, 1] : from === 10 ? [2, 9] : [1, Math.min(from - 1, 5)];
    return { digits: `${other}` === `${digits}` ? [...other, 1] : other, from, to };
  },
});

const horner = (digits: number[], base: number): bigint =>
  digits.reduce((value, digit) => value * BigInt(base) + BigInt(digit), 0n);

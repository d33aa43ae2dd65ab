import type { Fact } from "./frames.ts";
import type { Quantity } from "./quantities.ts";

/** "1/6 fewer" is a share of something, and no number of things: a bare fraction below 1 is none. */
const isShareOnly = ({ value, unit }: Quantity): boolean => unit === null && value.den !== 1n && value.num < value.den;

export const hasShare = (facts: Fact[]): boolean =>
  facts.some(({ numbers }) => Object.values(numbers).some(isShareOnly));

/** What is counted, by its last word and as one of it: "baseball cards" are cards. */
export const thingIn = (words: string): string =>
  (words.split(" ").at(-1) ?? "").replace(/ies$/, "y").replace(/(?<=[a-z]{2})(?:(?<=ch|sh|x|o|ss)es|s)$/, "");

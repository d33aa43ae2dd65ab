import type { FormCode } from "./codes.ts";

/** What an author says of a problem's answer. */
export type Rubric = {
  /** One or more keys, in any notation the reader takes; any of them is right. */
  keys: string[];
  /** Variables an answer may hold; unless told, the letters of the keys. `A` to `D` or further: multiple choice. */
  letters?: string[];
  /** Forms that an answer of the right value must have. */
  form?: FormCode[];
  /**
   * Decimal places that `decimal-places` asks for, and allowed for a key that no decimal can write out (π, √2, ⅓); unless
   * told, exact only.
   */
  decimals?: number;
  /** Significant figures that an answer may be rounded to, whatever the key is; unless told, exact only. */
  figures?: number;
  /** How far a number may be from the key, in the key's unit, the bound itself included; unless told, not at all. At most 10^6. */
  tolerance?: number;
  /** `same`: an answer must be defined exactly where the key is. Without it, `(x²-1)/(x+1)` counts as `x-1`. */
  domain?: "same";
  /**
   * What the keys are where their signs do not tell: `3:30` a ratio or a time of day, `(1,5)` an interval instead of a
   * point.
   */
  kind?: "ratio" | "time" | "interval";
  /** `given`: the parts of a list must come in the key's order. Unless told, any order is right. */
  order?: "given";
  /** Whether repeats in a list count (`2, 2, 3` is not `2, 3`) or are ignored; unless told, they count if the key has some. */
  repeats?: "count" | "ignore";
  /** `parts`: tell how many parts of a list are right. */
  credit?: "parts";
  /** The base, from 2 to 16, in which keys and answers are written. */
  base?: number;
  /** `optional`: for the key `x=3` an equation that is still to be solved, `2x=6`, counts, too. */
  solving?: "optional";
  /** Wrong answers the author expects, each with the code of its feedback. */
  foreseen?: { answer: string; feedback: string }[];
};

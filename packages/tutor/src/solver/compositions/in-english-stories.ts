import { plainOf } from "../sentences/plain.ts";
import { inEnglishOrder } from "./any-order/english/index.ts";
import { readThoughtOf } from "./any-order/english/thought-of.ts";
import { inClauses, inEnglish } from "./any-order/english/told-in-english.ts";
import { readInAnyOrder } from "./any-order/told-in-any-order.ts";
import { asCalculation } from "./as-calculation.ts";
import type { Composition } from "./composition.ts";
import { inOtherWords } from "./in-other-words.ts";

const LENGTH_MAX = 320;
const kinds = inEnglishOrder.map((kind) => (story: string) => readInAnyOrder(story, kind, inEnglish));

/** An English word problem of a usual kind in any order of its clauses, told as the one reckoning that it is. */
export const inEnglishStories: Composition = {
  words: { en: {}, ch: {} },
  read(question, solve) {
    const plain = plainOf(question);
    if (plain.length > LENGTH_MAX || !/\d/.test(plain) || !/[a-z]{2} [a-z]{2}/.test(plain)) return null;
    if (/[=^√_{}<>≤≥\\|]|\p{Script=Han}/u.test(plain)) return null;
    const story = inClauses(plain);
    for (const read of [readThoughtOf, ...kinds]) {
      const inner = read(story);
      // What is known by a shorter sentence stays with it.
      if (inner) return inOtherWords.read(question, solve) ? null : asCalculation(question, solve(inner));
    }
    return null;
  },
};

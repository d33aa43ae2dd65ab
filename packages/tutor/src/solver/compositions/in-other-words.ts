import { plainOf } from "../sentences/plain.ts";
import type { Composition } from "./composition.ts";
import { ofBases } from "./retellings/bases.ts";
import { ofCoins } from "./retellings/coins.ts";
import { ofDigits } from "./retellings/digits.ts";
import { ofDivisibility } from "./retellings/divisibility.ts";
import { ofFactors } from "./retellings/factors.ts";
import { ofNumbersOtherwise } from "./retellings/numbers-otherwise.ts";
import { ofPairs } from "./retellings/pairs.ts";
import { ofProperties } from "./retellings/properties.ts";
import { ofRates } from "./retellings/rates.ts";
import { ofOpposites } from "./retellings/roots-of-opposites.ts";
import { ofSharesAndPrimes } from "./retellings/shares-and-primes.ts";
import { ofWholeNumbers } from "./retellings/whole-numbers.ts";

const LENGTH_MAX = 260;
const sentences = [
  ...ofProperties,
  ...ofFactors,
  ...ofBases,
  ...ofDivisibility,
  ...ofPairs,
  ...ofRates,
  ...ofOpposites,
  ...ofWholeNumbers,
  ...ofDigits,
  ...ofSharesAndPrimes,
  ...ofNumbersOtherwise,
  ...ofCoins,
];

/** A question of whole numbers that means one which the topics know, said in a whole sentence of other words. */
export const inOtherWords: Composition = {
  words: { en: {}, ch: {} },
  read(question, solve) {
    const plain = plainOf(question).replace(/[,? ]+$/, "");
    if (plain === "" || plain.length > LENGTH_MAX) return null;
    for (const [sentence, meant] of sentences) {
      const found = sentence.exec(plain);
      const inner = found && meant((found.groups ?? {}) as Record<string, string>);
      if (inner) return solve(inner);
    }
    return null;
  },
};

import type { Reader } from "../../topic.ts";
import { addedDigits } from "./added-digits/topic.ts";
import { baseSums } from "./base-sums/topic.ts";
import { bases } from "./bases/topic.ts";
import { cardNumbers } from "./card-numbers/topic.ts";
import { digitAppearances } from "./digit-appearances/topic.ts";
import { digitEquations } from "./digit-equations/topic.ts";
import { digitFillings } from "./digit-fillings/topic.ts";
import { digitsByPlace } from "./digits-by-place/topic.ts";
import { endingDecimals } from "./ending-decimals/topic.ts";
import { missingDigits } from "./missing-digits/topic.ts";
import { pageDigits } from "./page-digits/topic.ts";
import { repeatingDecimals } from "./repeating-decimals/topic.ts";
import { repeatingOrders } from "./repeating-orders/topic.ts";
import { roundedFrom } from "./rounded-from/topic.ts";
import { scientificNotation } from "./scientific-notation/topic.ts";
import { twoDigitNumbers } from "./two-digit-numbers/topic.ts";
import { writtenNumbers } from "./written-numbers/topic.ts";

/** How numbers are written: digits, bases, decimals that repeat. */
export const digitTopics: readonly Reader[] = [
  bases,
  missingDigits,
  pageDigits,
  twoDigitNumbers,
  digitAppearances,
  repeatingDecimals,
  repeatingOrders,
  digitEquations,
  digitFillings,
  endingDecimals,
  baseSums,
  scientificNotation,
  writtenNumbers,
  addedDigits,
  roundedFrom,
  cardNumbers,
  digitsByPlace,
];

import type { Reader } from "../../topic.ts";
import { alwaysDividing } from "./always-dividing/topic.ts";
import { carriedRemainders } from "./carried-remainders/topic.ts";
import { chosenDivisors } from "./chosen-divisors/topic.ts";
import { commonDivisors } from "./common-divisors/topic.ts";
import { congruences } from "./congruences/topic.ts";
import { consecutive } from "./consecutive/topic.ts";
import { consecutiveProducts } from "./consecutive-products/topic.ts";
import { divisors } from "./divisors/topic.ts";
import { exponentsByFactoring } from "./exponents-by-factoring/topic.ts";
import { factorials } from "./factorials/topic.ts";
import { gcdLcmPairs } from "./gcd-lcm-pairs/topic.ts";
import { hiddenDivisions } from "./hidden-divisions/topic.ts";
import { inclusionExclusion } from "./inclusion-exclusion/topic.ts";
import { integerSolutions } from "./integer-solutions/topic.ts";
import { kindsByFactors } from "./kinds-by-factors/topic.ts";
import { letterRemainders } from "./letter-remainders/topic.ts";
import { listedPrimes } from "./listed-primes/topic.ts";
import { multiples } from "./multiples/topic.ts";
import { numberClaims } from "./number-claims/topic.ts";
import { numberFunctions } from "./number-functions/topic.ts";
import { numberOrder } from "./number-order/topic.ts";
import { numberRatios } from "./number-ratios/topic.ts";
import { numberRiddles } from "./number-riddles/topic.ts";
import { numberSearches } from "./number-searches/topic.ts";
import { numberSentences } from "./number-sentences/topic.ts";
import { numbersInRange } from "./numbers-in-range/topic.ts";
import { oneOfTwoKinds } from "./one-of-two-kinds/topic.ts";
import { pairsInCommon } from "./pairs-in-common/topic.ts";
import { parities } from "./parities/topic.ts";
import { powerRemainders } from "./power-remainders/topic.ts";
import { primeFactors } from "./prime-factors/topic.ts";
import { primePairs } from "./prime-pairs/topic.ts";
import { primeSums } from "./prime-sums/topic.ts";
import { primes } from "./primes/topic.ts";
import { productsOfRuns } from "./products-of-runs/topic.ts";
import { remainders } from "./remainders/topic.ts";
import { soughtNumbers } from "./sought-numbers/topic.ts";
import { steppedProducts } from "./stepped-products/topic.ts";
import { sumAndProduct } from "./sum-and-product/topic.ts";
import { twinPrimes } from "./twin-primes/topic.ts";
import { twoNumbers } from "./two-numbers/topic.ts";
import { undoing } from "./undoing/topic.ts";
import { unknownDivisors } from "./unknown-divisors/topic.ts";
import { wholePairs } from "./whole-pairs/topic.ts";
import { wholeValues } from "./whole-values/topic.ts";

/** Divisors, primes, remainders, and whole numbers of which something is told. */
export const wholeNumberTopics: readonly Reader[] = [
  commonDivisors,
  primeFactors,
  primes,
  divisors,
  multiples,
  remainders,
  congruences,
  twoNumbers,
  consecutive,
  exponentsByFactoring,
  numberRiddles,
  inclusionExclusion,
  undoing,
  numberSentences,
  integerSolutions,
  numberOrder,
  gcdLcmPairs,
  chosenDivisors,
  factorials,
  carriedRemainders,
  letterRemainders,
  primePairs,
  productsOfRuns,
  numbersInRange,
  soughtNumbers,
  consecutiveProducts,
  numberSearches,
  wholePairs,
  sumAndProduct,
  wholeValues,
  alwaysDividing,
  numberFunctions,
  powerRemainders,
  numberRatios,
  steppedProducts,
  pairsInCommon,
  hiddenDivisions,
  unknownDivisors,
  parities,
  listedPrimes,
  twinPrimes,
  numberClaims,
  kindsByFactors,
  oneOfTwoKinds,
  primeSums,
];

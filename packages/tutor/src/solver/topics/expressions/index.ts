import type { Reader } from "../../topic.ts";
import { absoluteExtremes } from "./absolute-extremes/topic.ts";
import { commonMonomials } from "./common-monomials/topic.ts";
import { completedSums } from "./completed-sums/topic.ts";
import { degreeConditions } from "./degree-conditions/topic.ts";
import { expansionCoefficients } from "./expansion-coefficients/topic.ts";
import { exponents } from "./exponents/topic.ts";
import { factorSums } from "./factor-sums/topic.ts";
import { filledBlanks } from "./filled-blanks/topic.ts";
import { filledFormulas } from "./filled-formulas/topic.ts";
import { impliedRoots } from "./implied-roots/topic.ts";
import { impliedValues } from "./implied-values/topic.ts";
import { knownPowers } from "./known-powers/topic.ts";
import { largestProducts } from "./largest-products/topic.ts";
import { letterRatios } from "./letter-ratios/topic.ts";
import { letterRoots } from "./letter-roots/topic.ts";
import { likeTerms } from "./like-terms/topic.ts";
import { matchedCoefficients } from "./matched-coefficients/topic.ts";
import { orderedTerms } from "./ordered-terms/topic.ts";
import { perfectSquareChecks } from "./perfect-square-checks/topic.ts";
import { phrasesAsExpressions } from "./phrases-as-expressions/topic.ts";
import { polynomialDivision } from "./polynomial-division/topic.ts";
import { polynomialTerms } from "./polynomial-terms/topic.ts";
import { polynomials } from "./polynomials/topic.ts";
import { powersOfOneBase } from "./powers-of-one-base/topic.ts";
import { ratioValues } from "./ratio-values/topic.ts";
import { rationalExpressions } from "./rational-expressions/topic.ts";
import { toldReciprocals } from "./told-reciprocals/topic.ts";
import { zeroSums } from "./zero-sums/topic.ts";

/** Terms with letters: simplified, expanded, factored, and worked out. */
export const expressionTopics: readonly Reader[] = [
  polynomials,
  exponents,
  polynomialDivision,
  commonMonomials,
  impliedValues,
  rationalExpressions,
  knownPowers,
  impliedRoots,
  phrasesAsExpressions,
  factorSums,
  filledFormulas,
  polynomialTerms,
  powersOfOneBase,
  matchedCoefficients,
  expansionCoefficients,
  letterRatios,
  ratioValues,
  absoluteExtremes,
  zeroSums,
  largestProducts,
  completedSums,
  toldReciprocals,
  filledBlanks,
  orderedTerms,
  likeTerms,
  letterRoots,
  degreeConditions,
  perfectSquareChecks,
];

/** What the grader reckons with, for who works problems out: exact fractions, what was read of a formula, and its LaTeX. */
export { type Polynomial, quotientIn, realRoots } from "./algebra/polynomials.ts";
export { forgetBudget, withinBudget } from "./arithmetic/budget.ts";
export { exactValue, wholeValue } from "./arithmetic/exact.ts";
export { numericValue } from "./arithmetic/numeric.ts";
export { inverseModulo, powerModulo } from "./arithmetic/primes.ts";
export * as q from "./arithmetic/rational.ts";
export { asked } from "./asked.ts";
export { read } from "./grammar/read.ts";
export { readChineseNumerals } from "./spelling/chinese.ts";
export { readEnglishNumerals } from "./spelling/english.ts";
export { foldCharacters } from "./spelling/normalise.ts";
export { latexOf } from "./syntax/latex.ts";
export { substitute } from "./syntax/rewriting.ts";
export {
  type Answer,
  childrenOf,
  isConstant,
  lettersIn,
  type Node,
  numberNode,
  type Sign,
  some,
} from "./syntax/syntax.ts";
export { sameValue } from "./values/same-value.ts";

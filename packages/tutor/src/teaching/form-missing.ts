import { askedFor, checkAnswer, type FormCode } from "@dripstone/checker";
import {
  type Answer,
  childrenOf,
  isConstant,
  type Node,
  q,
  read,
  some,
  wholeValue,
} from "@dripstone/checker/mathematics";
import type { Solution } from "../solver/solution.ts";
import { isPrime } from "../solver/topics/numbers/prime-factors/is-prime.ts";

/** What is still to be done with an answer of the right value; `unchanged`: it is the task itself; `planned`: the calculation for a story. */
export type Form =
  | "unchanged"
  | "planned"
  | "factored"
  | "expanded"
  | "primes"
  | "worked-out"
  | "simplest"
  | "as-asked";

/** The form that is asked for, and that an answer of the right value does not have; null where nothing is left to be done. */
export function formMissing(written: string, solution: Solution): Form | null {
  const { key } = solution.answer;
  const [given, wanted] = [readAs(written, key), readAs(key, key)];
  if (!given || !wanted || isSameWriting(given, wanted) || isComparison(wanted)) return null;
  const task = solution.problem.en;
  // Who writes down the calculation that a story asks for has done the first thing.
  if (isTaskItself(given, task, key)) return solution.steps[0]?.code === "set-up" ? "planned" : "unchanged";
  if (isPrimesAsked.test(task)) return isOfPrimes(given) ? null : "primes";
  const lacks = (form: FormCode) => lacksForm(written, key, form);
  if (/^factor (?!.*\band\b)/.test(task) && lacks("factored")) return "factored";
  if (/^expand /.test(task) && lacks("expanded")) return "expanded";
  if (/^simplify /.test(task) && isLessSimple(given, wanted, lacks)) return "simplest";
  const [, named = ""] = /\$ (?:as an? |in )([a-z]+(?: [a-z]+)?)$/.exec(task) ?? [];
  const form = formsNamed[named];
  if (named === "scientific notation" && !isScientific(given)) return "as-asked";
  if (form && lacks(form))
    return form === "simplest-fraction" && valuesOf(given).every(isFraction) ? "simplest" : "as-asked";
  return valuesOf(wanted).every(isNumberWritten) ? workedOut(given) : null;
}

/** Forms by the names that a task gives them. */
const formsNamed: Readonly<Record<string, FormCode>> = {
  fraction: "simplest-fraction",
  decimal: "decimal",
  percent: "percent",
  "mixed number": "mixed-number",
  "improper fraction": "improper-fraction",
};

/** `3/5 < 5/8` is as true of 24/40 and 25/40. */
const isComparison = (wanted: Answer): boolean =>
  wanted.kind === "relation" && wanted.sides.every(isConstant) && wanted.signs.some((sign) => sign !== "=");

const isPrimesAsked = /^the prime factorization\b/;

function readAs(written: string, key: string): Answer | null {
  const found = read(written, { ...askedFor({ keys: [key] }), units: true });
  return found.ok ? found.answer : null;
}

/** Whether an answer is written in a form that the key itself has. */
function lacksForm(written: string, key: string, form: FormCode): boolean {
  const judged = (given: string) => checkAnswer(given, { keys: [key], form: [form] }).verdict;
  return judged(key) === "equal" && judged(written) === "wrong-form";
}

/** The task has one formula, or says at once what is to be done with it: of several, one may be what is asked for. */
function isTaskItself(given: Answer, task: string, key: string): boolean {
  const formulas = [...task.matchAll(/\$([^$]+)\$/g)].map(([, formula = ""]) => formula);
  const [only] = formulas;
  if (only === undefined || (formulas.length > 1 && !isToBeRewritten.test(task))) return false;
  const asked = readAs(only, key);
  return asked !== null && isSameWriting(given, asked);
}

const isToBeRewritten = /^(?:factor|expand|simplify) |^\$[^$]+\$ in the form /;

/** How it is written, whatever signs a product or a fraction has. */
const writingOf = (node: Node): string =>
  node.kind === "number"
    ? `${node.shape}${node.value.num}/${node.value.den}`
    : node.kind === "letter" || node.kind === "constant"
      ? node.name
      : `${node.kind}${node.kind === "call" ? node.name : ""}(${childrenOf(node).map(writingOf).join()})`;

const isSameWriting = (one: Answer, other: Answer): boolean => {
  const [a, b] = [valuesOf(one).map(writingOf), valuesOf(other).map(writingOf)];
  return one.kind === other.kind && a.length > 0 && `${a}` === `${b}`;
};

/** The expressions of an answer whose form counts: of `x = 6/4` the fraction alone. */
function valuesOf(answer: Answer): Node[] {
  switch (answer.kind) {
    case "expression":
      return [answer.of];
    case "relation":
      return answer.sides.filter((side) => side.kind !== "letter");
    case "ratio":
      return answer.parts;
    case "set":
    case "tuple":
      return answer.parts.flatMap(valuesOf);
    default:
      return [];
  }
}

function isOfPrimes(given: Answer): boolean {
  const sides = valuesOf(given);
  if (given.kind === "relation") return sides.some((side) => primesIn(side));
  return sides.every((side) => primesIn(side));
}

/** Whether it is a product of primes, and of their powers. */
function primesIn(node: Node): boolean {
  if (node.kind === "multiply") return primesIn(node.left) && primesIn(node.right);
  if (node.kind === "power") return node.base.kind === "number" && primesIn(node.base);
  const value = node.kind === "number" ? wholeValue(node) : null;
  return value !== null && isPrime(value);
}

/** Whether a formula can still be shortened: it has more to read than the key, or a root with a square in it. */
function isLessSimple(given: Answer, wanted: Answer, lacks: (form: FormCode) => boolean): boolean {
  if (given.kind === "ratio") return lacks("simplest-ratio");
  const [own, others] = [valuesOf(given), valuesOf(wanted)];
  if (others.some((node) => some(node, ({ kind }) => kind === "root")) && lacks("simplest-radical")) return true;
  if (own.some((node) => some(node, isReckonedOut))) return true;
  return own.length === others.length && lengthOf(own) > lengthOf(others);
}

/** A sum or power of numbers alone, or a product with several of them. */
function isReckonedOut(node: Node): boolean {
  if (node.kind === "multiply") return productIn(node).filter(({ kind }) => kind === "number").length > 1;
  return (
    (node.kind === "add" || node.kind === "subtract" || node.kind === "power") &&
    isConstant(node) &&
    !isPowerOfTen(node) &&
    !some(node, ({ kind }) => kind === "root" || kind === "constant" || kind === "call")
  );
}

const productIn = (node: Node): Node[] =>
  node.kind === "multiply" ? [...productIn(node.left), ...productIn(node.right)] : [node];

const lengthOf = (nodes: Node[]): number => nodes.reduce((length, node) => length + lengthIn(node), 0);

/** How many numbers and letters there are to read; the number in front of a term is one, whether it is a fraction or not. */
function lengthIn(node: Node): number {
  if (node.kind !== "multiply" && node.kind !== "divide")
    return childrenOf(node).reduce((length, child) => length + lengthIn(child), childrenOf(node).length === 0 ? 1 : 0);
  const factors = factorsIn(node);
  const numbers = factors.filter(({ kind }) => kind === "number").length;
  return lengthOf(factors.filter(({ kind }) => kind !== "number")) + Math.min(1, numbers);
}

const factorsIn = (node: Node): Node[] =>
  node.kind === "multiply" || node.kind === "divide" ? [...factorsIn(node.left), ...factorsIn(node.right)] : [node];

/** Of `2 + 3 = 5` one side is a number. */
function workedOut(given: Answer): Form | null {
  const values = valuesOf(given);
  if (given.kind === "expression" && given.unit) return null;
  const isDone =
    given.kind === "relation" && given.sides.every(isConstant)
      ? values.some(isNumberWritten)
      : values.every(isNumberWritten);
  if (isDone) return null;
  if (given.kind === "expression" && isEvenDivision(given.of)) return "worked-out";
  return values.every((node) => isNumberWritten(node) || isFraction(node)) ? "simplest" : "worked-out";
}

/** `84/2`: a division with a whole number for its result. */
const isEvenDivision = (node: Node): boolean => {
  const [above, below] = node.kind === "divide" ? [wholeOf(node.left), wholeOf(node.right)] : [null, null];
  return above !== null && below !== null && below > 1n && above % below === 0n;
};

/** It may be in lowest terms or not. */
const isFraction = (node: Node): boolean =>
  node.kind === "negate"
    ? isFraction(node.of)
    : wholeOf(node) !== null ||
      (node.kind === "divide" && [node.left, node.right].every((part) => wholeOf(part) !== null));

/** `4.5 · 10^4`: one digit stands before the point. */
const isScientific = (given: Answer): boolean =>
  valuesOf(given).every((node) => {
    const product = node.kind === "negate" ? node.of : node;
    if (product.kind !== "multiply" || !isPowerOfTen(product.right) || product.left.kind !== "number") return false;
    const { num, den } = product.left.value;
    return num >= den && num < 10n * den;
  });

const isPowerOfTen = (node: Node) =>
  node.kind === "power" && node.base.kind === "number" && wholeValue(node.base) === 10n;

/** A number with nothing left to be worked out: whole, decimal, mixed, percent, or a fraction in lowest terms. */
function isNumberWritten(node: Node): boolean {
  switch (node.kind) {
    case "negate":
    case "percent":
    case "degrees":
      return isNumberWritten(node.of);
    case "plus-minus":
      return node.left === null && isNumberWritten(node.right);
    case "number":
      return node.shape !== "mixed" || isLowest(node.latex);
    case "divide": {
      const [above, below] = [wholeOf(node.left), wholeOf(node.right)];
      return above !== null && below !== null && below > 1n && q.gcd(above, below) === 1n;
    }
    default:
      return false;
  }
}

function wholeOf(node: Node): bigint | null {
  const value = wholeValue(node.kind === "negate" ? node.of : node);
  return node.kind === "number" || node.kind === "negate" ? value : null;
}

function isLowest(mixed: string): boolean {
  const [, above, below] = /\\frac\{(\d+)\}\{(\d+)\}$/.exec(mixed) ?? [];
  return above === undefined || below === undefined || q.gcd(BigInt(above), BigInt(below)) === 1n;
}

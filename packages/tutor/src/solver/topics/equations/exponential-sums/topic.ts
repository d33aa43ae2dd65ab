import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { coefficient, degree, lettersOf, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import { type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `by · base^(times·x)`; `times` is 0 for a plain number. */
type Term = { times: q.Rational; by: q.Rational };
/** What stands on one side after collecting: terms of one base, the smallest power first. */
type Sum = { base: bigint; terms: Term[] };

const POWER_MAX = 12n;
const NUMBER_MAX = q.rational(1_000_000_000n);

/** Equations with several powers of one number: 2^(x+2) + 2^x = 40, 4^x - 6·2^x + 8 = 0, 3·2^x = 24. */
export const exponentialSums = defineTopic<Relation, Code>({
  name: "exponential-sums",
  words,
  read: (question: Question) => {
    const relation = relationIn(question);
    const sum = relation?.sign === "=" ? sumOf(relation) : null;
    // Of great numbers others find the exponent.
    return sum?.terms.every(({ by }) => q.compare(q.absolute(by), NUMBER_MAX) <= 0) ? relation : null;
  },
  work: workSum,
  holds: areAll,
  similar: (relation) => {
    const { letter: x } = relation;
    const choices = [`2^{${x}+1} + 2^${x} = 24`, `3^{${x}+1} - 3^${x} = 18`].map(relationFrom);
    return choices.find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation;
  },
});

function sumOf({ left, right, letter }: Relation): Sum | null {
  const bases = new Set<bigint>();
  if (!collectBases(left, letter, bases) || !collectBases(right, letter, bases)) return null;
  const [base, ...more] = bases;
  if (base === undefined || more.length > 0) return null;
  const [one, other] = [termsOf(left, base), termsOf(right, base)];
  if (!one || !other) return null;
  const terms = collected([...one, ...other.map(({ times, by }) => ({ times, by: q.negate(by) }))]);
  return terms.length > 1 && terms.length < 4 ? { base, terms } : null;
}

/** The smallest numbers of which the bases of powers with the letter are powers; false where a base is none. */
function collectBases(of: Node, letter: string, bases: Set<bigint>): boolean {
  if (exactValue(of)) return true;
  if (of.kind === "negate") return collectBases(of.of, letter, bases);
  if (of.kind === "add" || of.kind === "subtract" || of.kind === "multiply" || of.kind === "divide")
    return collectBases(of.left, letter, bases) && collectBases(of.right, letter, bases);
  if (of.kind !== "power") return false;
  const value = exactValue(of.base);
  if (value) {
    const root = rootOf(value);
    if (root) bases.add(root.base);
    return root !== null;
  }
  return exactValue(of.exponent) !== null && collectBases(of.base, letter, bases);
}

/** 1/8 as 2 to the power of -3. */
function rootOf(value: q.Rational): { base: bigint; times: bigint } | null {
  const isBelow = value.num === 1n && value.den > 1n;
  const whole = isBelow ? value.den : value.den === 1n ? value.num : 0n;
  if (whole < 2n || whole > 1_000_000n) return null;
  for (let times = 20n; times > 0n; times--) {
    const root = q.root(q.rational(whole), times);
    if (root && root.den === 1n) return { base: root.num, times: isBelow ? -times : times };
  }
  return null;
}

function termsOf(of: Node, base: bigint): Term[] | null {
  const value = exactValue(of);
  if (value) return [{ times: q.ZERO, by: value }];
  switch (of.kind) {
    case "negate":
      return termsOf(of.of, base)?.map(({ times, by }) => ({ times, by: q.negate(by) })) ?? null;
    case "add":
    case "subtract": {
      const [left, right] = [termsOf(of.left, base), termsOf(of.right, base)];
      if (!left || !right) return null;
      return [...left, ...(of.kind === "add" ? right : right.map(({ times, by }) => ({ times, by: q.negate(by) })))];
    }
    case "multiply":
    case "divide": {
      const [left, right] = [termsOf(of.left, base), termsOf(of.right, base)];
      if (!left || !right) return null;
      if (of.kind === "multiply") return multiplied(left, right);
      const [below, ...more] = right;
      const by = below && q.divide(q.ONE, below.by);
      return below && by && more.length === 0 ? multiplied(left, [{ times: q.negate(below.times), by }]) : null;
    }
    case "power":
      return powerOf(of.base, of.exponent, base);
    default:
      return null;
  }
}

const multiplied = (left: Term[], right: Term[]): Term[] =>
  left.flatMap((one) =>
    right.map((other) => ({ times: q.add(one.times, other.times), by: q.multiply(one.by, other.by) })),
  );

function powerOf(of: Node, exponent: Node, base: bigint): Term[] | null {
  const value = exactValue(of);
  if (!value) {
    // (2^x)^2
    const times = exactValue(exponent);
    const [inner, ...more] = termsOf(of, base) ?? [];
    if (!inner || more.length > 0 || !times || times.den !== 1n || times.num < 1n || times.num > POWER_MAX) return null;
    return [{ times: q.multiply(inner.times, times), by: power(inner.by, times.num) }];
  }
  const root = rootOf(value);
  const at = polynomialOf(exponent);
  if (root?.base !== base || !at || degree(at) !== 1 || lettersOf(at).length !== 1) return null;
  const by = q.rational(root.times);
  const plain = q.multiply(coefficient(at, 0), by);
  if (plain.den !== 1n || plain.num > POWER_MAX || plain.num < -POWER_MAX) return null;
  return [{ times: q.multiply(coefficient(at, 1), by), by: power(q.rational(base), plain.num) }];
}

function power(of: q.Rational, times: bigint): q.Rational {
  const size = times < 0n ? -times : times;
  let all = q.ONE;
  for (let step = 0n; step < size; step++) all = q.multiply(all, of);
  return times < 0n ? (q.divide(q.ONE, all) ?? q.ZERO) : all;
}

function collected(terms: Term[]): Term[] {
  const found: Term[] = [];
  for (const { times, by } of terms) {
    const own = found.find((one) => q.same(one.times, times));
    if (own) own.by = q.add(own.by, by);
    else found.push({ times, by });
  }
  return found.filter(({ by }) => by.num !== 0n).sort((one, other) => q.compare(one.times, other.times));
}

/** The values of the smallest power `base^(step·x)` that make the sum 0; null where they are no fractions. */
function powersOf({ terms }: Sum): { step: q.Rational; values: q.Rational[] } | null {
  const [first, second, third] = terms;
  if (!first || !second) return null;
  const step = q.subtract(second.times, first.times);
  if (!third) {
    const value = q.divide(q.negate(first.by), second.by);
    return value && { step, values: [value] };
  }
  if (!q.same(q.subtract(third.times, second.times), step)) return null;
  const square = q.subtract(
    q.multiply(second.by, second.by),
    q.multiply(q.rational(4n), q.multiply(first.by, third.by)),
  );
  if (square.num < 0n) return { step, values: [] };
  const root = q.root(square, 2n);
  if (!root) return null;
  const values = [q.negate(root), root].flatMap(
    (one) => q.divide(q.subtract(one, second.by), q.multiply(q.rational(2n), third.by)) ?? [],
  );
  return { step, values: square.num === 0n ? values.slice(0, 1) : values };
}

/** To which power the base is the value; null where that is no fraction. */
function exponentOf(value: q.Rational, base: bigint): q.Rational | null {
  if (q.same(value, q.ONE)) return q.ZERO;
  const root = rootOf(value);
  return root?.base === base ? q.rational(root.times) : null;
}

function workSum(relation: Relation): Working<Code> | null {
  const sum = sumOf(relation);
  const found = sum && powersOf(sum);
  if (!sum || !found) return null;
  const { letter } = relation;
  const { step, values } = found;
  const solutions: q.Rational[] = [];
  for (const value of values.filter(({ num }) => num > 0n)) {
    const exponent = exponentOf(value, sum.base);
    const solution = exponent && q.divide(exponent, step);
    if (!solution) return null;
    solutions.push(solution);
  }
  solutions.sort(q.compare);
  const times = q.same(step, q.ONE) ? letter : `${latexNumber(step)}${letter}`;
  const powerSaid = `${sum.base}^{${times}}`;
  const given = latexRelation(relation);
  const steps: Step<Code>[] = [
    {
      code: "collect",
      values: {
        given,
        power: powerSaid,
        found: values.map((value) => `${powerSaid} = ${latexNumber(value)}`).join(",\\ ") || "\\varnothing",
      },
    },
  ];
  const problem = { en: `solve $${given}$ for $${letter}$`, ch: `解方程 $${given}$` };
  if (solutions.length === 0) {
    steps.push({ code: "never", values: { power: powerSaid } });
    return { problem, steps, answer: { said: { en: "no solution", ch: "方程无解" }, key: "no solution" } };
  }
  const listed = solutions.map((value) => `${letter} = ${latexNumber(value)}`);
  steps.push({ code: "exponents", values: { power: powerSaid, result: listed.join(",\\ ") } });
  const said = listed.map((one) => `$${one}$`);
  const key = solutions.map((value) => `${letter} = ${plainNumber(value)}`).join(" or ");
  return { problem, steps, answer: { said: { en: said.join(" or "), ch: said.join(" 或 ") }, key } };
}

const SCAN_TO = 25;

/** Each number is put in as it is; and along the line both sides change places nowhere else. */
function areAll(relation: Relation, { key }: { key: string }): boolean {
  const given = key === "no solution" ? [] : key.split(" or ").map((part) => fractionOf(part.replace(/^\w+ = /, "")));
  const sum = sumOf(relation);
  if (!sum) return false;
  const numbers = given.map(({ num, den }) => Number(num) / Number(den));
  const at = (x: number) =>
    sum.terms.reduce(
      (all, { times, by }) =>
        all + (Number(by.num) / Number(by.den)) * Number(sum.base) ** ((x * Number(times.num)) / Number(times.den)),
      0,
    );
  const arePut = given.every((value, nth) => {
    const [left, right] = [relation.left, relation.right].map((side) =>
      exactValue(substitute(side, relation.letter, numberNode(value))),
    );
    // A power with a fraction is no fraction by itself.
    return left && right ? q.same(left, right) : Math.abs(at(numbers[nth] ?? 0)) < 1e-6;
  });
  if (!arePut || !numbers.every((one) => Math.abs(one) < SCAN_TO)) return false;
  for (let x = -SCAN_TO; x < SCAN_TO; x += 1 / 32) {
    const [from, to] = [x + 0.0071, x + 1 / 32 + 0.0071];
    if (at(from) > 0 !== at(to) > 0 && !numbers.some((one) => one >= from && one <= to)) return false;
  }
  return true;
}

function fractionOf(text: string): q.Rational {
  const [num = "0", den = "1"] = text.split("/");
  return q.rational(BigInt(num), BigInt(den));
}

import { numberNode, q } from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { lettersOf, minus, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode, latexSign } from "../../../algebra/printing.ts";
import { plainRegion, type Stretch, saidRegion } from "../../../algebra/regions.ts";
import type { Relation } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Sort = "integer" | "positive integer" | "nonnegative integer" | "negative integer";
/** Inequalities in `letter`, of which one has a number that is not known, too. */
type Counted = {
  relations: Pick<Relation, "left" | "right" | "sign">[];
  letter: string;
  parameter: string;
  sort: Sort;
  wanted: { count: number } | "none" | "some";
};
/** `letter < at`, `≤` where closed; or the other way. `slope` is that of the number that is not known. */
type Bound = { isUpper: boolean; isClosed: boolean; slope: q.Rational; plain: q.Rational };

const LENGTH_MAX = 200;
const COUNT_MAX = 30;
const shell =
  /^parameter (?<k>[a-z]) of (?<one>[^,;?]+?)(?:, (?<two>[^,;?]+?))? with (?:exactly (?<n>\d{1,2}) (?<sort>(?:positive |nonnegative |negative )?integer) solutions?|(?<none>no solution)|(?<some>a solution))$/i;

/** For which number inequalities have so many whole solutions, or none at all: x > a and x < 3, with three of them. */
export const countedSolutions = defineTopic<Counted, Code>({
  name: "counted-solutions",
  words,
  read: readCounted,
  work: workCounted,
  holds: isRight,
  similar: (task) => ({
    ...task,
    relations: task.relations.map((relation) => ({
      ...relation,
      right: { kind: "add", left: relation.right, right: numberNode(q.rational(2n)) },
    })),
  }),
});

function readCounted({ text }: Question): Counted | null {
  if (text.length > LENGTH_MAX) return null;
  const found = shell.exec(text.replaceAll("$", "").replace(/[\s.?!]+$/, ""))?.groups;
  if (!found) return null;
  const { k: parameter = "", n, sort = "integer" } = found;
  const relations = [found.one, found.two].flatMap((part): Counted["relations"] => {
    const answer = part === undefined ? null : formulaAt(part);
    if (answer?.kind !== "relation" || answer.unit) return [];
    const [left, right, third] = answer.sides;
    const [sign, second] = answer.signs;
    if (!left || !right || !sign) return [];
    return third && second
      ? [
          { left, right, sign },
          { left: right, right: third, sign: second },
        ]
      : [{ left, right, sign }];
  });
  const letters = [...new Set(relations.flatMap((relation) => lettersOf(differenceOf(relation) ?? [])))];
  const [letter, ...more] = letters.filter((one) => one !== parameter);
  const count = Number(n ?? 0);
  if (!letter || more.length > 0 || !letters.includes(parameter) || relations.length > 2 || count > COUNT_MAX)
    return null;
  if (relations.some(({ sign }) => sign === "=" || sign === "≠") || (n !== undefined && count === 0)) return null;
  const wanted = found.none ? "none" : found.some ? "some" : { count };
  const task: Counted = { relations, letter, parameter, sort: sort.toLowerCase() as Sort, wanted };
  return boundsOf(task) ? task : null;
}

function differenceOf({ left, right }: Pick<Relation, "left" | "right">): Polynomial | null {
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  return one && other && minus(one, other);
}

/** What bounds the letter, as it is and with the number that is not known. */
function boundsOf({ relations, letter, parameter, sort }: Counted): { fixed: Bound; moving: Bound } | null {
  const bounds = relations.map((relation): Bound | null => {
    const difference = differenceOf(relation);
    const by = (name: string | null) =>
      difference?.find(({ powers }) =>
        name === null ? powers.size === 0 : powers.size === 1 && powers.get(name) === 1,
      )?.by ?? q.ZERO;
    const parts = difference?.filter(
      ({ powers }) => powers.size > 1 || [...powers.values()].some((power) => power > 1),
    );
    const [slope, plain] = [by(parameter), by(null)].map((one) => q.divide(q.negate(one), by(letter)));
    if (!difference || parts?.length !== 0 || !slope || !plain) return null;
    const isLess = relation.sign === "<" || relation.sign === "≤";
    const isClosed = relation.sign === "≤" || relation.sign === "≥";
    return { isUpper: isLess === by(letter).num > 0n, isClosed, slope, plain };
  });
  const own: (Bound | null)[] =
    sort === "integer" || bounds.length > 1
      ? []
      : [
          {
            isUpper: sort === "negative integer",
            isClosed: true,
            slope: q.ZERO,
            plain: q.rational(sort === "positive integer" ? 1n : sort === "negative integer" ? -1n : 0n),
          },
        ];
  if (sort !== "integer" && bounds.length > 1) return null;
  const all = [...bounds, ...own];
  const [fixed, ...others] = all.filter((bound) => bound?.slope.num === 0n);
  const [moving, ...more] = all.filter((bound) => bound?.slope.num !== 0n);
  const isPair = fixed && moving && others.length === 0 && more.length === 0 && all.length === 2;
  return isPair && fixed.isUpper !== moving.isUpper ? { fixed, moving } : null;
}

/** Between which numbers the moving bound has to be. */
function placeOf({ wanted }: Counted, { fixed, moving }: { fixed: Bound; moving: Bound }): Stretch {
  const end = fixed.plain;
  if (wanted === "none" || wanted === "some") {
    // Where both ends are in, they may meet.
    const mayMeet = fixed.isClosed && moving.isClosed;
    const isBelow = (wanted === "none") === moving.isUpper;
    const closed = wanted === "some" ? mayMeet : !mayMeet;
    return isBelow ? { from: null, to: end, closed } : { from: end, to: null, closed };
  }
  const count = q.rational(BigInt(wanted.count));
  if (moving.isUpper) {
    const first = fixed.isClosed
      ? q.negate(q.rational(q.floor(q.negate(end))))
      : q.add(q.rational(q.floor(end)), q.ONE);
    const last = q.subtract(q.add(first, count), q.ONE);
    return { from: last, to: q.add(last, q.ONE), closed: moving.isClosed, toClosed: !moving.isClosed };
  }
  const last = fixed.isClosed
    ? q.rational(q.floor(end))
    : q.subtract(q.negate(q.rational(q.floor(q.negate(end)))), q.ONE);
  const first = q.add(q.subtract(last, count), q.ONE);
  return { from: q.subtract(first, q.ONE), to: first, closed: !moving.isClosed, toClosed: moving.isClosed };
}

/** The stretch of the number that is not known, from that of the bound. */
function solvedFor({ from, to, closed, toClosed = closed }: Stretch, { slope, plain }: Bound): Stretch {
  const back = (value: q.Rational | null) => value && (q.divide(q.subtract(value, plain), slope) ?? null);
  const [low, high] = [back(from), back(to)];
  if (slope.num > 0n)
    return low ? { from: low, to: high, closed, toClosed } : { from: low, to: high, closed: toClosed };
  return high ? { from: high, to: low, closed: toClosed, toClosed: closed } : { from: high, to: low, closed };
}

function workCounted(task: Counted): Working<Code> | null {
  const bounds = boundsOf(task);
  if (!bounds) return null;
  const { letter, parameter, relations, wanted, sort } = task;
  const { moving, fixed } = bounds;
  const place = placeOf(task, bounds);
  const region = solvedFor(place, moving);
  const shown = relations
    .map(({ left, right, sign }) => `${latexNode(left)} ${latexSign(sign)} ${latexNode(right)}`)
    .join(",\\; ");
  const boundSaid = (bound: Bound, at: string) =>
    `${letter} ${latexSign(bound.isUpper ? (bound.isClosed ? "≤" : "<") : bound.isClosed ? "≥" : ">")} ${at}`;
  const end = linear(moving, parameter);
  const said = saidRegion([region], parameter);
  const steps: Step<Code>[] = [
    {
      code: "bounds",
      values: { shown, letter, fixed: boundSaid(fixed, latexNumber(fixed.plain)), moving: boundSaid(moving, end) },
    },
  ];
  const between = saidRegion([place], "b").en.replaceAll("$", "").replace("b", end);
  if (typeof wanted === "object")
    steps.push({
      code: "whole",
      values: { count: `${wanted.count}`, between, kind: kinds[sort] },
    });
  else steps.push({ code: wanted, values: { between } });
  steps.push({ code: "answer", values: { result: said } });
  const what =
    typeof wanted === "object"
      ? { en: `exactly ${wanted.count} ${sort} solutions`, ch: `恰有 ${wanted.count} 个${kinds[sort].ch}解` }
      : wanted === "none"
        ? { en: "no solution", ch: "无解" }
        : { en: "a solution", ch: "有解" };
  return {
    problem: {
      en: `for which $${parameter}$ does $${shown}$ have ${what.en}`,
      ch: `$${shown}$ ${what.ch}，求 $${parameter}$ 的取值范围`,
    },
    steps,
    answer: { said, key: plainRegion([region], parameter) },
  };
}

const kinds: Record<Sort, { en: string; ch: string }> = {
  integer: { en: "integers", ch: "整数" },
  "positive integer": { en: "positive integers", ch: "正整数" },
  "nonnegative integer": { en: "nonnegative integers", ch: "非负整数" },
  "negative integer": { en: "negative integers", ch: "负整数" },
};

function linear({ slope, plain }: Bound, parameter: string): string {
  const first = q.same(slope, q.ONE)
    ? parameter
    : q.same(slope, q.rational(-1n))
      ? `-${parameter}`
      : `${latexNumber(slope)}${parameter}`;
  if (plain.num === 0n) return first;
  return `${first} ${plain.num > 0n ? "+" : "-"} ${latexNumber(q.absolute(plain))}`;
}

const REACH = 120;

/** Whole numbers are put into the inequalities as they were given, with the number at the ends of the answer, beside them, and far away. */
function isRight(task: Counted, { key }: { key: string }): boolean {
  const { relations, letter, parameter, wanted, sort } = task;
  const differences = relations.map((relation) => ({ of: differenceOf(relation) ?? [], sign: relation.sign }));
  const isTrue = (x: number, a: number) =>
    differences.every(({ of, sign }) => {
      const value = of.reduce(
        (all, { powers, by }) =>
          all + (Number(by.num) / Number(by.den)) * x ** (powers.get(letter) ?? 0) * a ** (powers.get(parameter) ?? 0),
        0,
      );
      if (Math.abs(value) < 1e-7) return sign === "≤" || sign === "≥";
      return value < 0 === (sign === "<" || sign === "≤");
    });
  const isOfSort = (x: number) =>
    sort === "integer" || (sort === "positive integer" ? x > 0 : sort === "negative integer" ? x < 0 : x >= 0);
  const fits = (a: number) => {
    if (typeof wanted === "object") {
      let count = 0;
      for (let x = -REACH; x <= REACH; x++) if (isOfSort(x) && isTrue(x, a)) count++;
      return count === wanted.count;
    }
    let isSome = false;
    for (let x = -REACH * 2000; x <= REACH * 2000 && !isSome; x += 1) isSome = isTrue(x / 2000, a);
    return isSome === (wanted === "some");
  };
  const ends = [...key.matchAll(/-?\d+(?:\/\d+)?/g)].map(([text]) => {
    const [num = "0", den = "1"] = text.split("/");
    return Number(num) / Number(den);
  });
  if (ends.length === 0) return false;
  const tried = ends.flatMap((end) => [end, end + 0.01, end - 0.01, end + 0.5, end - 0.5, end + 7, end - 7]);
  return tried.every((a) => fits(a) === isIn(key, parameter, a));
}

function isIn(key: string, parameter: string, a: number): boolean {
  const parts = key.split(" ").map((word) => {
    const [num = "", den = "1"] = word.split("/");
    return word === parameter ? a : Number.isNaN(Number(num)) ? word : Number(num) / Number(den);
  });
  return parts.every((part, nth) => {
    const [left, right] = [parts[nth - 1], parts[nth + 1]];
    if (typeof part !== "string" || typeof left !== "number" || typeof right !== "number")
      return typeof part === "number";
    const isSame = Math.abs(left - right) < 1e-9;
    if (isSame) return part === "≤" || part === "≥" || part === "=";
    return part === "<" || part === "≤" ? left < right : part !== "=" && left > right;
  });
}

import { q } from "@dripstone/checker/mathematics";
import { latexPolynomial, minus, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { integerRoots } from "./integer-roots.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Domain = "positive" | "nonnegative" | "any";
/** `xx·x² + yy·y² + xy·xy + x·x + y·y + one = 0`, in whole numbers. */
type Equation = { xx: number; yy: number; xy: number; x: number; y: number; one: number };
type Pair = [x: number, y: number];
type Pairs = {
  equation: Equation;
  letters: [string, string];
  shown: string;
  domain: Domain;
  wanted: "list" | "count" | "whether";
  /** Of x and y, the one that is smaller. */
  smaller: "x" | "y" | null;
  /** Whether the two may be equal all the same. */
  orEqual: boolean;
};

const LENGTH_MAX = 160;
/** So far numbers are tried. */
const REACH = 20_000;
const LISTED_MAX = 12;
const shell =
  /^(?:(?<list>all)|(?<count>how many)|(?<whether>whether there are)) pairs of (?<domain>positive whole numbers|nonnegative whole numbers|integers) with (?<left>[^=]+)=(?<right>[^=]+?)(?: where (?<order>[a-z] ?[<>≤≥] ?[a-z]))?$/;

/** Pairs of whole numbers that an equation of two unknowns has, where their number ends. */
export const wholePairs = defineTopic<Pairs, Code>({
  name: "whole-pairs",
  words,
  read: readPairs,
  work: (task) => {
    const { equation, letters, shown, domain, wanted } = task;
    if (wanted === "whether" && domain === "any" && kindOf(equation) === "line") return divisorsTold(task);
    const found = pairsOf(equation, domain);
    if (!found) return null;
    const { code, values } = found;
    const pairs = found.pairs.filter((pair) => isOrdered(pair, task));
    const named = Object.entries(values).map(([name, value]) => [
      name,
      value.replace("{x}", letters[0]).replace("{y}", letters[1]),
    ]);
    const steps: Step<Code>[] = [
      { code, values: { ...Object.fromEntries(named), shown, x: letters[0], y: letters[1] } },
    ];
    const some = pairs.slice(0, LISTED_MAX).map((pair) => `(${pair.join(", ")})`);
    if (pairs.length > LISTED_MAX) some.push("\\ldots");
    if (pairs.length > 0)
      steps.push({ code: "pairs", values: { letters: letters.join(", "), some: some.join(",\\ ") } });
    const problem = problemOf(task);
    if (wanted === "count") {
      const key = `${pairs.length}`;
      steps.push({ code: "count", values: { answer: key } });
      return { problem, steps, answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key } };
    }
    if (wanted === "whether") return { problem, steps, answer: yesOrNo(pairs.length > 0) };
    if (pairs.length === 0 || pairs.length > LISTED_MAX) return null;
    const key = keyOf(pairs, letters);
    const answer = pairs.length > NAMED_MAX ? `(${letters.join(", ")}) = ${key}` : key.replaceAll("; ", ";\\ ");
    steps.push({ code: "list", values: { answer } });
    return { problem, steps, answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key } };
  },
  // Every x is put in, and what is left is an equation for y alone.
  holds: (task, { key }) => {
    const { equation, letters, domain, wanted } = task;
    if (wanted === "whether" && domain === "any" && kindOf(equation) === "line") {
      const { x, y, one } = equation;
      const isSolved = Array.from({ length: Math.abs(y) }, (_, at) => at).some((at) => (x * at + one) % y === 0);
      return key === (isSolved ? "yes" : "no");
    }
    const pairs: Pair[] = [];
    const from = domain === "any" ? -REACH - 1 : domain === "positive" ? 1 : 0;
    for (let x = from; x <= REACH + 1; x++) {
      const roots = integerRoots(
        equation.yy,
        equation.xy * x + equation.y,
        equation.xx * x * x + equation.x * x + equation.one,
      );
      if (roots === "all") return false;
      for (const y of roots) if (isIn([x, y], domain) && isOrdered([x, y], task)) pairs.push([x, y]);
    }
    if (wanted === "count") return key === `${pairs.length}`;
    return wanted === "whether" ? key === (pairs.length > 0 ? "yes" : "no") : key === keyOf(pairs, letters);
  },
  similar: (task) => {
    const isOne = task.shown === "3x + 4y = 38";
    return readPairs({
      text: `${task.wanted === "count" ? "how many" : "all"} pairs of positive whole numbers with ${isOne ? "2x + 5y = 27" : "3x + 4y = 38"}`,
    } as Question) as Pairs;
  },
});

const yesOrNo = (is: boolean) =>
  is ? { said: { en: "yes", ch: "有" }, key: "yes" } : { said: { en: "no", ch: "没有" }, key: "no" };

/** So many are written with their letters; more of them as points. */
const NAMED_MAX = 3;

function keyOf(pairs: readonly Pair[], [x, y]: [string, string]): string {
  const sorted = pairs.toSorted(([a], [b]) => a - b);
  return pairs.length > NAMED_MAX
    ? sorted.map((pair) => `(${pair.join(", ")})`).join(", ")
    : sorted.map(([one, other]) => `${x} = ${one}, ${y} = ${other}`).join("; ");
}

const isOrdered = ([x, y]: Pair, { smaller, orEqual }: Pairs): boolean =>
  smaller === null || (orEqual && x === y) || (smaller === "x" ? x < y : y < x);

const isIn = (pair: Pair, domain: Domain): boolean =>
  domain === "any" || pair.every((one) => one >= (domain === "positive" ? 1 : 0));

function kindOf({ xx, yy, xy, x, y }: Equation): "line" | "product" | "squares" | "difference" | null {
  if (xx === 0 && yy === 0) return xy !== 0 ? "product" : x !== 0 && y !== 0 ? "line" : null;
  if (xy !== 0 || x !== 0 || y !== 0 || xx === 0 || yy === 0) return null;
  return xx > 0 === yy > 0 ? "squares" : "difference";
}

type Found = { pairs: Pair[]; code: Code; values: Record<string, string> };

function pairsOf(equation: Equation, domain: Domain): Found | null {
  const { xx, yy, xy, x: byX, y: byY, one } = equation;
  const kind = kindOf(equation);
  const kept = (pairs: Pair[]) => pairs.filter((pair) => isIn(pair, domain));
  if (kind === "line") {
    const least = domain === "positive" ? 1 : 0;
    if (domain === "any" || byX > 0 !== byY > 0 || Math.abs(one) > REACH) return null;
    const [a, b, c] = byX > 0 ? [byX, byY, -one] : [-byX, -byY, one];
    const pairs: Pair[] = [];
    for (let x = least; a * x + b * least <= c; x++) if ((c - a * x) % b === 0) pairs.push([x, (c - a * x) / b]);
    return { pairs, code: "line", values: {} };
  }
  if (kind === "product") {
    // (xy·x + byY)(xy·y + byX) = whole.
    const whole = byX * byY - xy * one;
    if (whole === 0 || Math.abs(whole) > REACH) return null;
    const pairs = divisorsOf(whole).flatMap((divisor): Pair[] => {
      const [x, y] = [(divisor - byY) / xy, (whole / divisor - byX) / xy];
      return Number.isInteger(x) && Number.isInteger(y) ? [[x, y]] : [];
    });
    const part = (letter: string, more: number) =>
      `(${xy === 1 ? "" : xy === -1 ? "-" : xy}{${letter}}${more === 0 ? "" : more > 0 ? ` + ${more}` : ` - ${-more}`})`;
    return {
      pairs: kept(pairs),
      code: "product",
      values: { left: part("x", byY), right: part("y", byX), whole: `${whole}` },
    };
  }
  if (kind === "difference") {
    const [p, r, c] = xx > 0 ? [xx, -yy, -one] : [-xx, yy, one];
    const [k, m] = [Math.sqrt(p), Math.sqrt(r)];
    if (!Number.isInteger(k) || !Number.isInteger(m) || c === 0 || Math.abs(c) > REACH) return null;
    const pairs = divisorsOf(c).flatMap((divisor): Pair[] => {
      const [x, y] = [(divisor + c / divisor) / (2 * k), (c / divisor - divisor) / (2 * m)];
      return Number.isInteger(x) && Number.isInteger(y) ? [[x, y]] : [];
    });
    const first = `${k === 1 ? "" : k}{x}`;
    const second = `${m === 1 ? "" : m}{y}`;
    return {
      pairs: kept(pairs),
      code: "product",
      values: { left: `(${first} - ${second})`, right: `(${first} + ${second})`, whole: `${c}` },
    };
  }
  if (kind !== "squares" || Math.abs(one) > REACH) return null;
  const [p, r, c] = xx > 0 ? [xx, yy, -one] : [-xx, -yy, one];
  const pairs: Pair[] = [];
  for (let x = -Math.floor(Math.sqrt(Math.max(0, c / p))); p * x * x <= c; x++) {
    const y = Math.round(Math.sqrt((c - p * x * x) / r));
    if (p * x * x + r * y * y === c) pairs.push([x, y], ...(y > 0 ? [[x, -y] as Pair] : []));
  }
  return { pairs: kept(pairs), code: "squares", values: { most: `${c}` } };
}

/** Those below zero, too. */
function divisorsOf(whole: number): number[] {
  const found: number[] = [];
  for (let one = 1; one <= Math.abs(whole); one++) if (whole % one === 0) found.push(one, -one);
  return found;
}

function divisorsTold(task: Pairs) {
  const { x, y, one } = task.equation;
  if (Math.max(Math.abs(x), Math.abs(y)) > REACH) return null;
  const common = greatest(Math.abs(x), Math.abs(y));
  const code: Code = one % common === 0 ? "divides" : "dividesNot";
  return {
    problem: problemOf(task),
    steps: [
      { code, values: { common: `${common}`, a: `${Math.abs(x)}`, b: `${Math.abs(y)}`, c: `${Math.abs(one)}` } },
    ] as Step<Code>[],
    answer: yesOrNo(one % common === 0),
  };
}

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));

function problemOf({ shown: equation, letters: [x, y], domain, wanted, smaller, orEqual }: Pairs): {
  en: string;
  ch: string;
} {
  const less = orEqual ? "\\le" : "<";
  const shown =
    smaller === null ? equation : `${equation},\\; ${smaller === "x" ? `${x} ${less} ${y}` : `${y} ${less} ${x}`}`;
  const kind = {
    positive: { en: "positive whole numbers", ch: "正整数" },
    nonnegative: { en: "whole numbers (0 allowed)", ch: "非负整数" },
    any: { en: "integers", ch: "整数" },
  }[domain];
  if (wanted === "count")
    return { en: `how many pairs of ${kind.en} fit $${shown}$`, ch: `$${shown}$ 有多少组${kind.ch}解` };
  return wanted === "list"
    ? { en: `all pairs of ${kind.en} that fit $${shown}$`, ch: `求 $${shown}$ 的${kind.ch}解` }
    : { en: `whether there are ${kind.en} that fit $${shown}$`, ch: `$${shown}$ 有没有${kind.ch}解` };
}

function readPairs({ text }: Question): Pairs | null {
  if (text.length > LENGTH_MAX) return null;
  const found = shell.exec(text.replaceAll(/[?.]+\s*$/g, "").trim())?.groups;
  if (!found) return null;
  const [left, right] = [found.left, found.right].map((side) => whole(side ?? ""));
  const both = left && right ? minus(left, right) : reciprocals(`${found.left}=${found.right}`);
  const letters = both && [...new Set(both.flatMap(({ powers }) => [...powers.keys()]))].sort();
  const [x, y] = letters ?? [];
  if (!both || letters?.length !== 2 || !x || !y) return null;
  const equation = equationOf(both, x, y);
  if (!equation || !kindOf(equation)) return null;
  const smaller = smallerOf(found.order, [x, y]);
  if (smaller === undefined) return null;
  const shown =
    left && right ? `${latexPolynomial(left) || 0} = ${latexPolynomial(right) || 0}` : `${latexPolynomial(both)} = 0`;
  return {
    equation,
    letters: [x, y],
    shown,
    domain: found.domain === "integers" ? "any" : found.domain?.startsWith("non") ? "nonnegative" : "positive",
    wanted: found.list ? "list" : found.count ? "count" : "whether",
    smaller,
    orEqual: /[≤≥]/.test(found.order ?? ""),
  };
}

/** `undefined` where the letters are others. */
function smallerOf(order: string | undefined, [x, y]: [string, string]): Pairs["smaller"] | undefined {
  if (order === undefined) return null;
  const [one = "", other = ""] = order.split(/ ?[<>≤≥] ?/);
  const [less, more] = /[<≤]/.test(order) ? [one, other] : [other, one];
  return less === x && more === y ? "x" : less === y && more === x ? "y" : undefined;
}

function whole(side: string): Polynomial | null {
  const node = expressionFrom(side.trim());
  return node && polynomialOf(node);
}

/** 1/x + 1/y = 1/6 is 6x + 6y - xy = 0, where no letter is 0. */
function reciprocals(written: string): Polynomial | null {
  const [, x, y, above = "", below = ""] =
    /^\(?1\)? ?\/ ?\(?([a-z])\)? ?\+ ?\(?1\)? ?\/ ?\(?([a-z])\)? ?= ?\(?(\d+)\)? ?\/ ?\(?(\d+)\)?$/.exec(
      written.trim(),
    ) ?? [];
  return x && y && x !== y ? whole(`${below}${x} + ${below}${y} - ${above}${x}${y}`) : null;
}

/** Null for what has other terms, or fractions that are none after multiplying. */
function equationOf(of: Polynomial, x: string, y: string): Equation | null {
  const common = of.reduce((all, { by }) => (all * by.den) / BigInt(greatest(Number(all), Number(by.den))), 1n);
  const equation: Equation = { xx: 0, yy: 0, xy: 0, x: 0, y: 0, one: 0 };
  for (const { powers, by } of of) {
    const name = `${powers.get(x) ?? 0}${powers.get(y) ?? 0}`;
    const place = ({ "20": "xx", "02": "yy", "11": "xy", "10": "x", "01": "y", "00": "one" } as const)[name];
    const value = q.multiply(by, q.rational(common));
    if (!place || value.den !== 1n || value.num > 1_000_000n || value.num < -1_000_000n) return null;
    equation[place] = Number(value.num);
  }
  return equation;
}

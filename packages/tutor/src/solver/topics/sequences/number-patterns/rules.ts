import { q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../../algebra/numbers.ts";

/** A term with its place, from 1 on. */
export type Known = { n: number; value: q.Rational };

type RuleKind = "arithmetic" | "geometric" | "second" | "sums" | "growing" | "cubes";

/** A rule that all the known terms fit. */
export type Rule = {
  kind: RuleKind;
  /** What is added, multiplied by, or how the differences change; for a step of the explanation. */
  step: q.Rational | null;
  at(n: number): q.Rational | null;
  /** In n, as the checker reads it; null where it is told step by step only. */
  formula: string | null;
};

/** Numbers that are larger are no school's. */
const SIZE_MAX = 10n ** 15n;
const PLACE_MAX = 200;

const whole = (value: number) => q.rational(BigInt(value));

/** Every rule that the terms fit, the simplest first; more terms are known than the rule needs to be found. */
export function rulesOf(known: readonly Known[]): Rule[] {
  const line = arithmetic(known);
  if (line) return [line];
  const rules = [geometric, second, sums, growing, cubes].flatMap((find) => find(known) ?? []);
  // Four numbers that fit a sum may fit much else.
  return rules.length === 1 && rules[0]?.kind === "sums" && known.length < 5 ? [] : rules;
}

const fits = (known: readonly Known[], at: Rule["at"]) =>
  known.every(({ n, value }) => {
    const found = at(n);
    return found !== null && q.same(found, value);
  });

function arithmetic(known: readonly Known[]): Rule | null {
  const [one, other] = known;
  if (!one || !other || known.length < 3) return null;
  const step = q.divide(q.subtract(other.value, one.value), whole(other.n - one.n));
  if (!step) return null;
  const start = q.subtract(one.value, q.multiply(step, whole(one.n)));
  const at = (n: number) => q.add(start, q.multiply(step, whole(n)));
  return fits(known, at) ? { kind: "arithmetic", step, at, formula: polynomial([q.ZERO, step, start]) } : null;
}

function geometric(known: readonly Known[]): Rule | null {
  const place = known.findIndex((one, index) => known[index + 1]?.n === one.n + 1);
  const [one, other] = [known[place], known[place + 1]];
  const ratio = one && other && q.divide(other.value, one.value);
  if (!one || !ratio || ratio.num === 0n || !isSure(known)) return null;
  const at = (n: number) => {
    const power = q.power(ratio, BigInt(n - one.n));
    return power && q.multiply(one.value, power);
  };
  const first = at(1);
  if (!first || !fits(known, at)) return null;
  const base = ratio.den === 1n && ratio.num > 0n ? plainNumber(ratio) : `(${plainNumber(ratio)})`;
  const formula = q.same(first, ratio)
    ? `${base}^n`
    : q.same(first, q.ONE)
      ? `${base}^(n-1)`
      : `${first.den === 1n ? plainNumber(first) : `(${plainNumber(first)})`}*${base}^(n-1)`;
  return { kind: "geometric", step: ratio, at, formula };
}

/** 1, 2, 4 may go on with 7 or 8; one number beyond a gap tells. */
const isSure = (known: readonly Known[]) =>
  known.length >= 4 || (known.length === 3 && (known[2]?.n ?? 0) - (known[0]?.n ?? 0) > 2);

/** Differences that change evenly: a polynomial of the second degree through the first three that are known. */
function second(known: readonly Known[]): Rule | null {
  const [one, two, three] = known;
  if (!one || !two || !three || known.length < 4) return null;
  const slope = (a: Known, b: Known) => q.divide(q.subtract(b.value, a.value), whole(b.n - a.n));
  const [early, late] = [slope(one, two), slope(two, three)];
  const square = early && late && q.divide(q.subtract(late, early), whole(three.n - one.n));
  if (!early || !square || square.num === 0n) return null;
  const linear = q.subtract(early, q.multiply(square, whole(one.n + two.n)));
  const start = q.subtract(
    one.value,
    q.add(q.multiply(linear, whole(one.n)), q.multiply(square, whole(one.n * one.n))),
  );
  const at = (n: number) => q.add(start, q.add(q.multiply(linear, whole(n)), q.multiply(square, whole(n * n))));
  if (!fits(known, at)) return null;
  const step = q.multiply(square, whole(2));
  return { kind: "second", step, at, formula: polynomial([square, linear, start]) };
}

/** A rule that goes from some terms to the next one, and back. */
function stepwise(
  from: readonly Known[],
  forth: (before: readonly q.Rational[]) => q.Rational | null,
  back: (after: readonly q.Rational[]) => q.Rational | null,
): Rule["at"] {
  const start = from[0]?.n ?? 1;
  const values = from.map(({ value }) => value);
  return (n) => {
    const terms = [...values];
    let begin = start;
    if (n > PLACE_MAX) return null;
    while (begin > n) {
      const before = back(terms.slice(0, from.length));
      if (!before || q.absolute(before).num > SIZE_MAX) return null;
      terms.unshift(before);
      begin--;
    }
    while (terms.length <= n - begin) {
      const next = forth(terms.slice(-from.length));
      if (!next || q.absolute(next).num > SIZE_MAX) return null;
      terms.push(next);
    }
    return terms[n - begin] ?? null;
  };
}

function run(known: readonly Known[], length: number): Known[] | null {
  const place = known.findIndex((one, index) =>
    Array.from({ length }, (_, more) => known[index + more]?.n === one.n + more).every(Boolean),
  );
  return place < 0 ? null : known.slice(place, place + length);
}

/** Each term is the sum of the two before it. */
function sums(known: readonly Known[]): Rule | null {
  const two = known.length < 4 ? null : run(known, 2);
  if (!two) return null;
  const at = stepwise(
    two,
    ([a = q.ZERO, b = q.ZERO]) => q.add(a, b),
    ([a = q.ZERO, b = q.ZERO]) => q.subtract(b, a),
  );
  return fits(known, at) ? { kind: "sums", step: null, at, formula: null } : null;
}

/** Differences that grow by the same whole factor. */
function growing(known: readonly Known[]): Rule | null {
  const three = known.length < 4 ? null : run(known, 3);
  const [one, two, last] = three ?? [];
  if (!three || !one || !two || !last) return null;
  const first = q.subtract(two.value, one.value);
  const factor = q.divide(q.subtract(last.value, two.value), first);
  if (factor?.den !== 1n || q.absolute(factor).num < 2n) return null;
  const more = q.subtract(two.value, q.multiply(factor, one.value));
  const at = stepwise(
    [one],
    ([a = q.ZERO]) => q.add(q.multiply(factor, a), more),
    ([a = q.ZERO]) => q.divide(q.subtract(a, more), factor),
  );
  return more.num !== 0n && fits(known, at) ? { kind: "growing", step: factor, at, formula: null } : null;
}

/** Cubes of whole numbers in a row. */
function cubes(known: readonly Known[]): Rule | null {
  const [one] = known;
  const root = one && known.length >= 3 ? q.root(one.value, 3n) : null;
  if (!one || root?.den !== 1n || root.num < 0n) return null;
  const ahead = Number(root.num) - one.n;
  const at = (n: number) => whole((n + ahead) ** 3);
  const base = ahead === 0 ? "n" : `(n${ahead > 0 ? "+" : "-"}${Math.abs(ahead)})`;
  return fits(known, at) ? { kind: "cubes", step: null, at, formula: `${base}^3` } : null;
}

/** From the highest power down. */
function polynomial([square, linear, start]: [q.Rational, q.Rational, q.Rational]): string {
  const parts = [
    [square, "n^2"],
    [linear, "n"],
    [start, ""],
  ] as const;
  let said = "";
  for (const [factor, letter] of parts) {
    if (factor.num === 0n) continue;
    const size = q.absolute(factor);
    const number = size.den === 1n || letter === "" ? plainNumber(size) : `(${plainNumber(size)})`;
    const shown = letter !== "" && q.same(size, q.ONE) ? letter : `${number}${letter}`;
    const sign = factor.num < 0n ? "-" : said === "" ? "" : "+";
    said += `${sign}${shown}`;
  }
  return said || "0";
}

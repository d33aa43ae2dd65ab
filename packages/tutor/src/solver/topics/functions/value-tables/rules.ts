import { q } from "@dripstone/checker/mathematics";
import type { Pair } from "./read.ts";

/** y = ax² + bx + c, y = k/x or y = a·bˣ. */
export type Rule =
  | { kind: "line"; slope: q.Rational; start: q.Rational }
  | { kind: "inverse"; product: q.Rational }
  | { kind: "square"; a: q.Rational; b: q.Rational; c: q.Rational }
  | { kind: "power"; start: q.Rational; factor: q.Rational };

/** The one rule of the pairs; more pairs are given than it needs. Null where none is known. */
export function ruleOf(pairs: readonly Pair[]): Rule | null {
  const places = pairs.map(({ x }) => x);
  if (places.some((x, index) => places.slice(0, index).some((other) => q.same(x, other)))) return null;
  return line(pairs) ?? inverse(pairs) ?? power(pairs) ?? square(pairs);
}

export function valueAt(rule: Rule, x: q.Rational): q.Rational | null {
  switch (rule.kind) {
    case "line":
      return q.add(q.multiply(rule.slope, x), rule.start);
    case "inverse":
      return q.divide(rule.product, x);
    case "square":
      return q.add(q.multiply(q.add(q.multiply(rule.a, x), rule.b), x), rule.c);
    case "power": {
      const power = x.den === 1n && q.absolute(x).num < 60n ? q.power(rule.factor, x.num) : null;
      return power && q.multiply(rule.start, power);
    }
  }
}

const fits = (rule: Rule, pairs: readonly Pair[]) =>
  pairs.every(({ x, y }) => {
    const value = valueAt(rule, x);
    return value !== null && q.same(value, y);
  })
    ? rule
    : null;

const slopeOf = (one: Pair, other: Pair) => q.divide(q.subtract(other.y, one.y), q.subtract(other.x, one.x));

function line(pairs: readonly Pair[]): Rule | null {
  const [one, other] = pairs;
  const slope = one && other && slopeOf(one, other);
  if (!one || !slope) return null;
  return fits({ kind: "line", slope, start: q.subtract(one.y, q.multiply(slope, one.x)) }, pairs);
}

function inverse(pairs: readonly Pair[]): Rule | null {
  const [one] = pairs;
  const product = one && q.multiply(one.x, one.y);
  return product && product.num !== 0n ? fits({ kind: "inverse", product }, pairs) : null;
}

function power(pairs: readonly Pair[]): Rule | null {
  const [one, other] = pairs;
  if (!one || !other || pairs.length < 4 || !q.same(q.subtract(other.x, one.x), q.ONE) || one.x.den !== 1n) return null;
  const factor = q.divide(other.y, one.y);
  const power = factor && factor.num > 0n && q.absolute(one.x).num < 60n ? q.power(factor, one.x.num) : null;
  const start = power && q.divide(one.y, power);
  return factor && start ? fits({ kind: "power", start, factor }, pairs) : null;
}

function square(pairs: readonly Pair[]): Rule | null {
  const [one, two, three] = pairs;
  if (!one || !two || !three || pairs.length < 4) return null;
  const [early, late] = [slopeOf(one, two), slopeOf(two, three)];
  const a = early && late && q.divide(q.subtract(late, early), q.subtract(three.x, one.x));
  if (!early || !a) return null;
  const b = q.subtract(early, q.multiply(a, q.add(one.x, two.x)));
  const c = q.subtract(one.y, q.multiply(q.add(q.multiply(a, one.x), b), one.x));
  return fits({ kind: "square", a, b, c }, pairs);
}

import { exactValue, type Node, q, wholeValue } from "@dripstone/checker/mathematics";

/** A number lies between these two, or on them. */
export type Bounds = { low: q.Rational; high: q.Rational };

const DIGITS = 10n ** 25n;
const [PI_LOW, PI_HIGH] = [
  q.rational(31415926535897932384626433n, 10n ** 25n),
  q.rational(31415926535897932384626434n, 10n ** 25n),
];

/** Between which fractions a number with roots lies; null for what holds anything else. */
export function boundsOf(node: Node): Bounds | null {
  const value = exactValue(node);
  if (value) return { low: value, high: value };
  switch (node.kind) {
    case "constant":
      return node.name === "pi" ? { low: PI_LOW, high: PI_HIGH } : null;
    case "negate": {
      const of = boundsOf(node.of);
      return of && { low: q.negate(of.high), high: q.negate(of.low) };
    }
    case "absolute": {
      const of = boundsOf(node.of);
      if (!of) return null;
      if (of.low.num >= 0n) return of;
      return of.high.num <= 0n ? { low: q.negate(of.high), high: q.negate(of.low) } : null;
    }
    case "add":
    case "subtract": {
      const [left, right] = [boundsOf(node.left), boundsOf(node.right)];
      if (!left || !right) return null;
      return node.kind === "add"
        ? { low: q.add(left.low, right.low), high: q.add(left.high, right.high) }
        : { low: q.subtract(left.low, right.high), high: q.subtract(left.high, right.low) };
    }
    case "multiply": {
      const [left, right] = [boundsOf(node.left), boundsOf(node.right)];
      return left && right && product(left, right);
    }
    case "divide": {
      const [left, right] = [boundsOf(node.left), boundsOf(node.right)];
      if (!left || !right || right.low.num * right.high.num <= 0n) return null;
      const [low, high] = [q.divide(q.ONE, right.high), q.divide(q.ONE, right.low)];
      return low && high && product(left, { low, high });
    }
    case "power": {
      const [base, times] = [boundsOf(node.base), wholeValue(node.exponent)];
      if (!base || times === null || times < 1n || times > 6n) return null;
      let all = base;
      for (let step = 1n; step < times; step++) all = product(all, base);
      return all;
    }
    case "root": {
      const [of, times] = [boundsOf(node.of), node.degree ? wholeValue(node.degree) : 2n];
      if (!of || times === null || times < 2n || times > 5n) return null;
      if (of.low.num < 0n && (times % 2n === 0n || of.high.num > 0n)) return null;
      if (of.high.num <= 0n) {
        const [low, high] = [rootBelow(q.negate(of.low), times), rootBelow(q.negate(of.high), times)];
        return { low: q.negate(above(low)), high: q.negate(high) };
      }
      return { low: rootBelow(of.low, times), high: above(rootBelow(of.high, times)) };
    }
    default:
      return null;
  }
}

const above = (value: q.Rational) => q.add(value, q.rational(1n, DIGITS));

function product(a: Bounds, b: Bounds): Bounds {
  const [first = q.ZERO, ...more] = [
    q.multiply(a.low, b.low),
    q.multiply(a.low, b.high),
    q.multiply(a.high, b.low),
    q.multiply(a.high, b.high),
  ];
  return more.reduce(
    ({ low, high }, one) => ({
      low: q.compare(one, low) < 0 ? one : low,
      high: q.compare(one, high) > 0 ? one : high,
    }),
    { low: first, high: first },
  );
}

/** The root, cut off after so many digits. */
function rootBelow({ num, den }: q.Rational, times: bigint): q.Rational {
  const of = (num * DIGITS ** times) / den;
  let [low, high] = [0n, 1n];
  while (high ** times <= of) high *= 2n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** times <= of) low = middle;
    else high = middle;
  }
  return q.rational(low, DIGITS);
}

export const floorOf = ({ num, den }: q.Rational): bigint => num / den - (num % den < 0n ? 1n : 0n);

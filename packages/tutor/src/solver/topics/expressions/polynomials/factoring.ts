import { q } from "@dripstone/checker/mathematics";
import {
  coefficient,
  contentOf,
  degree,
  dividedBy,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  product,
  samePolynomial,
  scaled,
  sum,
  type Term,
} from "../../../algebra/polynomial.ts";

/** How a polynomial falls into two or more. */
export type Split = {
  code:
    | "squares"
    | "cubes"
    | "cube-difference"
    | "square"
    | "trinomial"
    | "grouping"
    | "root"
    | "quadratic"
    | "two-letters";
  into: Polynomial[];
  values: Record<string, string>;
};

/** The next way to factor; null where none is found. The polynomial has no factor in common with all of its terms. */
export function splitOf(of: Polynomial): Split | null {
  const found =
    of.length === 2 ? ofTwoTerms(of) : of.length === 3 ? ofThreeTerms(of) : of.length === 4 ? byGrouping(of) : null;
  if (found) return found;
  return degree(of) > 2 ? (byRoot(of) ?? byQuadratic(of)) : of.length > 3 ? inTwoLetters(of) : null;
}

/** Whether it surely can't be factored with fractions. */
export function isPrime(of: Polynomial): boolean {
  if (degree(of) <= 1) return true;
  const letters = lettersOf(of);
  const isTried = degree(of) === 2 || of.every(({ by }) => q.absolute(by).num <= DIVISORS_OF_MAX);
  if (letters.length === 1)
    return (
      (degree(of) <= 3 && isTried) ||
      (of.length === 2 && degree(of) === 4 && isSumOfSquares(of)) ||
      (degree(of) <= 5 && isTried && quadraticValues(of) !== null)
    );
  if (degree(of) !== 2) return false;
  return ((of.length === 2 || of.length === 3) && letters.length === 2) || isQuadraticInOne(of);
}

/** `x⁴ + 4` falls apart all the same. */
function isSumOfSquares([first, second]: Polynomial): boolean {
  if (!first || !second || !rootTerm(first) || !rootTerm(second)) return false;
  const middle = q.multiply(q.rational(4n), q.multiply(first.by, second.by));
  return second.by.num > 0n && q.root(middle, 4n) === null;
}

/** The term whose power is this one; null where there is none with fractions. */
function rootTerm(term: Term, times = 2): Term | null {
  const by = q.root(term.by, BigInt(times));
  const isWhole = [...term.powers.values()].every((power) => power % times === 0);
  if (!by || !isWhole) return null;
  return { by, powers: new Map([...term.powers].map(([letter, power]) => [letter, power / times])) };
}

function ofTwoTerms([first, second]: Polynomial): Split | null {
  if (!first || !second) return null;
  const opposite: Term = { ...second, by: q.negate(second.by) };
  const [a, b] = [rootTerm(first), rootTerm(opposite)];
  if (a && b) return { code: "squares", into: [sum([a], [b]), minus([a], [b])], values: shown(a, b) };
  const [c, d] = [rootTerm(first, 3), rootTerm(second, 3)];
  if (!c || !d) return null;
  const [square, middle, last] = [product([c], [c]), product([c], [d]), product([d], [d])];
  if (!square || !middle || !last) return null;
  const into = [sum([c], [d]), sum(minus(square, middle), last)];
  return d.by.num < 0n
    ? { code: "cube-difference", into, values: shown(c, { ...d, by: q.negate(d.by) }) }
    : { code: "cubes", into, values: shown(c, d) };
}

const shown = (a: Term, b: Term) => ({ a: latexPolynomial([a]), b: latexPolynomial([b]) });

/** `au² + buv + cv²`: two numbers with the product ac and the sum b. */
function ofThreeTerms(of: Polynomial): Split | null {
  const [first, middle, last] = of;
  if (!first || !middle || !last) return null;
  const [u, v] = [rootTerm({ ...first, by: q.ONE }), rootTerm({ ...last, by: q.ONE })];
  const uv = u && v && product([u], [v]);
  const [ratio] = uv ?? [];
  if (!u || !v || !ratio || !samePolynomial([{ ...middle, by: q.ONE }], [ratio])) return null;
  const [a, b, c] = [first.by.num, middle.by.num, last.by.num];
  const root = q.root(q.rational(b * b - 4n * a * c), 2n);
  if (!root) return null;
  const [m, n] = [(b + root.num) / 2n, (b - root.num) / 2n];
  const g = q.gcd(a, m);
  const one = linear(u, a / g, v, m / g);
  const two = linear(u, g, v, c === 0n ? 0n : (n * g) / a);
  const isSquare = root.num === 0n;
  const values = { product: `${a * c}`, sum: `${b}`, m: `${m}`, n: `${n}` };
  const whole = product(one, two);
  if (!whole || !samePolynomial(whole, of)) return null;
  return isSquare
    ? { code: "square", into: [one, one], values: { ...values, base: latexPolynomial(one) } }
    : { code: "trinomial", into: [one, two], values };
}

const linear = (u: Term, a: bigint, v: Term, b: bigint): Polynomial =>
  sum([{ ...u, by: q.rational(a) }], [{ ...v, by: q.rational(b) }]);

/** Two and two terms with a factor in common: `xy + 3x + 2y + 6`. */
function byGrouping(of: Polynomial): Split | null {
  for (const other of [1, 2, 3]) {
    const one = [of[0], of[other]].flatMap((term) => term ?? []);
    const two = of.filter((term) => !one.includes(term));
    const [first, second] = [contentOf(one), contentOf(two)];
    const inside = dividedBy(one, first);
    const isOpposite = samePolynomial(scaled(inside, q.rational(-1n)), dividedBy(two, second));
    const outside = isOpposite ? scaled([second], q.rational(-1n)) : [second];
    if (!isOpposite && !samePolynomial(inside, dividedBy(two, second))) continue;
    const values = { one: grouped(first, inside), two: grouped(outside[0] ?? second, inside) };
    return { code: "grouping", into: [inside, sum([first], outside)], values };
  }
  return null;
}

const grouped = (outside: Term, inside: Polynomial) =>
  `${latexPolynomial([outside])}\\left(${latexPolynomial(inside)}\\right)`;

/** With a root p/q goes the factor qx - p: tried, as a school does, among the divisors of the first and last numbers. */
function byRoot(of: Polynomial): Split | null {
  const [letter, ...more] = lettersOf(of);
  if (letter === undefined || more.length > 0 || of.some(({ by }) => by.den > 1n)) return null;
  const [first, last] = [coefficient(of, degree(of)).num, coefficient(of, 0).num];
  for (const den of divisorsOf(first)) {
    for (const size of divisorsOf(last)) {
      for (const num of [size, -size]) {
        const by = sum(
          [{ powers: new Map([[letter, 1]]), by: q.rational(den) }],
          [{ powers: new Map(), by: q.rational(-num) }],
        );
        const rest = q.gcd(num, den) === 1n ? quotient(of, by, letter) : null;
        if (rest)
          return {
            code: "root",
            into: [by, rest],
            values: { letter, root: den === 1n ? `${num}` : `\\frac{${num}}{${den}}` },
          };
      }
    }
  }
  return null;
}

/** Long division by `ax + b`; null where something is left over. */
function quotient(of: Polynomial, by: Polynomial, letter: string): Polynomial | null {
  const [lead] = by;
  let [rest, result]: [Polynomial, Polynomial] = [of, []];
  for (let power = degree(of); power >= 1 && lead; power--) {
    const factor = q.divide(coefficient(rest, power), lead.by) ?? q.ZERO;
    const part: Polynomial =
      factor.num === 0n ? [] : [{ powers: new Map(power > 1 ? [[letter, power - 1]] : []), by: factor }];
    result = sum(result, part);
    rest = minus(rest, product(part, by) ?? []);
  }
  return rest.length === 0 ? result : null;
}

/** With no root, a polynomial of the fourth or fifth degree still may have a quadratic factor: its values at three places divide those of the whole. */
function byQuadratic(of: Polynomial): Split | null {
  const [letter, ...more] = lettersOf(of);
  const at = quadraticValues(of);
  if (letter === undefined || more.length > 0 || degree(of) < 4 || !at) return null;
  const [zero, one, minusOne] = at;
  for (const c of divisorsOf(zero))
    for (const p of divisorsOf(one).flatMap((size) => [size, -size]))
      for (const m of divisorsOf(minusOne).flatMap((size) => [size, -size])) {
        // p = a + b + c, m = a - b + c
        if ((p - m) % 2n !== 0n) continue;
        const [a, b] = [(p + m) / 2n - c, (p - m) / 2n];
        if (a === 0n || q.gcd(q.gcd(a, b), c) !== 1n || coefficient(of, degree(of)).num % a !== 0n) continue;
        const sign = a < 0n ? -1n : 1n;
        const by = quadratic(letter, a * sign, b * sign, c * sign);
        const rest = quotientBy(of, by, letter);
        if (rest) return { code: "quadratic", into: [by, rest], values: { factor: latexPolynomial(by) } };
      }
  return null;
}

const quadratic = (letter: string, a: bigint, b: bigint, c: bigint): Polynomial =>
  [a, b, c].reduce<Polynomial>(
    (all, by, nth) =>
      sum(all, by === 0n ? [] : [{ by: q.rational(by), powers: new Map(nth < 2 ? [[letter, 2 - nth]] : []) }]),
    [],
  );

/** Its values at 0, 1 and -1, where they are whole, not 0, and small enough to try all their divisors. */
function quadraticValues(of: Polynomial): [bigint, bigint, bigint] | null {
  if (of.some(({ by }) => by.den !== 1n)) return null;
  const at = (place: bigint) =>
    of.reduce((all, { by, powers }) => all + by.num * place ** BigInt([...powers.values()][0] ?? 0), 0n);
  const values: [bigint, bigint, bigint] = [at(0n), at(1n), at(-1n)];
  return values.every((value) => value !== 0n && value <= VALUES_MAX && -value <= VALUES_MAX) ? values : null;
}

const VALUES_MAX = 400n;

/** A quadratic in one of its letters falls apart where its discriminant is the square of a polynomial in the others. */
function inTwoLetters(of: Polynomial): Split | null {
  const found = discriminantOf(of);
  const root = found && squareRootOf(found.discriminant);
  if (!found || !root) return null;
  const { letter, a, b } = found;
  const twice: Polynomial = [{ by: q.multiply(q.rational(2n), a), powers: new Map([[letter, 1]]) }];
  const into = [minus(sum(twice, b), root), sum(sum(twice, b), root)].map((part) => {
    const content = contentOf(part);
    return dividedBy(part, { by: content.by, powers: new Map() });
  });
  const [first = [], second = []] = into;
  const whole = product(first, second);
  if (!whole || !samePolynomial(whole, of)) return null;
  return { code: "two-letters", into, values: { letter, root: latexPolynomial(root) } };
}

/** As `a·x² + b·x + c` with a number for a. */
function discriminantOf(
  of: Polynomial,
): { letter: string; a: q.Rational; b: Polynomial; discriminant: Polynomial } | null {
  if (degree(of) !== 2) return null;
  for (const letter of lettersOf(of)) {
    const part = (power: number): Polynomial =>
      of
        .filter(({ powers }) => (powers.get(letter) ?? 0) === power)
        .map(({ powers, by }) => ({ by, powers: new Map([...powers].filter(([name]) => name !== letter)) }));
    const [a] = part(2);
    const [b, c] = [part(1), part(0)];
    const square = a && product(b, b);
    if (!a || !square) continue;
    return { letter, a: a.by, b, discriminant: minus(square, scaled(c, q.multiply(q.rational(4n), a.by))) };
  }
  return null;
}

/** Without a rational discriminant's root it has no factors with fractions. */
function isQuadraticInOne(of: Polynomial): boolean {
  const found = discriminantOf(of);
  return found !== null && squareRootOf(found.discriminant) === null;
}

/** The polynomial of the first degree whose square this is. */
function squareRootOf(of: Polynomial): Polynomial | null {
  if (of.length === 0) return [];
  const nothing: Term = { by: q.ONE, powers: new Map() };
  const names = [...lettersOf(of).map((letter): Term => ({ by: q.ONE, powers: new Map([[letter, 1]]) })), nothing];
  const alike = (one: Term, other: Term) =>
    of.find((term) => samePolynomial([{ ...term, by: q.ONE }], product([one], [other]) ?? []))?.by ?? q.ZERO;
  const parts = names.map((name) => ({ name, by: q.root(alike(name, name), 2n) }));
  const first = parts.find(({ by }) => by && by.num !== 0n);
  if (!first) return null;
  const root = parts.reduce<Polynomial>((all, { name, by }) => {
    if (!by || by.num === 0n) return all;
    const isOpposite = name !== first.name && alike(first.name, name).num < 0n;
    return sum(all, [{ ...name, by: isOpposite ? q.negate(by) : by }]);
  }, []);
  const square = product(root, root);
  return square && samePolynomial(square, of) ? root : null;
}

/** Long division by any polynomial in this letter; null where something is left over. */
function quotientBy(of: Polynomial, by: Polynomial, letter: string): Polynomial | null {
  let [rest, result]: [Polynomial, Polynomial] = [of, []];
  const lead = coefficient(by, degree(by));
  while (rest.length > 0 && degree(rest) >= degree(by)) {
    const power = degree(rest) - degree(by);
    const factor = q.divide(coefficient(rest, degree(rest)), lead);
    if (factor?.den !== 1n) return null;
    const part: Polynomial = [{ by: factor, powers: new Map(power > 0 ? [[letter, power]] : []) }];
    result = sum(result, part);
    rest = minus(rest, product(part, by) ?? []);
  }
  return rest.length === 0 ? result : null;
}

const DIVISORS_OF_MAX = 2000n;

function divisorsOf(value: bigint): bigint[] {
  const size = value < 0n ? -value : value;
  if (size > DIVISORS_OF_MAX) return [];
  return Array.from({ length: Number(size) }, (_, index) => BigInt(index + 1)).filter((one) => size % one === 0n);
}

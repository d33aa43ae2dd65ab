import { type Answer, type Node, numberNode, q } from "@dripstone/checker/mathematics";
import { fractionOfPolynomials } from "../../solver/algebra/fraction-of-polynomials.ts";
import { degree, lettersOf, minus, type Polynomial, product, scaled, sum } from "../../solver/algebra/polynomial.ts";

/** Both sides of an equation or an inequality, multiplied out; of a comparison of an expression with nothing, 0 stands on the right. */
export type Line = { left: Polynomial; right: Polynomial };

const HIDDEN = "ω";

/** The relations of what was read: without fractions, roots and bars, which are undone. */
export function linesIn(answers: readonly Answer[]): Line[] {
  return answers.flatMap((answer): Line[] => {
    if (answer.kind === "set") return linesIn(answer.parts);
    if (answer.kind !== "relation") return [];
    return answer.sides.slice(1).flatMap((right, place) => linesOf(answer.sides[place] as Node, right));
  });
}

/** The polynomials that are written as such, or that a letter is said to be. */
export function polynomialsIn(answers: readonly Answer[]): Polynomial[] {
  return answers.flatMap((answer): Polynomial[] => {
    if (answer.kind === "set") return polynomialsIn(answer.parts);
    if (answer.kind === "relation") return answer.sides.length === 2 ? answer.sides.flatMap(toldOf(answer.sides)) : [];
    if (answer.kind !== "expression") return [];
    const of = fractionOfPolynomials(answer.of);
    return of && degree(of.below) === 0 && degree(of.above) > 1 ? [of.above] : [];
  });
}

/** `y = 2x² - 11x - 63` */
const toldOf =
  (sides: readonly Node[]) =>
  (side: Node): Polynomial[] =>
    sides.some((other) => other !== side && (other.kind === "letter" || other.kind === "call"))
      ? polynomialsIn([{ kind: "expression", of: side, unit: null }])
      : [];

function linesOf(left: Node, right: Node): Line[] {
  const hidden: Node[] = [];
  const [a, b] = [left, right].map((side) => fractionOfPolynomials(withHidden(side, hidden)));
  if (!a || !b || hidden.length > 1) return [];
  const [one, other] =
    isPlain(a.below) && isPlain(b.below) ? [a.above, b.above] : [product(a.above, b.below), product(b.above, a.below)];
  if (!one || !other) return [];
  const sides =
    isPlain(a.below) && isPlain(b.below) ? [overPlain(one, a.below), overPlain(other, b.below)] : [one, other];
  const line = { left: sides[0] ?? [], right: sides[1] ?? [] };
  const [only] = hidden;
  return only ? undone(line, only) : [line];
}

/** 26 ÷ 2 for 2x = 26. */
export function quotientOf({ left, right }: Line): Node[] {
  const [one, other] = [left, right].toSorted((a, b) => degree(b) - degree(a));
  const [slope, value] = [one, other].map((side) => (side?.length === 1 ? side[0]?.by : undefined));
  if (!one || !other || degree(one) !== 1 || degree(other) !== 0 || !slope || !value || q.same(slope, q.ONE)) return [];
  return [{ kind: "divide", left: numberNode(value), right: numberNode(slope) }];
}

const isPlain = (of: Polynomial) => degree(of) === 0;

const overPlain = (of: Polynomial, by: Polynomial): Polynomial =>
  scaled(of, q.divide(q.ONE, by[0]?.by ?? q.ONE) ?? q.ONE);

/** With a letter for what stands between bars or under a root. */
function withHidden(node: Node, hidden: Node[]): Node {
  const at = (inner: Node) => withHidden(inner, hidden);
  switch (node.kind) {
    case "absolute":
    case "root":
      hidden.push(node);
      return { kind: "letter", name: HIDDEN };
    case "negate":
      return { ...node, of: at(node.of) };
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return { ...node, left: at(node.left), right: at(node.right) };
    default:
      return node;
  }
}

/** |P| = Q is P = Q or P = -Q, and √P = Q comes of P = Q². */
function undone({ left, right }: Line, hidden: Node): Line[] {
  const difference = minus(left, right);
  const [term, ...more] = difference.filter(({ powers }) => powers.has(HIDDEN));
  if (!term || more.length > 0 || term.powers.size !== 1 || term.powers.get(HIDDEN) !== 1) return [];
  const rest = difference.filter((one) => one !== term);
  const value = scaled(rest, q.negate(q.divide(q.ONE, term.by) ?? q.ONE));
  const inner = hidden.kind === "absolute" ? fractionOfPolynomials(hidden.of) : null;
  if (inner && isPlain(inner.below)) {
    const of = overPlain(inner.above, inner.below);
    return [
      { left: of, right: value },
      { left: of, right: scaled(value, q.rational(-1n)) },
    ];
  }
  if (hidden.kind !== "root" || hidden.degree) return [];
  const under = fractionOfPolynomials(hidden.of);
  const square = product(value, value);
  return under && isPlain(under.below) && square ? [{ left: overPlain(under.above, under.below), right: square }] : [];
}

/** Equations in two or three letters that hold together, each with everything on one side. */
export type System = { letters: string[]; rows: Polynomial[] };

export function systemOf(lines: readonly Line[]): System | null {
  const rows = lines.map(({ left, right }) => minus(left, right)).filter((row) => degree(row) === 1);
  const letters = [...new Set(rows.flatMap(lettersOf))];
  const isOne = rows.length >= 2 && rows.length <= 4 && letters.length >= 2 && letters.length <= 3;
  return isOne && rows.some((row) => lettersOf(row).length > 1) ? { letters, rows } : null;
}

/** What comes of putting one equation of a system of two into the other. */
export function substituted(lines: readonly Line[]): Line[] {
  if (lines.length !== 2) return [];
  return lines.flatMap(({ left, right }, place) => {
    const other = lines[1 - place];
    const row = minus(left, right);
    return lettersOf(row).length !== 2 || degree(row) !== 1 || !other
      ? []
      : lettersOf(row).flatMap((letter) => {
          const by = row.find(({ powers }) => powers.has(letter))?.by ?? q.ONE;
          const rest = row.filter(({ powers }) => !powers.has(letter));
          const value = scaled(rest, q.negate(q.divide(q.ONE, by) ?? q.ONE));
          const [one, two] = [other.left, other.right].map((side) => put(side, letter, value));
          return one && two ? [{ left: one, right: two }] : [];
        });
  });
}

/** A polynomial with another one for a letter of it. */
function put(of: Polynomial, letter: string, by: Polynomial): Polynomial | null {
  let all: Polynomial | null = [];
  for (const term of of) {
    const powers = new Map(term.powers);
    const times = powers.get(letter) ?? 0;
    powers.delete(letter);
    let part: Polynomial | null = [{ powers, by: term.by }];
    for (let step = 0; step < times && part; step++) part = product(part, by);
    all = all && part && sum(all, part);
  }
  return all;
}

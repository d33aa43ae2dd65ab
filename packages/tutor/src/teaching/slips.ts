import { type Answer, childrenOf, type Node, sameValue } from "@dripstone/checker/mathematics";
import type { Locale } from "@dripstone/contract/locale";
import { minus, type Polynomial, polynomialOf, samePolynomial, sum } from "../solver/algebra/polynomial.ts";
import { flipped, type Relation } from "../solver/algebra/relation.ts";
import { replaced } from "../solver/topics/arithmetic/arithmetic/reduce.ts";
import { follows, isWithin, relationsIn, rootsOf } from "./follows.ts";
import slips from "./slips.json" with { type: "json" };

/** What went wrong, where it is sure. */
export type Slip =
  | "first-term-only"
  | "minus-parentheses"
  | "square-of-sum"
  | "tops-and-bottoms"
  | "sign-when-moved"
  | "one-side-only"
  | "sign-not-flipped"
  | "lost-solution"
  | "run-on"
  | "unchecked"
  | "extra-solution";

/** What is said about each slip. */
export const slipWords: Record<Locale, Record<Slip, string>> = slips;

/** The slip that leads from one line to the next; null where none does surely. */
export function slipIn(before: Answer, after: Answer): Slip | null {
  if (before.kind === "expression" && after.kind === "expression")
    return rewritingSlip(before.of, (of) => sameValue(of, after.of));
  const [one, two] = [relationsIn(before), relationsIn(after)];
  const [first, second] = [one?.[0], two?.[0]];
  if (!one || !two || !first || !second) return null;
  if (one.length === 1 && two.length === 1) {
    const found = equationSlip(first, second);
    if (found) return found;
  }
  const [roots, others] = [rootsOf(one), rootsOf(two)];
  const areEquations = [...one, ...two].every(({ sign }) => sign === "=");
  if (!areEquations || !roots || !others || others.length === 0) return null;
  if (isWithin(others, roots)) return "lost-solution";
  return isWithin(roots, others) && roots.length > 0 ? "extra-solution" : null;
}

function equationSlip(before: Relation, after: Relation): Slip | null {
  const turned: Answer = {
    kind: "relation",
    sides: [after.left, after.right],
    signs: [flipped[after.sign]],
    unit: null,
  };
  const given: Answer = { kind: "relation", sides: [before.left, before.right], signs: [before.sign], unit: null };
  if (before.sign !== "=" && follows(given, turned)) return "sign-not-flipped";
  const [left, right, newLeft, newRight] = [before.left, before.right, after.left, after.right].map(polynomialOf);
  if (!left || !right || !newLeft || !newRight) return null;
  const [sameLeft, sameRight] = [samePolynomial(left, newLeft), samePolynomial(right, newRight)];
  const rewritten = (side: Node, other: Polynomial) =>
    rewritingSlip(side, (of) => samePolynomial(polynomialOf(of) ?? [], other));
  if (sameRight) return rewritten(before.left, newLeft) ?? (isOperated(left, newLeft) ? "one-side-only" : null);
  if (sameLeft) return rewritten(before.right, newRight) ?? (isOperated(right, newRight) ? "one-side-only" : null);
  return movedWithItsSign(left, right, newLeft, newRight) ? "sign-when-moved" : null;
}

/** Whether a whole term came or went: a slip in reckoning would have changed a number only. */
const isOperated = (before: Polynomial, after: Polynomial) => before.length !== after.length;

/** A term left one side and came to the other with the same sign. */
function movedWithItsSign(left: Polynomial, right: Polynomial, newLeft: Polynomial, newRight: Polynomial): boolean {
  const moves = (from: Polynomial, to: Polynomial, newFrom: Polynomial, newTo: Polynomial) =>
    from.some((term) => samePolynomial(minus(from, [term]), newFrom) && samePolynomial(sum(to, [term]), newTo));
  return moves(left, right, newLeft, newRight) || moves(right, left, newRight, newLeft);
}

/** What a part becomes when the rule for it is got wrong. */
const wrongRules: [Slip, (of: Node) => Node | null][] = [
  [
    "first-term-only",
    (of) => (of.kind === "multiply" ? (firstOnly(of.left, of.right) ?? firstOnly(of.right, of.left)) : null),
  ],
  [
    "minus-parentheses",
    (of) =>
      of.kind === "subtract" && isSum(of.right)
        ? {
            kind: of.right.kind,
            left: { kind: "subtract", left: of.left, right: of.right.left },
            right: of.right.right,
          }
        : null,
  ],
  [
    "square-of-sum",
    (of) =>
      of.kind === "power" && isSum(of.base)
        ? { kind: of.base.kind, left: { ...of, base: of.base.left }, right: { ...of, base: of.base.right } }
        : null,
  ],
  [
    "tops-and-bottoms",
    (of) => {
      if (of.kind !== "add" || of.left.kind !== "divide" || of.right.kind !== "divide") return null;
      const [left, right] = [of.left, of.right];
      return {
        kind: "divide",
        left: { kind: "add", left: left.left, right: right.left },
        right: { kind: "add", left: left.right, right: right.right },
      };
    },
  ],
];

type Sum = Extract<Node, { kind: "add" | "subtract" | "divide" }> & { kind: "add" | "subtract" };

const isSum = (of: Node): of is Sum => of.kind === "add" || of.kind === "subtract";

/** `2(x + 3)` as `2x + 3` */
const firstOnly = (factor: Node, of: Node): Node | null =>
  isSum(of) && !isSum(factor)
    ? { kind: of.kind, left: { kind: "multiply", left: factor, right: of.left, implicit: true }, right: of.right }
    : null;

function rewritingSlip(of: Node, isReached: (of: Node) => boolean): Slip | null {
  const parts = partsOf(of);
  const found = wrongRules.find(([, wrong]) =>
    parts.some((part) => {
      const by = wrong(part);
      return by !== null && isReached(replaced(of, part, by));
    }),
  );
  return found?.[0] ?? null;
}

/** A formula, and every part of it. */
export const partsOf = (of: Node): Node[] => [of, ...childrenOf(of).flatMap(partsOf)];

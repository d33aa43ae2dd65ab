import type { FormCode } from "./codes.ts";
import { solved } from "./equations.ts";
import { exactValue, wholeValue } from "./exact.ts";
import { contentOf, factorCount, monomialsOf } from "./monomials.ts";
import { gcd } from "./rational.ts";
import { type Answer, isConstant, type Node, some } from "./syntax.ts";

/** The first required form that the answer does not have; null if it has all. The key shows how far to factor. */
export function missingForm(given: Answer, key: Answer, forms: readonly FormCode[]): FormCode | null {
  return forms.find((form) => !hasForm(given, key, form)) ?? null;
}

function hasForm(given: Answer, key: Answer, form: FormCode): boolean {
  if (form === "solved")
    return leaves(given).every((leaf) => leaf.kind !== "relation" || solved(leaf) !== null || loneLetter(leaf.sides));
  if (form === "with-unit")
    return leaves(given).some((leaf) => (leaf.kind === "expression" || leaf.kind === "relation") && leaf.unit !== null);
  const wanted = Math.max(1, ...leaves(key).flatMap(valuesOf).map(factorCount));
  return leaves(given)
    .flatMap(valuesOf)
    .every((node) => nodeHasForm(node, wanted, form));
}

function nodeHasForm(node: Node, factors: number, form: Exclude<FormCode, "solved" | "with-unit">): boolean {
  switch (form) {
    case "simplest-fraction":
      return !some(node, isUnfinished);
    case "mixed-number":
      return bare(node, (inner) => inner.kind === "number" && inner.shape === "mixed" && isReducedMixed(inner.latex));
    case "improper-fraction":
      return bare(node, isFraction);
    case "decimal":
      return bare(node, (inner) => inner.kind === "number" && (inner.shape === "decimal" || inner.shape === "integer"));
    case "percent":
      return bare(node, (inner) => inner.kind === "percent" && inner.of.kind === "number");
    case "exact":
      return !some(node, (inner) => inner.kind === "number" && inner.shape === "decimal");
    case "expanded": {
      const terms = monomialsOf(node);
      return terms !== null && new Set(terms.map((term) => term.letters)).size === terms.length;
    }
    case "factored":
      return factorCount(node) >= factors && contentOf(node) === "taken-out";
  }
}

/** Whole answers inside an answer, down to expressions and relations. */
function leaves(answer: Answer): Answer[] {
  return answer.kind === "set" || answer.kind === "tuple" ? answer.parts.flatMap(leaves) : [answer];
}

/** The expressions whose form counts: of `x = ½`, only ½. */
function valuesOf(answer: Answer): Node[] {
  if (answer.kind === "expression") return [answer.of];
  if (answer.kind === "interval") return [answer.from, answer.to];
  if (answer.kind === "ratio") return answer.parts;
  if (answer.kind !== "relation") return [];
  const value = answer.sides.at(-1);
  return solved(answer) && value?.kind !== "letter" && value ? [value] : answer.sides;
}

function loneLetter(sides: Node[]): boolean {
  return (
    sides.filter((side) => side.kind === "letter").length === 1 &&
    sides.every((side) => side.kind === "letter" || isConstant(side))
  );
}

const bare = (node: Node, test: (node: Node) => boolean): boolean => test(node.kind === "negate" ? node.of : node);

const isWhole = (node: Node) => node.kind === "number" && node.shape === "integer";

const isFraction = (node: Node) =>
  node.kind === "divide" && isWhole(node.left) && isWhole(node.right) && isReduced(node);

/** A fraction that can be reduced, a decimal, or a sum of plain numbers. */
function isUnfinished(node: Node): boolean {
  if (node.kind === "number") {
    if (node.shape === "mixed") return !isReducedMixed(node.latex);
    return node.shape !== "integer";
  }
  if (node.kind === "divide") {
    if (node.right.kind === "negate" || (exactValue(node.left) && !isSignedWhole(node.left))) return true;
    return !isReduced(node);
  }
  if (node.kind === "add" || node.kind === "subtract")
    return exactValue(node.left) !== null && exactValue(node.right) !== null;
  if (node.kind === "power" || node.kind === "multiply" || node.kind === "percent") return exactValue(node) !== null;
  return false;
}

const isSignedWhole = (node: Node) => bare(node, isWhole);

/** The number in front above the line and the number below it have no common factor. */
function isReduced({ left, right }: { left: Node; right: Node }): boolean {
  const [above, below] = [wholeFactor(left), wholeFactor(right)];
  if (below === 1n && isConstant(right)) return false;
  return gcd(above, below) === 1n;
}

function wholeFactor(node: Node): bigint {
  const value = wholeValue(node);
  if (value !== null) return value < 0n ? -value : value;
  if (node.kind === "negate") return wholeFactor(node.of);
  return node.kind === "multiply" ? wholeFactor(node.left) * wholeFactor(node.right) : 1n;
}

function isReducedMixed(latex: string): boolean {
  const [, num, den] = /\\frac\{(\d+)\}\{(\d+)\}$/.exec(latex) ?? [];
  return num !== undefined && den !== undefined && BigInt(num) < BigInt(den) && gcd(BigInt(num), BigInt(den)) === 1n;
}

import { isFactored } from "../algebra/factors.ts";
import { factorCount, monomialsOf } from "../algebra/monomials.ts";
import { hasSimpleRadicals } from "../algebra/radicals.ts";
import { exactValue, wholeValue } from "../arithmetic/exact.ts";
import { gcd } from "../arithmetic/rational.ts";
import type { FormCode } from "../codes.ts";
import { solved } from "../comparing/equations.ts";
import type { Rubric } from "../rubric.ts";
import { type Answer, isConstant, type Node, some } from "../syntax/syntax.ts";
import { isSolved, leaves } from "./solving.ts";

/** The first required form that the answer does not have; null if it has all. The key shows how far to factor. */
export function missingForm(
  given: Answer,
  key: Answer,
  { form = [], decimals = 0, figures = 1 }: Pick<Rubric, "form" | "decimals" | "figures">,
): FormCode | null {
  return form.find((code) => !hasForm(given, key, code, { decimals, figures })) ?? null;
}

function hasForm(given: Answer, key: Answer, form: FormCode, places: Omit<Wanted, "factors">): boolean {
  if (form === "simplest-ratio") return given.kind === "ratio" && isSimplestRatio(given.parts);
  if (form === "solved") return leaves(given).every(isSolved);
  if (form === "with-unit")
    return leaves(given).some((leaf) => (leaf.kind === "expression" || leaf.kind === "relation") && leaf.unit !== null);
  const wanted = Math.max(1, ...leaves(key).flatMap(valuesOf).map(factorCount));
  return leaves(given)
    .flatMap(valuesOf)
    .every((node) => nodeHasForm(node, { factors: wanted, ...places }, form));
}

type Wanted = { factors: number; decimals: number; figures: number };

function nodeHasForm(node: Node, wanted: Wanted, form: FormCode): boolean {
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
      return isFactored(node, wanted.factors);
    case "power":
      return node.kind === "power" && node.base.kind !== "power" && wholeValue(node.exponent) !== 1n;
    case "simplest-radical":
      return hasSimpleRadicals(node) && !some(node, isUnfinished);
    case "significant-figures":
      return hasFigures(node, wanted.figures);
    case "decimal-places":
      return bare(node, (inner) => decimalPlaces(inner) === wanted.decimals);
    default:
      return true;
  }
}

/** How many places a decimal was written with; null if it is none. */
function decimalPlaces(node: Node): number | null {
  const isDecimal = node.kind === "number" && (node.shape === "decimal" || node.shape === "integer");
  return isDecimal && /^\d+(?:\.\d+)?$/.test(node.latex) ? (node.latex.split(".")[1]?.length ?? 0) : null;
}

/** `0.0120` has three figures, `1.2×10^4` two; of a whole number such as 1200 its last zeros may count or not. */
function hasFigures(node: Node, figures: number): boolean {
  const bared = node.kind === "negate" ? node.of : node;
  const literal = bared.kind === "multiply" && bared.right.kind === "power" ? bared.left : bared;
  if (literal.kind !== "number") return false;
  const digits = (/^[\d.]+/.exec(literal.latex)?.[0] ?? "").replace(/^0+\.?0*/, "");
  const most = digits.replace(".", "").length;
  const least = digits.includes(".") || literal.shape === "decimal" ? most : digits.replace(/0+$/, "").length;
  return least <= figures && figures <= most;
}

function isSimplestRatio(parts: Node[]): boolean {
  const wholes = parts.map((part) => (part.kind === "number" && part.shape === "integer" ? part.value.num : null));
  if (!wholes.includes(null)) return wholes.reduce<bigint>((a, b) => gcd(a, b ?? 0n), 0n) === 1n;
  // Of a ratio with letters it is only asked that no whole number divides all parts.
  return (
    parts.every((part) => !isConstant(part) || isSignedWhole(part)) && parts.map(wholeFactor).reduce(gcd, 0n) === 1n
  );
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

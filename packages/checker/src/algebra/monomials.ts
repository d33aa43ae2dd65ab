import { exactValue, wholeValue } from "../arithmetic/exact.ts";
import { gcd } from "../arithmetic/rational.ts";
import { isConstant, type Node } from "../syntax/syntax.ts";

/** A term such as `3x²y`: its letters with their powers, and its number if that is whole. */
export type Monomial = { letters: string; powers: Map<string, bigint>; whole: bigint | null };

/**
 * The terms of a sum that is multiplied out; null if brackets are left, or a letter stands in a denominator, root or
 * exponent.
 */
export function monomialsOf(node: Node): Monomial[] | null {
  if (node.kind === "add" || node.kind === "subtract") {
    const [left, right] = [monomialsOf(node.left), monomialsOf(node.right)];
    return left && right && [...left, ...right];
  }
  if (node.kind === "negate") return monomialsOf(node.of);
  const powers = new Map<string, bigint>();
  const numbers: Node[] = [];
  if (!collect(node, powers, numbers)) return null;
  const letters = [...powers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([letter, power]) => `${letter}^${power}`);
  const wholes = numbers.map(wholeValue);
  const whole = wholes.some((value) => value === null) ? null : wholes.reduce<bigint>((a, b) => a * (b ?? 1n), 1n);
  return [{ letters: letters.join(" ") + irrational(numbers), powers, whole }];
}

/** `√2` and `√3` are not like terms. */
function irrational(numbers: Node[]): string {
  const parts = numbers.filter((number) => exactValue(number) === null);
  return parts.length === 0
    ? ""
    : ` ${JSON.stringify(parts, (_, value) => (typeof value === "bigint" ? String(value) : value))}`;
}

function collect(node: Node, powers: Map<string, bigint>, numbers: Node[]): boolean {
  if (isConstant(node)) {
    const isSum = node.kind === "add" || node.kind === "subtract";
    const isProduct = node.kind === "multiply";
    if (isProduct) return collect(node.left, powers, numbers) && collect(node.right, powers, numbers);
    numbers.push(node);
    return !isSum;
  }
  switch (node.kind) {
    case "letter":
      powers.set(node.name, (powers.get(node.name) ?? 0n) + 1n);
      return true;
    case "multiply":
      return collect(node.left, powers, numbers) && collect(node.right, powers, numbers);
    case "divide":
      return isConstant(node.right) && exactValue(node.right) !== null && collect(node.left, powers, numbers);
    case "power": {
      const times = wholeValue(node.exponent);
      if (node.base.kind !== "letter" || times === null || times < 1n) return false;
      powers.set(node.base.name, (powers.get(node.base.name) ?? 0n) + times);
      return true;
    }
    default:
      return false;
  }
}

/** How many factors that hold a letter a product has, powers counted by their exponent. */
export function factorCount(node: Node): number {
  return factorsOf(node).reduce((sum, { times }) => sum + times, 0);
}

type Factor = { node: Node; times: number };

/** The factors of a product that hold a letter. */
export function factorsOf(node: Node): Factor[] {
  if (isConstant(node)) return [];
  if (node.kind === "negate") return factorsOf(node.of);
  if (node.kind === "multiply") return [...factorsOf(node.left), ...factorsOf(node.right)];
  if (node.kind === "divide" && isConstant(node.right)) return factorsOf(node.left);
  if (node.kind === "power") {
    const times = wholeValue(node.exponent);
    if (times !== null && times > 0n && times < 1000n) {
      return factorsOf(node.base).map((factor) => ({ ...factor, times: factor.times * Number(times) }));
    }
  }
  return [{ node, times: 1 }];
}

/** Whether every common number and letter of a bracket's terms stands before it: `2(x+1)`, not `2x+2`. */
export function contentOf(node: Node): "taken-out" | "left-in" {
  for (const factor of factorsOf(node)) {
    const terms = monomialsOf(factor.node);
    if (!terms || terms.length < 2) continue;
    const wholes = terms.map((term) => term.whole);
    if (wholes.every((whole) => whole !== null) && wholes.reduce<bigint>((a, b) => gcd(a, b ?? 0n), 0n) > 1n)
      return "left-in";
    const [first, ...others] = terms;
    if ([...(first?.powers.keys() ?? [])].some((letter) => others.every((term) => term.powers.has(letter))))
      return "left-in";
  }
  return "taken-out";
}

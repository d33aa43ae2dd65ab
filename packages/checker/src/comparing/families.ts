import { numericValue } from "../arithmetic/numeric.ts";
import { rational } from "../arithmetic/rational.ts";
import { substitute, withoutPlusMinus } from "../syntax/rewriting.ts";
import { type Answer, lettersIn, type Node, numberNode, product, subtraction } from "../syntax/syntax.ts";
import { fractionNear } from "../values/ratios.ts";
import { sameValue } from "../values/same-value.ts";
import { solved } from "./equations.ts";

/** `x = π/4 + kπ`, for every whole number k. */
export type Family = Extract<Answer, { kind: "family" }>;

type Progression = { step: Node; start: Node; stepValue: number; startValue: number };

const CLASSES_MAX = 60;
const noLetters: ReadonlyMap<string, number> = new Map();

/** Whether two general solutions are the same numbers; `given` may leave out that its letter is a whole number. */
export function sameFamily(key: Family, given: Answer): boolean {
  const [a, b] = [membersOf(key), membersOf(given.kind === "family" ? given : { ...key, of: given })];
  if (!a || !b || (a.name && b.name && a.name !== b.name)) return false;
  const [first] = a.progressions;
  if (!first || first.stepValue === 0) return false;
  // The common period of all progressions, as a multiple of the first one's step.
  const ratios = [...a.progressions, ...b.progressions].map((one) => ratioOf(one, first));
  let [times, parts] = [1n, 0n];
  for (const ratio of ratios) {
    if (!ratio) return false;
    times = (times / gcd(times, ratio.num)) * ratio.num;
    parts = gcd(parts, ratio.den);
  }
  if (times > BigInt(CLASSES_MAX) || parts !== 1n) return false;
  const period = product(numberNode(rational(times)), first.step);
  const [keys, givens] = [startsOf(a.progressions, period), startsOf(b.progressions, period)];
  if (!keys || !givens) return false;
  const length = numericValue(period, noLetters).re;
  const within = (some: Node[], others: Node[]) =>
    some.every((one) => others.some((other) => sameClass(one, other, period, length)));
  return within(keys, givens) && within(givens, keys);
}

function membersOf(family: Family): { name: string | null; progressions: Progression[] } | null {
  const answer = withoutPlusMinus(family.of);
  const parts = answer.kind === "set" ? answer.parts.map(withoutPlusMinus) : [answer];
  const progressions: Progression[] = [];
  const names = new Set<string>();
  for (const part of parts.flatMap((one) => (one.kind === "set" ? one.parts : [one]))) {
    const solution = part.kind === "relation" ? solved(part) : null;
    if (solution) names.add(solution.name);
    const value = solution?.value ?? (part.kind === "expression" ? part.of : null);
    const degrees = part.kind === "expression" && part.unit?.text === "°";
    const progression = value && progressionOf(degrees ? { kind: "degrees", of: value } : value, family.parameters);
    if (!progression) return null;
    progressions.push(progression);
  }
  const [name = null] = names;
  return names.size > 1 || progressions.length === 0 ? null : { name, progressions };
}

function progressionOf(value: Node, parameters: string[]): Progression | null {
  const [letter, ...others] = lettersIn(value);
  if (letter === undefined || others.length > 0 || !parameters.includes(letter)) return null;
  const at = (whole: bigint) => substitute(value, letter, numberNode(rational(whole)));
  const start = at(0n);
  const step = subtraction(at(1n), start);
  const line: Node = { kind: "add", left: start, right: product({ kind: "letter", name: letter }, step) };
  if (!sameValue(value, line)) return null;
  const [stepValue, startValue] = [numericValue(step, noLetters).re, numericValue(start, noLetters).re];
  return Number.isFinite(stepValue / startValue) || startValue === 0 ? { step, start, stepValue, startValue } : null;
}

function ratioOf(one: Progression, first: Progression) {
  const ratio = fractionNear(Math.abs(one.stepValue / first.stepValue));
  if (!ratio || ratio.num === 0n) return null;
  const sign = one.stepValue / first.stepValue < 0 ? -1n : 1n;
  return sameValue(one.step, product(numberNode({ num: sign * ratio.num, den: ratio.den }), first.step)) ? ratio : null;
}

/** The numbers of all progressions within one period. */
function startsOf(progressions: Progression[], period: Node): Node[] | null {
  const length = numericValue(period, noLetters).re;
  const starts: Node[] = [];
  for (const { step, start, stepValue } of progressions) {
    const count = Math.round(Math.abs(length / stepValue));
    if (count < 1 || starts.length + count > CLASSES_MAX) return null;
    for (let index = 0; index < count; index++) {
      starts.push({ kind: "add", left: start, right: product(numberNode(rational(BigInt(index))), step) });
    }
  }
  return starts;
}

function sameClass(a: Node, b: Node, period: Node, length: number): boolean {
  const times = (numericValue(a, noLetters).re - numericValue(b, noLetters).re) / length;
  if (!(Math.abs(times - Math.round(times)) < 1e-6)) return false;
  return sameValue(subtraction(a, b), product(numberNode(rational(BigInt(Math.round(times)))), period));
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

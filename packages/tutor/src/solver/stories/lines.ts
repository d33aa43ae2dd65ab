import { q } from "@dripstone/checker/mathematics";
import type words from "./line-words.json";
import { less, over, type StoryKind, sum, times } from "./reckoned.ts";

export { default as lineWords } from "./line-words.json" with { type: "json" };

type Maybe = q.Rational | null;
type Operation = Exclude<keyof typeof words.en, never>;
export type LineKind = StoryKind<Operation>;
type Step = LineKind["steps"][number];

/**
 * A step that reckons with two numbers, told by what it finds: `line("left", "minus", "had", "gone", "what is left", "剩下的")`.
 * A number may be written instead of a name: `"100"`.
 */
export function line(name: string, operation: Operation, a: string, b: string, en: string, ch: string): Step {
  return [
    operation,
    name,
    (numbers) => operations[operation](numberOf(a, numbers), numberOf(b, numbers)),
    { a, b, what: { en, ch } },
  ];
}

const numberOf = (name: string, numbers: Record<string, q.Rational>): Maybe =>
  /^\d/.test(name) ? q.rational(BigInt(name)) : (numbers[name] ?? null);

const hundred = q.rational(100n);
const inWhole = (found: (a: bigint, b: bigint) => bigint | null) => (a: Maybe, b: Maybe) => {
  const value = a?.den === 1n && b?.den === 1n && b.num > 0n && a.num >= 0n ? found(a.num, b.num) : null;
  return value === null ? null : q.rational(value);
};

const operations: Record<Operation, (a: Maybe, b: Maybe) => Maybe> = {
  plus: sum,
  minus: less,
  times,
  over,
  percentOf: (a, b) => over(times(a, b), hundred),
  outOf100: (a, b) => times(over(a, b), hundred),
  whole: inWhole((a, b) => a / b),
  remainder: inWhole((a, b) => a % b),
  roundUp: inWhole((a, b) => (a + b - 1n) / b),
  lcm: inWhole((a, b) => (a * b) / q.gcd(a, b)),
  gcd: inWhole((a, b) => q.gcd(a, b)),
  root: inWhole((a) => rootOf(a)),
};

/** No story has a larger square. */
const ROOT_MAX = 10_000n;

function rootOf(square: bigint): bigint | null {
  for (let root = 1n; root <= ROOT_MAX && root * root <= square; root++) if (root * root === square) return root;
  return null;
}

import { exactValue, type Node, numericValue, q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Powers that are multiplied and divided, to be written as one. */
type Problem = { of: Node; base: bigint };

const frames: Frames<Problem>[] = [
  [
    [
      "[write |express |rewrite ]{e:formula} as [an? |1 ][single ]power of {b}",
      "[把|将]?{e:formula}(写成|表示成|化成|化为|表示为)[以]?{b}[为底数?]?的(幂|乘方)的?[形式]?",
    ],
    ({ e, b }) => problemOf(e, BigInt(b ?? 0)),
  ],
  [
    [
      "[write |express |rewrite ]{e:formula} (as [an? |1 ]single power|as 1 power|with [an? |1 ]single exponent)",
      "[把|将]?{e:formula}(写成|表示成|化成|化为)[1个|一个]?幂的?[形式]?",
    ],
    ({ e }) => problemOf(e, null),
  ],
];

function problemOf(e: string | undefined, base: bigint | null): Problem | null {
  const answer = formulaAt(e);
  if (answer?.kind !== "expression" || answer.unit) return null;
  const found = base ?? commonBase(answer.of);
  return found !== null && found >= 2n && found <= 1000n ? { of: answer.of, base: found } : null;
}

/** Products of powers of one whole number as a power of it: 8⁵ as a power of 2. */
export const powersOfOneBase = defineTopic<Problem, Code>({
  name: "powers-of-one-base",
  words,
  read: (question: Question) => readFrames(plainOf(question), frames),
  work: workPowers,
  // By the logarithms of both.
  holds: ({ of }, { key }) => {
    const said = expressionFrom(key);
    const [a, b] = [logarithm(of), said && logarithm(said)];
    return a !== null && b !== null && Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
  },
  similar: () => ({ of: expressionFrom("9^4") ?? ({ kind: "letter", name: "x" } satisfies Node), base: 3n }),
});

function logarithm(node: Node): number | null {
  const both = (left: Node, right: Node, sign: number) => {
    const [a, b] = [logarithm(left), logarithm(right)];
    return a !== null && b !== null ? a + sign * b : null;
  };
  if (node.kind === "multiply") return both(node.left, node.right, 1);
  if (node.kind === "divide") return both(node.left, node.right, -1);
  if (node.kind === "power") {
    const [base, times] = [logarithm(node.base), exactValue(node.exponent)];
    return base !== null && times ? (base * Number(times.num)) / Number(times.den) : null;
  }
  const size = numericValue(node, new Map()).re;
  return size > 0 ? Math.log(size) : null;
}

/** What the written bases are powers of; the base itself where it is the only one. */
function commonBase(node: Node): bigint | null {
  const all = new Set<bigint>();
  const isKnown = gather(node, all);
  if (!isKnown || all.size === 0) return null;
  const sizes = [...all].sort((a, b) => (a < b ? -1 : 1));
  const [least = 0n] = sizes;
  if (sizes.length === 1) return least;
  const candidates = Array.from({ length: Number(least > 40n ? 40n : least) }, (_, at) => BigInt(at + 2));
  return candidates.reverse().find((base) => sizes.every((size) => logOf(size, base) !== null)) ?? null;
}

function gather(node: Node, all: Set<bigint>): boolean {
  if (node.kind === "multiply" || node.kind === "divide") return gather(node.left, all) && gather(node.right, all);
  if (node.kind === "power" && exactValue(node.exponent)) return gather(node.base, all);
  if (node.kind !== "number" || node.value.den !== 1n || node.value.num < 2n) return false;
  all.add(node.value.num);
  return true;
}

function logOf(value: bigint, base: bigint): bigint | null {
  let [rest, times] = [value, 0n];
  while (rest > 1n && rest % base === 0n) [rest, times] = [rest / base, times + 1n];
  return rest === 1n ? times : null;
}

/** The exponent of a power of the base; null for what is none. */
function exponentOf(node: Node, base: bigint): q.Rational | null {
  switch (node.kind) {
    case "multiply":
    case "divide": {
      const [left, right] = [exponentOf(node.left, base), exponentOf(node.right, base)];
      return left && right && (node.kind === "multiply" ? q.add(left, right) : q.subtract(left, right));
    }
    case "power": {
      const [inner, times] = [exponentOf(node.base, base), exactValue(node.exponent)];
      return inner && times && q.multiply(inner, times);
    }
    case "root": {
      const [inner, times] = [exponentOf(node.of, base), node.degree ? exactValue(node.degree) : q.rational(2n)];
      return inner && times && q.divide(inner, times);
    }
    case "number": {
      const { num, den } = node.value;
      const [above, below] = num > 0n ? [logOf(num, base), logOf(den, base)] : [null, null];
      return above === null || below === null ? null : q.rational(above - below);
    }
    default:
      return null;
  }
}

function workPowers({ of, base }: Problem): Working<Code> | null {
  const exponent = exponentOf(of, base);
  if (!exponent) return null;
  const [shown, latex] = [latexNode(of), `${base}^{${latexNumber(exponent)}}`];
  const plain = plainNumber(exponent);
  const values = { shown, base: `${base}`, latex, exponent: latexNumber(exponent) };
  const steps: Step<Code>[] = [
    { code: "bases", values },
    { code: "exponents", values },
  ];
  return {
    problem: { en: `$${shown}$ as a power of $${base}$`, ch: `把 $${shown}$ 写成 $${base}$ 的幂` },
    steps,
    answer: {
      said: { en: `$${latex}$`, ch: `$${latex}$` },
      key: `${base}^${/^\d+$/.test(plain) ? plain : `(${plain})`}`,
    },
  };
}

import { exactValue, type Node, q, some } from "@dripstone/checker/mathematics";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import { holdsDecimal, isNumber } from "./reduce.ts";
import words from "./words.json" with { type: "json" };
import { workArithmetic } from "./work.ts";

/** What numbers and signs come to: order of operations, fractions, decimals, powers, percents. */
export const arithmetic = defineTopic({
  name: "arithmetic",
  words,
  read: readArithmetic,
  work: workArithmetic,
  holds: (of, { key }) => {
    const [value, expected] = [expressionFrom(key), exactValue(of)];
    const found = value && exactValue(value);
    return found !== null && expected !== null && q.same(found, expected) && agreesModulo(of, found);
  },
  similar: (of) => {
    const choices = similarTo(of);
    const other = choices.map(expressionFrom).find((node) => node && latexNode(node) !== latexNode(of));
    return other ?? of;
  },
});

const asks = /^(?:(?:what|simplify|solve|is) )*#(?: (?:what|simplify|solve|is))*$/;
const beyond = new Set<Node["kind"]>(["letter", "constant", "call", "series", "plus-minus", "degrees"]);

function readArithmetic({ shape, formulas: [formula] }: Question): Node | null {
  if (!shape || !asks.test(shape) || formula?.answer?.kind !== "expression" || formula.answer.unit) return null;
  const { of } = formula.answer;
  return some(of, (inner) => beyond.has(inner.kind)) || isNumber(of) || !exactValue(of) ? null : of;
}

/** The same sum with remainders instead of fractions: another way of reckoning that shares no step with the first. */
function agreesModulo(of: Node, found: q.Rational): boolean {
  const prime = 1_000_003n;
  const expected = remainderOf(of, prime);
  if (expected === null || found.den % prime === 0n) return true;
  return (expected * found.den - found.num) % prime === 0n;
}

/** Null where remainders have no such operation. */
function remainderOf(of: Node, prime: bigint): bigint | null {
  if (of.kind === "negate") {
    const inner = remainderOf(of.of, prime);
    return inner === null ? null : -inner;
  }
  if (of.kind === "number") return of.value.den === 1n ? of.value.num % prime : null;
  if (of.kind !== "add" && of.kind !== "subtract" && of.kind !== "multiply") return null;
  const [a, b] = [remainderOf(of.left, prime), remainderOf(of.right, prime)];
  if (a === null || b === null) return null;
  return (of.kind === "add" ? a + b : of.kind === "subtract" ? a - b : a * b) % prime;
}

function similarTo(of: Node): string[] {
  const has = (test: (inner: Node) => boolean) => some(of, test);
  if (has((inner) => inner.kind === "number" && inner.shape === "mixed")) return ["1 1/2 + 2 1/3", "2 1/4 + 1 1/2"];
  if (holdsDecimal(of)) return ["3.5 + 1.25 * 2", "4.2 - 0.6 * 3"];
  if (has((inner) => inner.kind === "divide" && isNumber(inner))) return ["1/2 + 1/3", "3/4 - 1/6"];
  if (has((inner) => inner.kind === "power")) return ["5 + 2^3 * 3", "4^2 - 3 * 5"];
  return ["18 - 2 * (3 + 4)", "6 + 4 * (9 - 2)"];
}

import { defineTopic } from "../../../topic.ts";
import { readConsecutive } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Consecutive, workConsecutive } from "./work.ts";

/** Whole numbers in a row, also even or odd ones, from their sum. */
export const consecutive = defineTopic({
  name: "consecutive",
  words,
  read: readConsecutive,
  work: workConsecutive,
  holds: (problem, { key }) => isRight(problem, key.split(", ").map(BigInt)),
  similar: ({ count, sum, parity, wanted }): Consecutive => ({ count, sum: sum + 6n * count, parity, wanted }),
});

/** The numbers are counted on from the answer, and added up. */
function isRight({ count, sum, parity, wanted }: Consecutive, answers: bigint[]): boolean {
  const [answer] = answers;
  if (answer === undefined) return false;
  const step = parity === null ? 1n : 2n;
  const before = wanted === "largest" ? count - 1n : wanted === "middle" ? count / 2n : 0n;
  const numbers = Array.from({ length: Number(count) }, (_, index) => answer + step * (BigInt(index) - before));
  const fits = parity === null || numbers.every((number) => number % 2n === parity || -number % 2n === parity);
  return fits && numbers.reduce((a, b) => a + b) === sum && (wanted !== "all" || numbers.join() === answers.join());
}

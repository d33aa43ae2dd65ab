import { q } from "@dripstone/checker/mathematics";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** `parity`: 0 for even, 1 for odd numbers, null for one after the other. */
export type Consecutive = {
  count: bigint;
  sum: bigint;
  parity: bigint | null;
  wanted: "all" | "largest" | "smallest" | "middle";
};

/** Null where there are no such numbers. */
export function workConsecutive({ count, sum, parity, wanted }: Consecutive): Working<Code> | null {
  const step = parity === null ? 1n : 2n;
  const gaps = (step * count * (count - 1n)) / 2n;
  const first = q.rational(sum - gaps, count);
  if (!q.isInteger(first)) return null;
  const all = Array.from({ length: Number(count) }, (_, index) => first.num + step * BigInt(index));
  if (parity !== null && ((first.num % 2n) + 2n) % 2n !== parity) return null;
  const found = {
    all,
    largest: all.slice(-1),
    smallest: all.slice(0, 1),
    middle: count % 2n ? [all[Number(count / 2n)] ?? 0n] : [],
  };
  const answers = found[wanted];
  if (answers.length === 0) return null;
  const values = {
    count: `${count}`,
    sum: `${sum}`,
    step: `${step}`,
    gaps: `${gaps}`,
    rest: `${sum - gaps}`,
    first: `${first.num}`,
    all: all.join(", "),
  };
  const steps: Step<Code>[] = [
    { code: "name", values },
    { code: "equation", values },
    { code: "solve", values },
    { code: "list", values },
  ];
  const shown = `$${answers.join(",\\ ")}$`;
  const kind =
    parity === null
      ? { en: "integers", ch: "整数" }
      : parity
        ? { en: "odd integers", ch: "奇数" }
        : { en: "even integers", ch: "偶数" };
  return {
    problem: {
      en: `$${count}$ consecutive ${kind.en} with the sum $${sum}$`,
      ch: `和是 $${sum}$ 的 $${count}$ 个连续${kind.ch}`,
    },
    steps,
    answer: { said: { en: shown, ch: shown }, key: answers.join(", ") },
  };
}

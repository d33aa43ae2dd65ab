import type { Locale } from "@dripstone/contract/locale";
import type { Working } from "../../../solution.ts";
import { product } from "./numbers.ts";
import { problemOf } from "./said.ts";
import { chosenSteps, digitSteps, letterSteps, type Steps } from "./steps.ts";
import type words from "./words.json";

export type Code = keyof typeof words.en;

export type DigitNumbers = {
  kind: "numbers";
  /** From small to large. */
  digits: number[];
  length: number;
  repeated: boolean;
  parity: "even" | "odd" | "any";
};

export type Count =
  /** k of n in order. */
  | { kind: "ordered"; n: number; k: number }
  | { kind: "circle"; n: number }
  /** From each group k of n, without order. */
  | { kind: "chosen"; groups: { n: number; k: number }[] }
  | { kind: "letters"; word: string }
  /** Every two of n, but not `left` of the pairs. */
  | { kind: "pairs"; n: number; left: number }
  /** One choice after another; `without` of the results do not count. */
  | { kind: "product"; factors: number[]; without: number }
  | { kind: "paths"; right: number; up: number }
  | DigitNumbers;

export function workCount(count: Count): Working<Code> {
  const { steps, value } = counted(count);
  const said: Record<Locale, string> = { en: `$${value}$`, ch: `$${value}$` };
  return { problem: problemOf(count), steps, answer: { said, key: `${value}` } };
}

function counted(count: Count): Steps {
  switch (count.kind) {
    case "ordered": {
      const { value, equation } = product(Array.from({ length: count.k }, (_, index) => count.n - index));
      return { value, steps: [{ code: "place", values: { n: `${count.n}`, equation } }] };
    }
    case "circle": {
      const { value, equation } = product(Array.from({ length: count.n - 1 }, (_, index) => count.n - 1 - index));
      return { value, steps: [{ code: "circle", values: { others: `${count.n - 1}`, equation } }] };
    }
    case "chosen":
      return chosenSteps(count.groups);
    case "letters":
      return letterSteps(count.word);
    case "pairs": {
      const all = (count.n * (count.n - 1)) / 2;
      const equation = `\\frac{${count.n} \\times ${count.n - 1}}{2} = ${all}`;
      const values = { n: `${count.n}`, others: `${count.n - 1}`, equation };
      const value = BigInt(all - count.left);
      if (count.left === 0) return { value, steps: [{ code: "pairs", values }] };
      const sides = { sides: `${count.left}`, all: `${all}`, value: `${value}` };
      return {
        value,
        steps: [
          { code: "pairs", values },
          { code: "sides", values: sides },
        ],
      };
    }
    case "product": {
      const all = product(count.factors);
      const value = all.value - BigInt(count.without);
      const together = { code: "together" as const, values: { equation: all.equation } };
      if (count.without === 0) return { value, steps: [together] };
      return { value, steps: [together, { code: "without", values: { all: `${all.value}`, value: `${value}` } }] };
    }
    case "paths": {
      const all = count.right + count.up;
      const { value } = chosenSteps([{ n: all, k: count.up }]);
      const values = { right: `${count.right}`, up: `${count.up}`, all: `${all}`, value: `${value}` };
      return { value, steps: [{ code: "steps", values }] };
    }
    case "numbers":
      return digitSteps(count);
  }
}

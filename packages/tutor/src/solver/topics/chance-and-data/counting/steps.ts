import type { Step } from "../../../solution.ts";
import { factorial, product } from "./numbers.ts";
import type words from "./words.json";
import type { DigitNumbers } from "./work.ts";

type Code = keyof typeof words.en;

export type Steps = { value: bigint; steps: Step<Code>[] };

export function chosenSteps(groups: { n: number; k: number }[]): Steps {
  const parts = groups.map(({ n, k }) => {
    const down = Array.from({ length: k }, (_, index) => n - index);
    const value = product(down).value / factorial(k);
    const below = Array.from({ length: k }, (_, index) => k - index).join(" \\times ");
    return { n, k, value, equation: k === 1 ? `${value}` : `\\frac{${down.join(" \\times ")}}{${below}} = ${value}` };
  });
  const steps: Step<Code>[] = parts.map(({ n, k, equation }) => ({
    code: "group",
    values: { n: `${n}`, k: `${k}`, equation },
  }));
  const value = parts.reduce((whole, part) => whole * part.value, 1n);
  if (parts.length === 1) return { value, steps };
  const equation = `${parts.map((part) => part.value).join(" \\times ")} = ${value}`;
  return { value, steps: [...steps, { code: "together", values: { equation } }] };
}

export function letterSteps(word: string): Steps {
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  const value = repeated.reduce((whole, count) => whole / factorial(count), factorial(word.length));
  const listed = [...counts].map(([letter, count]) => `${count} × ${letter}`);
  const below = repeated.map((count) => `${count}!`).join(" \\times ");
  const equation = below === "" ? `${word.length}! = ${value}` : `\\frac{${word.length}!}{${below}} = ${value}`;
  const letters: Step<Code> = {
    code: "letters",
    values: { n: `${word.length}`, counts: { en: listed.join(", "), ch: listed.join("、") } },
  };
  const arranged: Step<Code> =
    below === ""
      ? { code: "place", values: { n: `${word.length}`, equation } }
      : { code: "repeats", values: { equation } };
  return { value, steps: [letters, arranged] };
}

/** Where only even or odd numbers count, by the last digit; else from the first digit on. */
export function digitSteps(count: DigitNumbers): Steps {
  const cases = casesOf(count);
  const value = cases.reduce((total, one) => total + one.value, 0n);
  const [en, ch] = [
    cases.map((one) =>
      one.last === null
        ? `That makes $${one.equation}$ in all.`
        : `If the last digit is $${one.last}$: $${one.equation}$.`,
    ),
    cases.map((one) =>
      one.last === null ? `一共有 $${one.equation}$ 个。` : `末位是 $${one.last}$ 时：$${one.equation}$。`,
    ),
  ];
  const digits: Step<Code> = { code: "digits", values: { cases: { en: en.join(" "), ch: ch.join("") } } };
  if (cases.length < 2) return { value, steps: [digits] };
  const equation = `${cases.map((one) => one.value).join(" + ")} = ${value}`;
  return { value, steps: [digits, { code: "sum", values: { equation } }] };
}

function casesOf({ digits, length, repeated, parity }: DigitNumbers) {
  const middle = (used: number, places: number) =>
    Array.from({ length: places }, (_, index) => (repeated ? digits.length : digits.length - used - index));
  if (parity === "any") {
    const first = digits.filter((digit) => digit !== 0).length;
    return [{ last: null, ...product([first, ...middle(1, length - 1)]) }];
  }
  const lasts = digits.filter((digit) => digit % 2 === (parity === "even" ? 0 : 1));
  return lasts.map((last) => {
    if (length === 1) return { last, ...product([1]) };
    const first = digits.filter((digit) => digit !== 0 && (repeated || digit !== last)).length;
    return { last, ...product([first, ...middle(2, length - 2)]) };
  });
}

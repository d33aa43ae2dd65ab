import { q } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../algebra/numbers.ts";
import { inBoth } from "../algebra/printing.ts";
import type { Question } from "../question.ts";
import { fractionIn } from "../sentences/fractions.ts";
import { defineComposition, type Finished } from "./composition.ts";
import words from "./numbers-of.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "sum" | "product" | "squares" | "difference";

const TEXT_MAX = 300;
const tail =
  /(?<what>(?:what is|what's|find|calculate|determine|compute) (?:the |their )?(?<wanted>product|sum of (?:the |their )?squares|sum|difference)(?: of (?:the|these|those|both)(?: two| three| 2| 3)? (?<noun>numbers|integers|even integers|odd integers))?(?: of them| between them| between the (?:two )?numbers)?)[\s.?!]*$/i;
const tailZh =
  /[,，]?(?:那么|则|求|问)*(?:它们|这(?:两|三|2|3)个数)的?(?<wanted>乘积|积|平方和|和|差)(?:是|等于)?(?:多少|几)?[\s.?!]*$/;

const meaning: Record<string, Wanted> = {
  product: "product",
  sum: "sum",
  difference: "difference",
  积: "product",
  乘积: "product",
  和: "sum",
  差: "difference",
  平方和: "squares",
};

/** Numbers that can be found, and what they make together: "find the product of the two numbers". */
export const numbersOf = defineComposition<Code>({
  words,
  read: ({ text, locale }: Question) => {
    if (text.length > TEXT_MAX) return null;
    const found = (locale === "ch" ? tailZh : tail).exec(text);
    const said = found?.groups?.wanted?.toLowerCase() ?? "";
    const wanted = /squares/.test(said) ? "squares" : meaning[said];
    if (!found || !wanted) return null;
    const before = text.slice(0, found.index).trim();
    const asked = locale === "ch" ? "，求这两个数" : ` What are the ${found.groups?.noun ?? "numbers"}?`;
    return { inner: `${before}${asked}`, finish: (key) => finished(key, wanted) };
  },
});

function finished(key: string, wanted: Wanted): Finished<Code> | null {
  const numbers = key.split(", ").map(fractionIn);
  if (numbers.length < 2 || numbers.includes(null)) return null;
  const found = numbers.flatMap((number) => number ?? []).sort((a, b) => q.compare(b, a));
  const [first, second] = found;
  if (!first || !second || (wanted === "difference" && found.length !== 2)) return null;
  const values = {
    sum: () => found.reduce(q.add),
    product: () => found.reduce(q.multiply),
    squares: () => found.map((each) => q.multiply(each, each)).reduce(q.add),
    difference: () => q.subtract(first, second),
  };
  const signs = { sum: " + ", product: " \\cdot ", squares: " + ", difference: " - " };
  const value = values[wanted]();
  const joined = found
    .map((each, index) =>
      wanted === "squares" ? `${latexOperand(each)}^2` : index === 0 ? latexNumber(each) : latexOperand(each),
    )
    .join(signs[wanted]);
  return {
    asks: asks[wanted],
    steps: [{ code: codes[wanted], values: { equation: `${joined} = ${latexNumber(value)}` } }],
    answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
  };
}

const asks: Record<Wanted, { en: string; ch: string }> = {
  sum: { en: "their sum", ch: "它们的和" },
  product: { en: "their product", ch: "它们的积" },
  squares: { en: "the sum of their squares", ch: "它们的平方和" },
  difference: { en: "their difference", ch: "它们的差" },
};

const codes: Record<Wanted, Code> = {
  sum: "numbersAdded",
  product: "numbersMultiplied",
  squares: "squaresAdded",
  difference: "numbersSubtracted",
};

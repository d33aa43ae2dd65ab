import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { answerOf, type Division, endsOf, isDivision, lessOthers, type Part } from "./division.ts";
import { readDivision } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

const names: Record<Part, { en: string; ch: string }> = {
  dividend: { en: "dividend", ch: "被除数" },
  divisor: { en: "divisor", ch: "除数" },
  quotient: { en: "quotient", ch: "商" },
  rest: { en: "remainder", ch: "余数" },
};

/** A division of which some of the numbers are hidden. */
export const hiddenDivisions = defineTopic<Division, Code>({
  name: "hidden-divisions",
  words,
  read: readDivision,
  work: (division) => {
    const key = answerOf(division);
    if (key === null) return null;
    const answer = { said: { en: `$${key.replace(", ", "$ and $")}$`, ch: `$${key.replace(", ", "$ 和 $")}$` }, key };
    if (division.kind === "bounds") return { ...boundsWorked(division), answer };
    const { quotient, rest, total, wanted, kind } = division;
    const groups = kind === "sum" ? quotient + 1 : quotient - 1;
    const both = kind === "sum" ? lessOthers(division) : total;
    const divisor = (both - rest) / groups;
    const values = {
      ...{ quotient: `${quotient}`, rest: `${rest}`, total: `${total}`, groups: `${groups}`, both: `${both}` },
      ...{ left: `${both - rest}`, divisor: `${divisor}`, dividend: `${divisor * quotient + rest}` },
      others:
        kind === "sum"
          ? division.parts
              .flatMap((part) => (part === "quotient" ? [quotient] : part === "rest" ? [rest] : []))
              .join(" - ")
          : "",
    };
    const steps: Step<Code>[] = [];
    if (both !== total) steps.push({ code: "others", values });
    steps.push({ code: kind, values });
    if (wanted !== "divisor") steps.push({ code: "dividend", values });
    const told =
      kind === "sum"
        ? {
            en: `${division.parts.map((part) => names[part].en).join(", ")} add up to $${total}$`,
            ch: `${division.parts.map((part) => names[part].ch).join("、")}的和是 $${total}$`,
          }
        : { en: `the dividend is $${total}$ more than the divisor`, ch: `被除数比除数大 $${total}$` };
    const asked = wanted === "both" ? { en: "dividend and divisor", ch: "被除数和除数" } : names[wanted];
    return {
      problem: {
        en: `a division with quotient $${quotient}$ and remainder $${rest}$, where ${told.en}: find the ${asked.en}`,
        ch: `两数相除商 $${quotient}$ 余 $${rest}$，${told.ch}，求${asked.ch}`,
      },
      steps,
      answer,
    };
  },
  // Dividends, divisors, and remainders are tried.
  holds: (division, { key }) => {
    const found = key.split(", ").map(Number);
    if (division.kind === "bounds") {
      const { known, of, wanted } = division;
      const fitting: number[] = [];
      const most = 2 * Math.max(...found) + 20;
      const each = (value: number | undefined, from: number) =>
        value === undefined ? Array.from({ length: Math.min(most, 3000) - from }, (_, at) => from + at) : [value];
      for (const divisor of each(known.divisor, 2))
        for (const rest of known.rest === undefined ? each(undefined, 1).slice(0, divisor - 1) : [known.rest]) {
          if (rest >= divisor) continue;
          const dividend = divisor * (known.quotient ?? 1) + rest;
          if (isDivision(dividend, divisor, known.quotient ?? 1, rest))
            fitting.push({ dividend, divisor, rest, quotient: 0 }[of]);
        }
      const ends = {
        largest: [Math.max(...fitting)],
        smallest: [Math.min(...fitting)],
        both: [Math.max(...fitting), Math.min(...fitting)],
      }[wanted];
      return ends.join(", ") === key;
    }
    const { quotient, rest, total, wanted } = division;
    const fitting: string[] = [];
    for (let divisor = rest + 1; divisor <= total; divisor++) {
      const numbers = { dividend: quotient * divisor + rest, divisor, quotient, rest };
      const made =
        division.kind === "sum"
          ? division.parts.reduce((sum, part) => sum + numbers[part], 0)
          : numbers.dividend - divisor;
      if (made === total && isDivision(numbers.dividend, divisor, quotient, rest))
        fitting.push(wanted === "both" ? `${numbers.dividend}, ${divisor}` : `${numbers[wanted]}`);
    }
    return fitting.length === 1 && fitting[0] === key;
  },
  similar: (division) => {
    if (division.kind === "bounds")
      return {
        ...division,
        known: Object.fromEntries(Object.entries(division.known).map(([part, value]) => [part, value + 2])),
      };
    const more = division.kind === "sum" ? division.quotient + 1 : division.quotient - 1;
    return { ...division, total: division.total + 3 * more };
  },
});

function boundsWorked({ known, of, wanted }: Extract<Division, { kind: "bounds" }>): {
  problem: { en: string; ch: string };
  steps: Step<Code>[];
} {
  const { divisor, quotient, rest } = known;
  const ends = endsOf(known, of);
  const shown = `\\square \\div ${divisor ?? "\\triangle"} = ${quotient ?? "\\bigcirc"} \\cdots\\cdots ${rest ?? "\\bigstar"}`;
  const values = {
    ...{ shown, divisor: `${divisor ?? ""}`, quotient: `${quotient ?? ""}`, rest: `${rest ?? ""}` },
    ...{
      low: `${ends?.low ?? ""}`,
      high: `${ends?.high ?? ""}`,
      most: `${(divisor ?? 1) - 1}`,
      least: `${(rest ?? 0) + 1}`,
    },
  };
  const steps: Step<Code>[] = [];
  if (divisor !== undefined) {
    if (wanted !== "smallest") steps.push({ code: "mostLeft", values });
    if (wanted !== "smallest" && of === "dividend") steps.push({ code: "largestDividend", values });
    if (wanted !== "largest") steps.push({ code: "leastLeft", values });
    if (wanted !== "largest" && of === "dividend") steps.push({ code: "smallestDividend", values });
  } else {
    steps.push({ code: "leastDivisor", values });
    if (of === "dividend") steps.push({ code: "leastDividend", values });
  }
  const most = {
    largest: ["largest", "最大"],
    smallest: ["smallest", "最小"],
    both: ["largest and the smallest", "最大和最小"],
  }[wanted];
  return {
    problem: {
      en: `the ${most[0]} ${names[of].en} in $${shown}$`,
      ch: `$${shown}$ 中，${names[of].ch}${most[1]}是几`,
    },
    steps,
  };
}

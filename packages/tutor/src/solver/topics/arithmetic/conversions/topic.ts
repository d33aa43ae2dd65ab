import { exactValue, q } from "@dripstone/checker/mathematics";
import { decimalOf, latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Form = "fraction" | "decimal" | "percent";
type Rewriting = { from: Form; to: Form; written: string; value: q.Rational };

/** A fraction, a decimal, or a percent, written as one of the others. */
export const conversions = defineTopic({
  name: "conversions",
  words,
  read: readRewriting,
  work: workRewriting,
  holds: ({ value }, { key }) => {
    const node = expressionFrom(key);
    const found = node && exactValue(node);
    return found !== null && found !== undefined && q.same(found, value);
  },
  similar: (problem): Rewriting => {
    const others = { fraction: ["3/8", "7/20"], decimal: ["0.45", "0.6"], percent: ["35%", "48%"] }[problem.from];
    const written = others.find((one) => one !== problem.written) ?? problem.written;
    return { ...problem, written, value: worthOf(written) ?? problem.value };
  },
});

const number = "(?<n>\\d{1,6}(?:\\.\\d{1,9})?%?|\\d{1,6}/\\d{1,6})";
const kinds: [Form, string, string][] = [
  ["fraction", "(?:simplified |reduced |common )?fraction", "(?:最简)?分数"],
  ["decimal", "decimal(?: number)?", "小数"],
  ["percent", "percent|percentage", "百分数"],
];
const endings = "(?: in (?:its )?(?:simplest form|lowest terms))?";

const sentences = kinds.flatMap(([to, en, ch]) =>
  [
    `(?:convert |change |turn |rewrite |write )?${number} (?:to|into|as|in) (?:an? )?(?:${en})${endings}`,
    `(?:把|将)?${number}(?:化成|化为|写成|改写成|转化为|转化成|化)(?:${ch})`,
  ].map((source) => ({ to, pattern: new RegExp(`^${source}$`) })),
);

function readRewriting(question: Question): Rewriting | null {
  const text = plainOf(question);
  for (const { to, pattern } of sentences) {
    const written = pattern.exec(text)?.groups?.n;
    const value = written === undefined ? null : worthOf(written);
    if (written === undefined || !value || value.num === 0n) continue;
    const from: Form = written.endsWith("%") ? "percent" : written.includes("/") ? "fraction" : "decimal";
    return from === to ? null : { from, to, written, value };
  }
  return null;
}

function worthOf(written: string): q.Rational | null {
  const [above = "", below = "1"] = written.replace("%", "").split("/");
  const [whole = "", decimals = ""] = above.split(".");
  const top = q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  const bottom = q.rational(BigInt(below) * (written.endsWith("%") ? 100n : 1n));
  return q.divide(top, bottom);
}

/** Null for a decimal that does not end. */
function workRewriting({ from, to, written, value }: Rewriting): Working<Code> | null {
  const hundredfold = q.multiply(value, q.rational(100n));
  const decimal = decimalOf(value);
  const percent = decimalOf(hundredfold);
  const given = from === "fraction" ? written.replace(/(\d+)\/(\d+)/, "\\frac{$1}{$2}") : written.replace("%", "\\%");
  const shown = { fraction: latexNumber(value), decimal, percent: percent && `${percent}\\%` }[to];
  if (!shown) return null;
  const places = written.replace("%", "").split(".")[1]?.length ?? 0;
  const values = { given, shown, decimal: decimal ?? "", scale: `${10n ** BigInt(places)}` };
  const code = (
    {
      "decimal fraction": "placesToFraction",
      "percent fraction": "percentToFraction",
      "fraction decimal": "divide",
      "percent decimal": "overHundred",
      "fraction percent": "toPercent",
      "decimal percent": "toPercent",
    } as const
  )[`${from} ${to}` as "decimal fraction"];
  const steps: Step<Code>[] = [{ code, values }];
  const names = { fraction: ["a fraction", "分数"], decimal: ["a decimal", "小数"], percent: ["a percent", "百分数"] }[
    to
  ];
  return {
    problem: { en: `$${given}$ as ${names[0]}`, ch: `把 $${given}$ 化成${names[1]}` },
    steps,
    answer: {
      said: { en: `$${shown}$`, ch: `$${shown}$` },
      key: to === "fraction" ? plainNumber(value) : to === "decimal" ? `${decimal}` : `${percent}%`,
    },
  };
}

import type { Solution } from "../solver/solution.ts";
import { part } from "./steps.ts";

/**
 * Whether words name what a step does, as it is called in school: "add them", 通分. Numbers in them must be the step's. It is only ever said to
 * be right where that is sure.
 */
export function namesStep(message: string, solution: Solution, at: number): boolean {
  const text = message.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  if (text.length > LENGTH_MAX || isDoubtful.test(text)) return false;
  // What only tidies up both sides may be left out.
  const places = solution.steps[at]?.code === "simplify" ? [at, at + 1] : [at];
  return places.some((place) => doesSo(text, solution, place));
}

const LENGTH_MAX = 80;

/** Who denies something, or weighs it against something else, names nothing. */
const isDoubtful = /\b(?:not|never|no|or|instead)\b|n't\b|不(?!变)|别|还是|没/;

function doesSo(text: string, solution: Solution, place: number): boolean {
  const step = solution.steps[place];
  if (!step) return false;
  const done = `${part(solution, place, "name", "en")} | ${part(solution, place, "text", "en")}`;
  const known: string[] = `${done} ${part(solution, place, "ask", "en")}`.match(/\d+/g) ?? [];
  if (!(text.match(/\d+/g) ?? []).every((number) => known.includes(number))) return false;
  const code = `${solution.topic}/${step.code}`;
  const isByNumber = /\d/.test(text) && byNumber.some(([said, by]) => said.test(text) && isBy(text, by, done));
  const places = { code, done, problem: solution.problem.en };
  return isByNumber || named.some(([said, where, does]) => said.test(text) && does.test(places[where]));
}

/** "Multiply by 4" where a step's own words say so. */
const isBy = (text: string, by: string, done: string): boolean =>
  new RegExp(`${by}[^.]*by \\$${/-?\d+/.exec(text)?.[0] ?? ""}\\$`).test(done);

const byNumber: [said: RegExp, by: string][] = [
  [/\bmultipl|\btimes\b|乘/, "Multiply"],
  [/\bdivid|除/, "Divide"],
];

/** What operations are called, and the steps that do them: by their codes, their English words, or the problem that they belong to. */
const named: [said: RegExp, where: "code" | "done" | "problem", does: RegExp][] = [
  [
    /\badd(?:ing)? (?:them|both|the (?:two |2 )?equations|the equations)\b|(?:两|二)?(?:个)?(?:式|方程)子?相加|加减消元/,
    "code",
    /^systems\/add$/,
  ],
  [
    /\bsubtract(?:ing)? (?:them|one from the other|the (?:two |2 )?equations)\b|(?:两|二)?(?:个)?(?:式|方程)子?相减|加减消元/,
    "code",
    /^systems\/subtract$/,
  ],
  [/\bsubstitut|\bplug\b|代入/, "done", /^Substitute|^Plug in/],
  [/\bdifference of (?:two )?squares\b|平方差/, "done", /^Factor a difference of squares/],
  [/\bperfect square|完全平方/, "done", /^Factor a perfect square/],
  [/\bfactor(?:ing|ise|ize)?(?: it| them| the left side)?\b|因式分解|分解因式|十字相乘/, "done", /^Factor\b/],
  [/\bcommon denominators?\b|通分|\blcd\b/, "done", /^Find a common denominator/],
  [/\b(?:reduce|simplify)(?: it| the fraction)?\b|约分/, "done", /^Simplify the fraction/],
  [
    /移项|\bmove (?:it|the \w+|\d+) (?:over|to the (?:other|right|left))/,
    "code",
    /^linear-equations\/(?:constant|collect|letter|variable)/,
  ],
  [
    /去分母|\b(?:clear|get rid of) the (?:fractions?|denominators?)|\bcross[- ]?multipl/,
    "done",
    /^Clear the fractions/,
  ],
  [/\bdistribut|去括号|\b(?:multiply out|remove the (?:parentheses|brackets))\b/, "done", /^Distribute/],
  [/\b(?:combine|collect|add) (?:the )?like terms\b|合并(?:同类项)?/, "done", /^Combine like terms/],
  [/\badd(?:ing)? (?:the |their )?(?:exponents|powers)\b|指数相加/, "done", /^Add the exponents/],
  [/\badd(?:ing)? (?:the |their )?(?:exponents|powers)\b|指数相加/, "problem", isProductOfPowers()],
  [/\bsubtract(?:ing)? (?:the |their )?(?:exponents|powers)\b|指数相减/, "done", /^Subtract the exponents/],
  [/\b(?:quadratic )?formula\b|求根公式|公式法/, "code", /^quadratic-equations\/(?:discriminant|formula)$/],
  [/\bsquare roots?\b|开(?:平)?方/, "done", /^Take square roots/],
  [/\breciprocal|\bflip\b|倒数/, "done", /^Multiply by the reciprocal/],
  [/\b(?:two|2) cases\b|分(?:两种)?情况|分类讨论/, "done", /^Split it into two cases/],
  [/\bfoil\b|逐项相乘|每一?项.{0,4}乘每一?项/, "done", /^Multiply each term by each term/],
  [/\b(?:check|put it back in)\b|检验|验算|代回/, "done", /^Check your answer/],
];

/** `x^3 · x^4`, and nothing else. */
function isProductOfPowers(): RegExp {
  return /^simplify \$([a-z])\^\{\d+\} ?(?:\\cdot|\\times)? ?\1\^\{\d+\}\$$/;
}

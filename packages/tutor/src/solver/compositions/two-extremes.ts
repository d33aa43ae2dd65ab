import { plainOf } from "../sentences/plain.ts";
import type { Solution } from "../solution.ts";
import type { Composition } from "./composition.ts";
import words from "./two-extremes.json" with { type: "json" };

type Sign = "sum" | "difference" | "product";
/** Two numbers, each told by itself, and what is done with them. */
type Two = { first: string; second: string; sign: Sign };

const LENGTH_MAX = 160;
const most = "(?:smallest|largest|greatest|biggest|least|lowest|highest|first)";
const signEn = "(?<sign>sum|difference|product)";
const apart = new RegExp(
  `^(?:the )?${signEn} (?:of|between) (?<first>the ${most} [^,]+?) and (?<second>the ${most} [^,]+)$`,
);
const shared = new RegExp(
  `^(?:the )?${signEn} (?:of|between) (?:the )?(?<a>${most}) and (?:the )?(?<b>${most}) (?<rest>[^,]+)$`,
);
const signsZh: Record<string, Sign> = { 和: "sum", 差: "difference", 积: "product", 乘积: "product" };
const chinese =
  /^(?<range>[^最,和与]{0,16}?)(?<first>最[大小]的?[^最,]{1,14}?)(?:和|与|跟|加上?|减去?|乘以?)(?<second>(?:[^最,]{0,10})最[大小]的?[^最,]{1,14}?)(?:的|之)(?<sign>和|差|积|乘积)$/u;
/** Of one of several, not of many. */
const ones: [RegExp, string][] = [
  [/\b(prime|square|cube|composite|number|integer|multiple|factor|divisor|palindrome)s\b/g, "$1"],
];

/** "The sum of the smallest prime and the largest two-digit square", 最小的质数与最小的合数的积. */
export const twoExtremes: Composition = {
  words,
  read(question, solve) {
    const plain = plainOf(question).replace(/[,? ]+$/, "");
    const two = plain.length > LENGTH_MAX ? null : question.locale === "ch" ? twoZh(plain) : twoEn(plain);
    if (!two) return null;
    const [first, second] = [two.first, two.second].map((told) => solve(ofDigits(told)));
    if (!first || !second) return null;
    const finish = (one: Solution | null, other: Solution | null) => together(two.sign, one, other);
    if (!finish(first.solve(), second.solve())) return null;
    return {
      solve: () => finish(first.solve(), second.solve()),
      solveSimilar: () => finish(first.solveSimilar(), second.solveSimilar()),
    };
  },
};

/** The largest and smallest of all numbers with so many digits; whether 0 has one digit, nobody says. */
function ofDigits(told: string): string {
  const [, large, digits] =
    /^(?:the )?(?:(largest|greatest|biggest)|smallest|least) ([1-9])[- ]digit (?:whole )?number$/.exec(told) ??
    /^(?:最(大)|最小)的?([1-9])位数是多少$/.exec(told.replace("一位数", "1位数")) ??
    [];
  if (digits === undefined || (!large && digits === "1")) return told;
  return large ? `calculate ${10 ** Number(digits)} - 1` : `calculate ${10 ** (Number(digits) - 1) - 1} + 1`;
}

function twoEn(plain: string): Two | null {
  const one = apart.exec(plain)?.groups;
  if (one) return { first: one.first ?? "", second: one.second ?? "", sign: one.sign as Sign };
  const both = shared.exec(plain)?.groups;
  if (!both?.rest || /\band\b/.test(both.rest)) return null;
  const rest = ones.reduce((text, [several, single]) => text.replace(several, single), both.rest);
  return { first: `the ${both.a} ${rest}`, second: `the ${both.b} ${rest}`, sign: both.sign as Sign };
}

/** The range that stands before both holds for both. */
function twoZh(plain: string): Two | null {
  const { range = "", first = "", second = "", sign = "" } = chinese.exec(plain)?.groups ?? {};
  const wanted = signsZh[sign];
  if (!wanted) return null;
  return {
    first: `${range}${first}是多少`,
    second: `${second.startsWith("最") ? range : ""}${second}是多少`,
    sign: wanted,
  };
}

function together(sign: Sign, first: Solution | null, second: Solution | null): Solution | null {
  const [one, other] = [first, second].map((each) => each?.answer.key ?? "");
  if (!first || !second || !/^\d{1,9}$/.test(one ?? "") || !/^\d{1,9}$/.test(other ?? "")) return null;
  const [a, b] = [Number(one), Number(other)];
  const [large, small] = a >= b ? [a, b] : [b, a];
  const found = {
    sum: { key: `${a + b}`, equation: `${a} + ${b} = ${a + b}`, en: "added", ch: "相加" },
    difference: {
      key: `${large - small}`,
      equation: `${large} - ${small} = ${large - small}`,
      en: "subtracted",
      ch: "相减",
    },
    product: { key: `${a * b}`, equation: `${a} \\cdot ${b} = ${a * b}`, en: "multiplied", ch: "相乘" },
  }[sign];
  return {
    topic: first.topic,
    words: { en: { ...first.words.en, ...words.en }, ch: { ...first.words.ch, ...words.ch } },
    problem: {
      en: `${first.problem.en}; ${second.problem.en}: ${found.en}`,
      ch: `${first.problem.ch}；${second.problem.ch}：${found.ch}`,
    },
    steps: [
      { code: "firstOfTwo", values: { told: first.problem, value: `${a}` } },
      { code: "secondOfTwo", values: { told: second.problem, value: `${b}` } },
      { code: "twoTogether", values: { equation: found.equation, a: `${a}`, b: `${b}` } },
    ],
    answer: { said: { en: `$${found.key}$`, ch: `$${found.key}$` }, key: found.key },
  };
}

import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Condition, type ConditionCode, readConditions } from "./conditions.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "smallest" | "largest" | "only" | "number" | "sum" | "all" | "whether";
/** Whole numbers n from `from` to `to` that meet all conditions; `to` is null where the question sets no bound. */
type Search = { wanted: Wanted; from: number; to: number | null; among: number[] | null; conditions: Condition[] };

const LENGTH_MAX = 300;
/** So far a number is looked for where the question sets no bound, and so far a range may reach. */
const REACH = 100_000;
/** One number may be as great as this. */
const ONE_MAX = 1_000_000_000;
const SHOWN_MAX = 12;
const LISTED_NUMBER_MAX = 10 ** 9;
/** A longer list is no answer. */
const LISTED_MAX = 60;
const shell =
  /^(?:(?:what|which) is |find )?(?:the (?<most>smallest|first|largest|only)|(?<many>how many)|the (?<sum>sum) of all|(?<all>all)|(?<whether>whether)) whole numbers? n(?: = (?<one>\d+)| from (?<from>\d+) to (?<to>\d+)| strictly between (?<after>\d+) and (?<before>\d+)| between (?<low>\d+) and (?<high>\d+)| greater than (?<above>\d+)| less than (?<below>\d+)| up to about (?<about>\d+)| of (?<digits>[1-5]) digits| among (?<among>\d[\d, and]*))?(?: with| where|, where) (?<conditions>n .+)$/;

const examples: Record<ConditionCode, string> = {
  remainder: "the smallest whole number n with n mod 4 = 1 and n mod 7 = 3",
  divisible: "the largest whole number n from 100 to 999 with n is divisible by 4 and 14",
  short: "the smallest whole number n with n plus 2 is divisible by 5, 6 and 8",
  congruence: "the smallest whole number n with n solves 4x ≡ 5 (mod 9)",
  divisors: "the smallest whole number n with n has exactly 8 divisors",
  digitSum: "how many whole numbers n from 10 to 99 with n has digit sum 7",
  square: "how many whole numbers n from 1 to 150 with n is a square",
  cube: "how many whole numbers n from 1 to 150 with n is a cube",
  squareOrCube: "how many whole numbers n from 1 to 150 with n is a square or cube",
  toSquare: "the smallest whole number n with n times 90 is a square",
  toCube: "the smallest whole number n with n times 36 is a cube",
  prime: "how many whole numbers n from 1 to 30 with n is prime",
  primeToo: "how many whole numbers n from 3 to 40 with n is prime and n plus 2 is prime",
  coprime: "how many whole numbers n from 1 to 20 with n and 20 have no common factor",
  divides: "how many whole numbers n from 2 to 12 with n divides 72",
  notDivisible: "how many whole numbers n from 1 to 50 with n is not divisible by 7",
  notDividing: "the smallest whole number n with n does not divide 840",
  digitTimes: "how many whole numbers n of 3 digits with n contains the digit 7 exactly 2 times",
  ending: "how many whole numbers n from 1 to 30 with n has a decimal of 1/n that ends",
  parity: "how many whole numbers n from 1 to 60 with n is odd and n is divisible by 3",
  perfect: "how many whole numbers n from 1 to 30 with n is perfect",
  leapYear: "how many whole numbers n from 2001 to 2020 with n is a leap year",
  oddDivisors: "how many whole numbers n from 1 to 50 with n has an odd number of divisors",
  leftBy: "how many whole numbers n from 1 to 50 with n divides 53 with remainder 5",
  linear: "the smallest whole number n with n makes 5n + 2 divisible by 9",
  abundant: "how many whole numbers n from 1 to 40 with n is abundant",
  moved: "the smallest whole number n with n plus 300 is a square",
  commonDivisor: "how many whole numbers n from 1 to 60 with n and 60 have gcd 4",
  half: "how many whole numbers n from 1 to 40 with n is prime and n taken from 40 is prime and n is at most half of 40",
  factorial: "the smallest whole number n with n factorial is divisible by 720",
  factorialIs: "the smallest whole number n with n solves n! = 120",
  zeros: "the smallest whole number n with n factorial ends in 4 zeros",
  either: "how many whole numbers n from 1 to 50 with n is divisible by at least one of 3 and 4",
  exactlyOne: "how many whole numbers n from 1 to 50 with n is divisible by exactly one of 3 and 4",
  pair: "the smallest whole number n with n times (n + 1) = 132",
  digits:
    "the only whole number n from 10 to 99 with n has digit sum 9 and n has its tens digit 2 times its ones digit",
  digitProduct: "the largest whole number n of 3 digits with n has digit product 24",
  palindrome: "how many whole numbers n from 100 to 400 with n is a palindrome",
  distinctDigits: "the smallest whole number n of 4 digits with n has all different digits and n is divisible by 6",
  equalDigits: "how many whole numbers n of 2 digits with n has equal digits",
  onlyDigits: "how many whole numbers n of 3 digits with n has only odd digits",
  risingDigits: "how many whole numbers n of 3 digits with n has rising digits",
  fallingDigits: "how many whole numbers n of 2 digits with n has falling digits",
  withDigit: "how many whole numbers n from 1 to 100 with n contains the digit 7",
  withoutDigit: "how many whole numbers n from 1 to 100 with n does not contain the digit 7",
  timesDigitSum: "all whole numbers n from 10 to 99 with n is 4 times its digit sum",
  timesDigitProduct: "all whole numbers n from 10 to 99 with n is 2 times its digit product",
  reversed: "the only whole number n from 10 to 99 with n has digit sum 9 and n grows by 27 when reversed",
  compared: "the smallest whole number n with n squared is greater than 500",
};

/** Whole numbers with properties, found one after another. */
export const numberSearches = defineTopic<Search, Code>({
  name: "number-searches",
  words,
  read: ({ text }) => (text.length > LENGTH_MAX ? null : searchOf(text)),
  work: (search) => {
    const found = allOf(search, "fits");
    const answer = answerOf(search, found);
    if (answer === null) return null;
    const steps: Step<Code>[] = search.conditions.map(({ code, values }) => ({ code, values }));
    const some = `${found.slice(0, SHOWN_MAX).join(",\\ ")}${found.length > SHOWN_MAX ? ",\\ \\ldots" : ""}`;
    if (search.wanted === "whether") {
      const key = found.length > 0 ? "yes" : "no";
      steps.push({ code: key, values: { n: `${search.from}` } });
      return {
        problem: problemOf(search),
        steps,
        answer: { said: { en: key, ch: key === "yes" ? "是" : "不是" }, key },
      };
    }
    if (search.to !== null && search.wanted !== "smallest")
      steps.push({ code: "found", values: { some: some || "-" } });
    const last = {
      smallest: "first",
      only: "first",
      largest: "last",
      number: "number",
      sum: "total",
      all: "all",
    } as const;
    steps.push({ code: last[search.wanted], values: { answer: `${answer}` } });
    return {
      problem: problemOf(search),
      steps,
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: `${answer}` },
    };
  },
  // Every number of the range again, by the other test of each condition.
  holds: (search, { key }) => `${answerOf(search, allOf(search, "stands", Number(key) || REACH))}` === key,
  similar: ({ conditions: [first] }) => searchOf(examples[first?.code ?? "divisible"]) as Search,
});

function allOf({ wanted, from, to, among, conditions }: Search, test: "fits" | "stands", known = REACH): number[] {
  const end = to ?? Math.min(REACH, known);
  const found: number[] = [];
  if (among) return among.filter((n) => conditions.every((condition) => condition[test](n)));
  for (let n = Math.max(1, from); n <= end; n++) {
    if (!conditions.every((condition) => condition[test](n))) continue;
    found.push(n);
    if (wanted === "smallest") break;
  }
  return found;
}

function answerOf({ wanted, to, conditions }: Search, found: number[]): number | string | null {
  if (wanted === "whether") return found.length > 0 ? "yes" : "no";
  if (wanted === "all") return found.length > 0 && found.length <= LISTED_MAX ? found.join(", ") : null;
  const [first, last] = [found[0] ?? null, found.at(-1) ?? null];
  // What goes on up to the end of what is tried may have no end.
  const isOpen = wanted === "largest" && conditions.some(({ code }) => code === "compared");
  if ((last === REACH && wanted !== "smallest") || (isOpen && last === to)) return null;
  if (wanted === "number") return found.length;
  if (wanted === "sum") return found.reduce((sum, n) => sum + n, 0);
  if (wanted === "only") return found.length === 1 ? first : null;
  return wanted === "smallest" ? first : last;
}

function problemOf({ wanted, from, to, among, conditions }: Search): { en: string; ch: string } {
  const asked = {
    smallest: { en: "the smallest whole number $n$", ch: "最小的自然数 $n$" },
    largest: { en: "the largest whole number $n$", ch: "最大的自然数 $n$" },
    only: { en: "the whole number $n$", ch: "自然数 $n$" },
    number: { en: "how many whole numbers $n$", ch: "有多少个自然数 $n$" },
    all: { en: "all whole numbers $n$", ch: "所有的自然数 $n$" },
    whether: { en: "whether it is true of $n$", ch: "判断 $n$" },
    sum: { en: "the sum of all whole numbers $n$", ch: "所有自然数 $n$ 的和" },
  }[wanted];
  const range =
    wanted === "whether"
      ? { en: ` $= ${from}$`, ch: ` $= ${from}$` }
      : among
        ? { en: ` among $${among.join(",\\ ")}$`, ch: `（在 $${among.join(",\\ ")}$ 中）` }
        : to !== null
          ? { en: ` from $${from}$ to $${to}$`, ch: `，$${from} \\le n \\le ${to}$` }
          : from > 1
            ? { en: ` from $${from}$ on`, ch: `，$n \\ge ${from}$` }
            : { en: "", ch: "" };
  return {
    en: `${asked.en}${range.en} with: ${conditions.map(({ said }) => said.en).join(", ")}`,
    ch: `${asked.ch}${range.ch}，满足：${conditions.map(({ said }) => said.ch).join("，")}`,
  };
}

/** Of a power or a sum from 1 on that grows with n, where only positive n are meant. */
const growing =
  /^(?:what is the (?<most>smallest|largest) integer that satisfies|solve) (?<relation>(?:\d+\^\(?[a-z]\)?|1 ?\+ ?2 ?\+[\d +.…]+\+ ?[a-z]) ?(?:<=?|>=?|[≤≥=]) ?\d+)$/;

/** In the words of a search. */
function searchFor(text: string): string {
  const factorial = /^solve ([a-z]! ?= ?\d{1,15})$/.exec(text.trim())?.[1];
  if (factorial) return `the smallest whole number n with n solves ${factorial}`;
  const { most, relation } = growing.exec(text.replaceAll(/\s+/g, " ").trim())?.groups ?? {};
  // Equations are solved only where n ends a sum: those of powers have their own topic.
  if (!relation || (most === undefined && (relation.includes("^") || !/[^<>]=/.test(relation)))) return text;
  return most === "largest"
    ? `the largest whole number n from 1 to 10000 with n meets ${relation}`
    : `the first whole number n with n meets ${relation}`;
}

function searchOf(written: string): Search | null {
  const text = searchFor(withoutSigns(written).toLowerCase());
  const found = shell.exec(text.replaceAll(/[?.]+\s*$|(?<=\d),(?=\d{3})/g, ""))?.groups;
  const conditions = found?.conditions && readConditions(found.conditions);
  if (!found || !conditions) return null;
  const wanted = (found.most?.replace("first", "smallest") ??
    found.all ??
    found.whether ??
    (found.many ? "number" : "sum")) as Wanted;
  const digits = Number(found.digits ?? 0);
  const above = found.conditions?.startsWith("n counts out as") ? fullGroup(conditions) : 1;
  const from = found.one
    ? Number(found.one)
    : digits
      ? 10 ** (digits - 1)
      : found.above || found.after
        ? Number(found.above ?? found.after) + 1
        : Number(found.from ?? found.low ?? above);
  const to = found.one
    ? from
    : digits
      ? 10 ** digits - 1
      : found.below || found.before
        ? Number(found.below ?? found.before) - 1
        : found.to || found.high || found.about
          ? Number(found.to ?? found.high ?? found.about)
          : null;
  const among =
    found.among
      ?.split(/[, and]+/)
      .filter(Boolean)
      .map(Number)
      .sort((one, other) => one - other) ?? null;
  if (among)
    return (among.at(-1) ?? 0) > LISTED_NUMBER_MAX
      ? null
      : { wanted, from: among[0] ?? 1, to: among.at(-1) ?? null, among, conditions };
  if ((wanted === "whether") !== (found.one !== undefined)) return null;
  // "Between 9 and 30" may mean 9, too, and 100 以内 may mean 100: only ends that do not meet the conditions leave no doubt.
  const unsure = found.low ? [from, to ?? 0] : found.about ? [to ?? 0] : [];
  if (unsure.some((end) => conditions.every(({ fits }) => fits(end)))) return null;
  if ((to === null && wanted !== "smallest") || (to ?? 0) > (found.one ? ONE_MAX : REACH) || from > (to ?? REACH))
    return null;
  return { wanted, from, to, among: null, conditions };
}

/** "Within 100 < p < 120" is from 101 to 119. */
const withoutSigns = (text: string): string =>
  text.replace(
    /within (\d{1,6}) ?(<|≤|<=|\\le) ?[a-z] ?(<|≤|<=|\\le) ?(\d{1,6})/i,
    (_, low: string, first: string, second: string, high: string) =>
      `from ${Number(low) + Number(first === "<")} to ${Number(high) - Number(second === "<")}`,
  );
/** What is counted out in different ways and always leaves as much is more than that: it fills the largest group at least. */
function fullGroup(conditions: readonly Condition[]): number {
  const rests = new Set(conditions.map(({ values }) => values.rest));
  return rests.size > 1 ? 1 : Math.max(...conditions.map(({ values }) => Number(values.mods)));
}

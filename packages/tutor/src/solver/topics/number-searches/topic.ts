import type { Step } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import { type Condition, type ConditionCode, readConditions } from "./conditions.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "smallest" | "largest" | "only" | "number" | "sum";
/** Whole numbers n from `from` to `to` that meet all conditions; `to` is null where the question sets no bound. */
type Search = { wanted: Wanted; from: number; to: number | null; conditions: Condition[] };

const LENGTH_MAX = 300;
/** So far a number is looked for where the question sets no bound, and so far a range may reach. */
const REACH = 100_000;
const SHOWN_MAX = 12;
const shell =
  /^(?:(?:what|which) is |find )?(?:the (?<most>smallest|largest|only)|(?<many>how many)|the (?<sum>sum) of all) whole numbers? n(?: from (?<from>\d+) to (?<to>\d+)| greater than (?<above>\d+)| less than (?<below>\d+)| of (?<digits>[1-5]) digits)?(?: with| where|, where) (?<conditions>n .+)$/;

const examples: Record<ConditionCode, string> = {
  remainder: "the smallest whole number n with n mod 4 = 1 and n mod 7 = 3",
  divisible: "the largest whole number n from 100 to 999 with n is divisible by 4 and 14",
  short: "the smallest whole number n with n plus 2 is divisible by 5, 6 and 8",
  congruence: "the smallest whole number n with n solves 4x ≡ 5 (mod 9)",
  divisors: "the smallest whole number n with n has exactly 8 divisors",
  digitSum: "how many whole numbers n from 10 to 99 with n has digit sum 7",
  square: "how many whole numbers n from 1 to 150 with n is a square",
  cube: "how many whole numbers n from 1 to 150 with n is a cube",
  toSquare: "the smallest whole number n with n times 90 is a square",
  toCube: "the smallest whole number n with n times 36 is a cube",
  pair: "the smallest whole number n with n times (n + 1) = 132",
  digits:
    "the only whole number n from 10 to 99 with n has digit sum 9 and n has its tens digit 2 times its ones digit",
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
    if (search.to !== null && search.wanted !== "smallest")
      steps.push({ code: "found", values: { some: some || "-" } });
    const last = { smallest: "first", only: "first", largest: "last", number: "number", sum: "total" } as const;
    steps.push({ code: last[search.wanted], values: { answer: `${answer}` } });
    return {
      problem: problemOf(search),
      steps,
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: `${answer}` },
    };
  },
  // Every number of the range again, by the other test of each condition.
  holds: (search, { key }) => `${answerOf(search, allOf(search, "stands", Number(key)))}` === key,
  similar: ({ conditions: [first] }) => searchOf(examples[first?.code ?? "divisible"]) as Search,
});

function allOf({ wanted, from, to, conditions }: Search, test: "fits" | "stands", known = REACH): number[] {
  const end = to ?? Math.min(REACH, known);
  const found: number[] = [];
  for (let n = Math.max(1, from); n <= end; n++) {
    if (!conditions.every((condition) => condition[test](n))) continue;
    found.push(n);
    if (wanted === "smallest") break;
  }
  return found;
}

function answerOf({ wanted }: Search, found: number[]): number | null {
  const [first, last] = [found[0] ?? null, found.at(-1) ?? null];
  if (wanted === "number") return found.length;
  if (wanted === "sum") return found.reduce((sum, n) => sum + n, 0);
  if (wanted === "only") return found.length === 1 ? first : null;
  return wanted === "smallest" ? first : last;
}

function problemOf({ wanted, from, to, conditions }: Search): { en: string; ch: string } {
  const asked = {
    smallest: { en: "the smallest whole number $n$", ch: "最小的自然数 $n$" },
    largest: { en: "the largest whole number $n$", ch: "最大的自然数 $n$" },
    only: { en: "the whole number $n$", ch: "自然数 $n$" },
    number: { en: "how many whole numbers $n$", ch: "有多少个自然数 $n$" },
    sum: { en: "the sum of all whole numbers $n$", ch: "所有自然数 $n$ 的和" },
  }[wanted];
  const range =
    to !== null
      ? { en: ` from $${from}$ to $${to}$`, ch: `，$${from} \\le n \\le ${to}$` }
      : from > 1
        ? { en: ` from $${from}$ on`, ch: `，$n \\ge ${from}$` }
        : { en: "", ch: "" };
  return {
    en: `${asked.en}${range.en} with: ${conditions.map(({ said }) => said.en).join(", ")}`,
    ch: `${asked.ch}${range.ch}，满足：${conditions.map(({ said }) => said.ch).join("，")}`,
  };
}

function searchOf(text: string): Search | null {
  const found = shell.exec(text.toLowerCase().replaceAll(/[?.]+\s*$|(?<=\d),(?=\d{3})/g, ""))?.groups;
  const conditions = found?.conditions && readConditions(found.conditions);
  if (!found || !conditions) return null;
  const wanted = (found.most ?? (found.many ? "number" : "sum")) as Wanted;
  const digits = Number(found.digits ?? 0);
  const from = digits ? 10 ** (digits - 1) : found.above ? Number(found.above) + 1 : Number(found.from ?? 1);
  const to = digits ? 10 ** digits - 1 : found.below ? Number(found.below) - 1 : found.to ? Number(found.to) : null;
  if ((to === null && wanted !== "smallest") || (to ?? 0) > REACH || from > (to ?? REACH)) return null;
  return { wanted, from, to, conditions };
}

import type { Locale } from "@dripstone/contract/locale";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "largest" | "smallest" | "each" | "product" | "ways" | "pairs" | "largestPrime" | "smallestPrime";
/** Two or three primes with a sum; `containing` stands among them. */
type Primes = { sum: number; count: 2 | 3; areDifferent: boolean; containing: number | null; wanted: Wanted };

const SUM_MAX = 500;
const SHOWN_MAX = 10;

const primesEn = "(?<c>[23]) (?<d>different |distinct |unequal )?(?:positive )?(?:prime numbers|primes)";
const primesZh = "(?<c>[23])个(?<d>不同的?|互不相同的?|不相等的?|不相同的?)?(?:质|素)数";
const givenEn = [
  `(?:if |suppose |given that )?(?:the )?sum of ${primesEn} (?:is|equals|=) (?<s>\\d{1,3})`,
  `(?:if |suppose |given that )?${primesEn} (?:have a sum of|add up to|add to|sum to|total) (?<s>\\d{1,3})`,
  `${primesEn} (?:whose sum is|that add (?:up )?to|with (?:a )?sum(?: of)?) (?<s>\\d{1,3})`,
];
const oneEn = "(?:,? (?:and )?(?:1|one) of (?:them|the primes|the 3) is (?<o>\\d{1,3}))?";
const mostEn = "(?<m>largest|greatest|maximum|biggest|highest|smallest|least|minimum|lowest)";
const asksEn: [Wanted | "most", string][] = [
  [
    "most",
    `(?:what is |what's |find |give )?(?:the |their )?${mostEn} (?:possible )?(?:value (?:of|for) )?(?:the |their )?product(?: of (?:the|these|those)(?: [23])? ?(?:primes|numbers|prime numbers)| of them| can (?:be|have)| possible)?`,
  ],
  ["most", `(?:what is |what's |find )?(?:the |their )?product(?: of the [23] primes)?,? at (?<m>most|least)`],
  [
    "product",
    "(?:what is |what's |find )?(?:the |their )product(?: of (?:the|these)(?: [23])? ?(?:primes|numbers)| of them)?",
  ],
  [
    "each",
    "(?:what are |find |name |which are |list )?(?:they|them|the primes|these primes|the [23] primes|the numbers|the prime numbers|all [23] primes|the other 2(?: primes)?)(?: are they)?",
  ],
  [
    "largestPrime",
    "(?:what is |find )?the (?:largest|greatest|biggest) (?:of (?:them|the primes)|prime|1)(?: of them)?",
  ],
  ["smallestPrime", "(?:what is |find )?the (?:smallest|least) (?:of (?:them|the primes)|prime|1)(?: of them)?"],
];
const thisZh = "(?:,|那么|则|求|问|且)*(?:这[23]个(?:质|素)数|这[23]个数|它们|其)?";
const asksZh: [Wanted | "most", string][] = [
  ["most", `${thisZh}的?(?:乘)?积(?:的)?(?:(?:可能)?(?<m>最大|最小)(?:值)?)(?:可能|可以|能)?(?:是|为)?(?:多少|几)?`],
  ["most", `${thisZh}的?(?<m>最大|最小)的?(?:乘)?积(?:是|为)?(?:多少)?`],
  ["product", `${thisZh}的(?:乘)?积(?:是|为)?(?:多少)?`],
  ["each", `${thisZh}(?:分别|各)?(?:是|为)?(?:多少|几|哪[23]个(?:数|质数)?|什么)?`],
  ["largestPrime", `${thisZh}(?:中|里)?最大的(?:1个|(?:质|素)数|数)?(?:是|为)?(?:多少|几)?`],
  ["smallestPrime", `${thisZh}(?:中|里)?最小的(?:1个|(?:质|素)数|数)?(?:是|为)?(?:多少|几)?`],
];
const oneZh = "(?:,?(?:且)?其中(?:的)?(?:1个|有1个)(?:质数)?(?:是|为)(?<o>\\d{1,3}))?";

type Sentence = [sentence: RegExp, wanted: Wanted | "most"];
const sentence = (source: string, wanted: Sentence[1]): Sentence => [new RegExp(`^(?:${source})$`), wanted];
const sentences: Sentence[] = [
  ...asksEn.flatMap(([wanted, ask]) =>
    givenEn.map((given) => sentence(`${given}${oneEn},? (?:and |then )?${ask}`, wanted)),
  ),
  ...givenEn.slice(2).flatMap((given) => [sentence(`(?:find )?(?:all )?${given}`, "each")]),
  sentence(
    `(?:the )?${mostEn} (?:possible )?product of ${primesEn} (?:whose sum is|that add (?:up )?to|with (?:a )?sum(?: of)?|which add (?:up )?to|having (?:a )?sum(?: of)?) (?<s>\\d{1,3})`,
    "most",
  ),
  sentence(
    `(?:in )?how many (?:different )?ways (?:can|could) (?:you |we |i )?(?:write )?(?<s>\\d{1,3}) (?:be )?(?:written |expressed )?as (?:the |a )?sum of ${primesEn}`,
    "ways",
  ),
  sentence(
    `(?:write |express |show |find )?(?:all (?:the )?ways to (?:write|express) )?(?<s>\\d{1,3}) as (?:the |a )?sum of ${primesEn}(?: in (?:all (?:the )?possible|as many|all|every possible|every) ways?(?: as (?:you can|possible))?)?`,
    "pairs",
  ),
  sentence(
    `(?:find |list |name |what are )?(?:all |every )(?:the )?(?:possible )?(?<c>pair)s? of (?<d>different |distinct )?(?:prime numbers|primes) (?:that add (?:up )?to|whose sum is|with (?:a )?sum(?: of)?|which add (?:up )?to|adding (?:up )?to) (?<s>\\d{1,3})`,
    "pairs",
  ),
  sentence(
    `(?:将|把)?(?<s>\\d{1,3})(?:可以)?(?:写成|表示成|表示为|分成|拆成)${primesZh}(?:的和|之和|相加)(?:的形式)?,?(?:有哪些写法|有哪几种(?:写法|情况)?|写出所有(?:的)?情况|写出所有的?写法)?`,
    "pairs",
  ),
  ...asksZh.map(([wanted, ask]) =>
    sentence(`(?:如果|若|已知|有)?${primesZh}(?:的|之)?(?:和|总和)(?:是|为|等于)(?<s>\\d{1,3})${oneZh}${ask}`, wanted),
  ),
  sentence(
    `(?:将|把)?(?<s>\\d{1,3})(?:可以)?(?:写成|表示成|表示为|分成|拆成)${primesZh}(?:的和|之和|相加)?,?(?:[1一]?共)?(?:有)?(?:多少|几)种(?:不同的)?(?:方法|写法|表示方法|情况|分法|拆法)?`,
    "ways",
  ),
];

function primesIn(plain: string): Primes | null {
  for (const [shape, asked] of sentences) {
    const found = shape.exec(plain)?.groups;
    if (!found) continue;
    const [sum, count] = [Number(found.s), found.c === "pair" ? 2 : Number(found.c)];
    const wanted: Wanted =
      asked !== "most" ? asked : /^(?:smallest|minimum|lowest|最小|least)/.test(found.m ?? "") ? "smallest" : "largest";
    if (sum > SUM_MAX || (count !== 2 && count !== 3)) return null;
    return {
      sum,
      count,
      areDifferent: found.d !== undefined,
      containing: found.o === undefined ? null : Number(found.o),
      wanted,
    };
  }
  return null;
}

const primesUpTo = (most: number): number[] =>
  Array.from({ length: Math.max(most, 0) + 1 }, (_, at) => at).filter((one) => isPrime(BigInt(one)));

/** All ways, each in order, the smallest first. */
function waysOf({ sum, count, areDifferent, containing }: Primes): number[][] {
  const all = primesUpTo(sum);
  const pairs = (rest: number, from: number) =>
    all.filter((one) => one >= from && 2 * one <= rest && isPrime(BigInt(rest - one))).map((one) => [one, rest - one]);
  const ways =
    count === 2
      ? pairs(sum, 2)
      : all.filter((one) => 3 * one <= sum).flatMap((one) => pairs(sum - one, one).map((pair) => [one, ...pair]));
  return ways.filter(
    (way) => (!areDifferent || new Set(way).size === way.length) && (containing === null || way.includes(containing)),
  );
}

const productOf = (way: number[]): number => way.reduce((all, one) => all * one, 1);

function keyOf(ways: number[][], wanted: Wanted): string | null {
  const products = ways.map(productOf);
  const [only, ...more] = ways;
  if (!only) return null;
  if (wanted === "pairs") return ways.length > SHOWN_MAX ? null : ways.map((way) => `(${way.join(", ")})`).join(", ");
  if (wanted === "ways") return `${ways.length}`;
  if (wanted === "largest") return `${Math.max(...products)}`;
  if (wanted === "smallest") return `${Math.min(...products)}`;
  if (more.length > 0) return null;
  if (wanted === "product") return `${products[0]}`;
  return wanted === "each" ? only.join(", ") : `${wanted === "largestPrime" ? only.at(-1) : only[0]}`;
}

/** Two or three primes of which the sum is known. */
export const primeSums = defineTopic<Primes, Code>({
  name: "prime-sums",
  words,
  read: (question) => {
    const plain = plainOf(question);
    return /prime|质数|素数/.test(plain) ? primesIn(plain) : null;
  },
  work: (primes) => {
    const { sum, count, wanted } = primes;
    const ways = waysOf(primes);
    const key = keyOf(ways, wanted);
    if (key === null) return null;
    const list = ways.slice(0, SHOWN_MAX).map((way) => way.join(" + "));
    const products = ways.slice(0, SHOWN_MAX).map((way) => `${way.join(" \\cdot ")} = ${productOf(way)}`);
    const dots = ways.length > SHOWN_MAX ? ",\\ \\ldots" : "";
    const values = {
      sum: `${sum}`,
      count: `${count}`,
      ways: `${list.join(",\\ ")}${dots}`,
      products: `${products.join(",\\ ")}${dots}`,
      answer: key,
    };
    const hasTwo = sum % 2 !== count % 2;
    const last: Step<Code>[] = wanted === "each" || wanted === "pairs" ? [] : [{ code: wanted, values }];
    return {
      problem: problemOf(primes),
      steps: [{ code: hasTwo ? "two" : "odd", values }, { code: "list", values }, ...last],
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // Every choice of numbers with that sum, each divided by all smaller ones.
  holds: ({ sum, count, areDifferent, containing, wanted }, { key }) => {
    const prime = (one: number) =>
      one > 1 &&
      !Array.from({ length: one }, (_, at) => at)
        .slice(2)
        .some((by) => one % by === 0);
    const known = Array.from({ length: sum + 1 }, (_, one) => prime(one));
    const found: number[][] = [];
    for (let a = sum; a >= 2; a--)
      for (let b = Math.min(a, sum - a); b >= 2; b--) {
        const c = sum - a - b;
        if (count === 2 ? c !== 0 : c < 2 || c > b) continue;
        const way = count === 2 ? [b, a] : [c, b, a];
        if (way.every((one) => known[one])) found.push(way);
      }
    const fitting = found
      .filter((way) => !areDifferent || way.every((one, at) => way.indexOf(one) === at))
      .filter((way) => containing === null || way.some((one) => one === containing));
    return keyOf(fitting, wanted) === key;
  },
  similar: ({ count, wanted }) => ({
    sum: count === 2 ? 24 : 22,
    count,
    areDifferent: false,
    containing: null,
    wanted: wanted === "ways" || wanted === "smallest" ? wanted : "largest",
  }),
});

const asked: Record<Wanted, Record<Locale, string>> = {
  largest: { en: "their largest possible product", ch: "它们的积最大是多少" },
  smallest: { en: "their smallest possible product", ch: "它们的积最小是多少" },
  each: { en: "the primes", ch: "这些质数" },
  product: { en: "their product", ch: "它们的积" },
  pairs: { en: "every way", ch: "所有的写法" },
  ways: { en: "in how many ways that’s possible", ch: "有几种可能" },
  largestPrime: { en: "the largest of them", ch: "其中最大的一个" },
  smallestPrime: { en: "the smallest of them", ch: "其中最小的一个" },
};

function problemOf({ sum, count, areDifferent, containing, wanted }: Primes): Record<Locale, string> {
  return {
    en: `$${count}$ ${areDifferent ? "different " : ""}primes add up to $${sum}$${containing === null ? "" : `, and one of them is $${containing}$`}; find ${asked[wanted].en}`,
    ch: `$${count}$ 个${areDifferent ? "不同的" : ""}质数的和是 $${sum}$${containing === null ? "" : `，其中一个是 $${containing}$`}，求${asked[wanted].ch}`,
  };
}

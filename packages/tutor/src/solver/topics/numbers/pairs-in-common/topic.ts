import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name =
  | "sum"
  | "difference"
  | "product"
  | "gcd"
  | "lcm"
  | "numbers"
  | "larger"
  | "smaller"
  | "askSum"
  | "askDifference"
  | "bothCommon";
type Wanted = "numbers" | "larger" | "smaller" | "askSum" | "askDifference";
/** Two numbers by their sum, difference, or product, and what they have in common. */
type Pair = { sum?: number; difference?: number; product?: number; gcd?: number; lcm?: number; wanted: Wanted };

const NUMBER_MAX = 10_000;
const is = "(?: is| of|:| equals| equal to| =| was)* ?";
const gcdEn =
  "(?:gcd|gcf|hcf|greatest common (?:factor|divisor)|highest common (?:factor|divisor)|largest common (?:factor|divisor))";
const lcmEn = "(?:lcm|least common multiple|lowest common multiple|smallest common multiple)";
const of = "(?: of (?:the |these )?(?:2 )?(?:whole |natural |positive )?(?:numbers|integers|them))?";
const zh = "(?:是|为|等于)?";

const grammars = {
  en: grammar<Name>(
    [
      [
        "bothCommon",
        `(?:the |their |a )?${gcdEn} and (?:the |their |an? )?${lcmEn}${of}(?: are)? (?<g>\\d{1,5}) and (?<l>\\d{1,6})(?: respectively)?`,
      ],
      ["gcd", `(?:the |their |an? )?${gcdEn}${of}${is}(?<t>\\d{1,5})`],
      ["lcm", `(?:the |their |an? )?${lcmEn}${of}${is}(?<t>\\d{1,6})`],
      ["sum", `(?:(?:the |their |a )?sum${of}${is}|add(?:s|ing)? up to |add to |sum to |that sum to )(?<t>\\d{1,5})`],
      ["difference", `(?:(?:the |their |a )?difference${of}${is}|differ by |differing by )(?<t>\\d{1,5})`],
      ["product", `(?:(?:the |their |a )?product${of}${is}|multiply to )(?<t>\\d{1,8})`],
      ["larger", "(?:the )?(?:larger|bigger|greater)(?: number| one| of (?:the|them|these)(?: 2)?(?: numbers)?)?"],
      ["smaller", "(?:the )?(?:smaller|lesser)(?: number| one| of (?:the|them|these)(?: 2)?(?: numbers)?)?"],
      ["askSum", "(?:the |their )(?:sum)(?: of (?:the|these)(?: 2)? numbers)?(?=,|$)"],
      ["askDifference", "(?:the |their )(?:difference)(?: of (?:the|these)(?: 2)? numbers)?(?=,|$)"],
      [
        "numbers",
        "(?:what are|find|which are) (?:the (?:2 )?(?:numbers|integers)|these (?:2 )?numbers|both numbers|they|them)|(?:the |these )(?:2 )?numbers(?=$)",
      ],
    ],
    "2 numbers number whole natural positive integers and have has with the of whose if a an are is what find that which two them these to their there both they",
  ),
  ch: grammar<Name>(
    [
      ["bothCommon", `最大公[因约]数(?:与|和)最小公倍数(?:分别)?${zh}(?<g>\\d{1,5})(?:和|与|,)(?<l>\\d{1,6})`],
      ["gcd", `最大公[因约]数${zh}(?<t>\\d{1,5})`],
      ["lcm", `最小公倍数${zh}(?<t>\\d{1,6})`],
      ["sum", `(?:的|之)?和${zh}(?<t>\\d{1,5})`],
      ["difference", `(?:(?:的|之)?差${zh}|相差)(?<t>\\d{1,5})`],
      ["product", `(?:的|之)?(?:乘)?积${zh}(?<t>\\d{1,8})`],
      ["larger", "(?:较大|大)的?(?:那个|1个)?数?"],
      ["smaller", "(?:较小|小)的?(?:那个|1个)?数?"],
      ["askSum", "(?:这2个数|2数|它们|2个数)(?:的|之)和(?=$|是?多少)"],
      ["askDifference", "(?:这2个数|2数|它们|2个数)(?:的|之)差(?=$|是?多少)"],
      ["numbers", "(?:求|则|那么|,)?(?:这2个数|这2数|这2个自然数|这2个整数|它们)(?=$|各|分别|是?多少|是?几)"],
    ],
    "已知 有 2个数 2数 2个自然数 2个正整数 2个整数 2个不同的数 甲乙2数 甲,乙2数 甲,乙2个数 它们 这2个数 这2个自然数 的 和 且 又 是 求 则 那么 其中 各 分别 多少 几 如果 若 且它们",
  ),
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function pairIn(said: Said<Name>): Pair | null {
  const told = (["sum", "difference", "product"] as const).filter((name) => said[name]);
  const [one] = told;
  const common = (["gcd", "lcm", "bothCommon"] as const).filter((name) => said[name]);
  const asked = (["numbers", "larger", "smaller", "askSum", "askDifference"] as const).filter((name) => said[name]);
  const [wanted] = asked;
  if (!wanted || asked.length !== 1 || told.length > 1 || common.length === 0) return null;
  if (!tellsOnly(said, [...told, ...common, wanted])) return null;
  if (said.bothCommon && common.length > 1) return null;
  const [g, l] = [said.bothCommon?.[0]?.g ?? said.gcd?.[0]?.t, said.bothCommon?.[0]?.l ?? said.lcm?.[0]?.t];
  const value = one ? Number(said[one]?.[0]?.t) : undefined;
  if ((wanted === "askSum" && one === "sum") || (wanted === "askDifference" && one === "difference")) return null;
  const pair: Pair = {
    ...(one && value !== undefined ? { [one]: value } : {}),
    ...(g === undefined ? {} : { gcd: Number(g) }),
    ...(l === undefined ? {} : { lcm: Number(l) }),
    wanted,
  };
  const known = [value, pair.gcd, pair.lcm].filter((number) => number !== undefined);
  if (known.length < 2 || known.some((number) => number < 1)) return null;
  return foundIn(pair) === null ? null : pair;
}

/** The shares m and n of the two numbers g·m and g·n: none in common, and their sum, difference, or product known. */
function sharesOf({ sum, difference, product, lcm }: Pair, g: number): [number, number][] {
  const most = sum ?? lcm ?? product ?? 0;
  const shares: [number, number][] = [];
  for (let m = 1; g * m <= Math.min(most, NUMBER_MAX); m++) {
    const n =
      sum !== undefined
        ? sum / g - m
        : difference !== undefined
          ? difference / g + m
          : (product !== undefined ? product / g / g : (lcm ?? 0) / g) / m;
    if (n < m || !Number.isInteger(n) || gcd(m, n) !== 1) continue;
    if (lcm === undefined || g * m * n === lcm) shares.push([m, n]);
  }
  return shares;
}

function foundIn(pair: Pair): [number, number] | null {
  const { sum, product, lcm, gcd: common } = pair;
  const most = Math.min(sum ?? NUMBER_MAX, product ?? NUMBER_MAX, lcm ?? NUMBER_MAX);
  if (lcm === undefined && sum === undefined && product === undefined) return null;
  const pairs: [number, number][] = [];
  for (let g = common ?? 1; g <= (common ?? most); g++)
    if (lcm === undefined || lcm % g === 0)
      pairs.push(...sharesOf(pair, g).map(([m, n]): [number, number] => [g * m, g * n]));
  const [found] = pairs;
  return found && pairs.length === 1 && found[1] <= NUMBER_MAX ? found : null;
}

function keyOf([small, large]: [number, number], wanted: Wanted): string {
  return {
    numbers: `${small}, ${large}`,
    larger: `${large}`,
    smaller: `${small}`,
    askSum: `${small + large}`,
    askDifference: `${large - small}`,
  }[wanted];
}

/** Two numbers by what they have in common, and their sum, difference, or product. */
export const pairsInCommon = defineTopic<Pair, Code>({
  name: "pairs-in-common",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/common|gc[df]|hcf|lcm|公[因约]数|公倍数/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    return said && pairIn(said);
  },
  work: (pair) => {
    const found = foundIn(pair);
    if (!found) return null;
    const [small, large] = found;
    const g = gcd(small, large);
    const { sum, difference, product, lcm, wanted } = pair;
    const [m, n] = [small / g, large / g];
    const conditions = [
      ...(sum === undefined ? [] : [`m + n = ${sum} \\div ${g} = ${sum / g}`]),
      ...(difference === undefined ? [] : [`n - m = ${difference} \\div ${g} = ${difference / g}`]),
      ...(product === undefined ? [] : [`m \\cdot n = ${product} \\div ${g * g} = ${product / g / g}`]),
      ...(lcm === undefined ? [] : [`m \\cdot n = ${lcm} \\div ${g} = ${lcm / g}`]),
    ].join(",\\ ");
    const key = keyOf(found, wanted);
    const values = { g: `${g}`, conditions, m: `${m}`, n: `${n}`, small: `${small}`, large: `${large}`, answer: key };
    const steps: Step<Code>[] = [
      { code: pair.gcd === undefined ? "searched" : "shares", values },
      { code: "conditions", values },
      { code: "back", values },
      ...(wanted === "askSum" || wanted === "askDifference" ? [{ code: wanted, values }] : []),
    ];
    const told: [number | undefined, string, string][] = [
      [sum, "sum", "和"],
      [difference, "difference", "差"],
      [product, "product", "积"],
      [pair.gcd, "greatest common factor", "最大公因数"],
      [lcm, "least common multiple", "最小公倍数"],
    ];
    const known = told.filter(([value]) => value !== undefined);
    const asked = {
      numbers: { en: "find the numbers", ch: "求这两个数" },
      larger: { en: "find the larger one", ch: "求较大的数" },
      smaller: { en: "find the smaller one", ch: "求较小的数" },
      askSum: { en: "find their sum", ch: "求它们的和" },
      askDifference: { en: "find their difference", ch: "求它们的差" },
    }[wanted];
    return {
      problem: {
        en: `two numbers with ${known.map(([value, en]) => `${en} $${value}$`).join(", ")}: ${asked.en}`,
        ch: `两个数的${known.map(([value, , ch]) => `${ch}是 $${value}$`).join("，")}，${asked.ch}`,
      },
      steps,
      answer: { said: { en: `$${key.replace(", ", "$ and $")}$`, ch: `$${key.replace(", ", "$ 和 $")}$` }, key },
    };
  },
  // Every smaller number is tried with the other that then belongs to it.
  holds: (pair, { key }) => {
    const found = new Set<string>();
    for (let small = 1; small <= NUMBER_MAX; small++) {
      const others =
        pair.sum !== undefined
          ? [pair.sum - small]
          : pair.difference !== undefined
            ? [small + pair.difference]
            : pair.product !== undefined
              ? [pair.product / small]
              : [((pair.gcd ?? 0) * (pair.lcm ?? 0)) / small];
      for (const large of others) {
        if (large < small || !Number.isInteger(large)) continue;
        const common = gcd(large, small);
        const fits =
          (pair.gcd ?? common) === common && (pair.lcm ?? (small * large) / common) === (small * large) / common;
        if (fits) found.add(keyOf([small, large], pair.wanted));
      }
    }
    return found.size === 1 && found.has(key);
  },
  similar: ({ wanted }) => ({ sum: 50, gcd: 10, lcm: 60, wanted: wanted === "askSum" ? "larger" : wanted }),
});

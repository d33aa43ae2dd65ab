import { boundedPattern } from "../../../../bounded-pattern.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "list" | "count" | "not";
/** The remainders that squares, cubes or fourth powers of whole numbers leave. */
type Asked = { power: number; by: number; odd: boolean; wanted: Wanted };

const BY_MAX = 24;

const sort =
  "(?<odd>odd )?(?:(?:perfect |integer )?(?<two>squares?)(?: numbers?)?|(?:perfect )?(?<three>cubes?)(?: numbers?)?|(?:perfect )?(?:fourth|4th) powers?)";
const one = `(?:an? |any |the |of )*${sort}`;
const when = "(?:when|if|after|upon|on|once|being|is|are|it|they|divided|,| )+ ?by (?<m>\\d{1,3})";
const rests = "remainders?";
const sortZh =
  "(?:1个|任意|任何|所有|的)*(?<odd>奇)?(?:(?:数的|整数的)?(?<two>(?:完全)?平方)|(?<three>(?:完全)?立方)|(?:整数的)?4次方)数?";
const dividedZh = "(?:除以|被)(?<m>\\d{1,3})(?:除|去除)?(?:时|后)?,?(?:所?得?到?的?|它的?)*";

const shapes: [Wanted, string[]][] = [
  [
    "list",
    [
      `(?:what |are |the |which |list |all |of |possible |different )+${rests} (?:when |if |of |for |from |that |can be left by )*${one} ${when}`,
      `(?:what|which) ${rests} (?:can|could|may|does|do|might) ${one} (?:leave|have|give|produce) ${when}`,
      `(?:what|which) ${rests} are possible (?:when|if|for) ${one} ${when}`,
      `(?:when|if) ${one} (?:is |are )?divided by (?<m>\\d{1,3}),? (?:what|which) (?:are the possible ${rests}|${rests} are possible|${rests} (?:can|could) (?:there be|it have|it leave|you get|we get|occur)|(?:can|could) the ${rests} be)`,
      `what (?:can|could) (?:be )?(?:the )?${rests} (?:be )?(?:when|if|of) ${one} ${when}`,
      `${sortZh}${dividedZh}(?:所有)?(?:可能的?|能|可以|只能|会|只可能)+余数?(?:是|有|为|取)*(?:哪些|哪几个|什么|多少|几)?(?:数|值|情况)?`,
      `${sortZh}${dividedZh}余数(?:都|只)?(?:的?可能|可以|只能|会|能|只可能)+(?:是|有|为|取)*(?:哪些|哪几个|什么|多少|几)?(?:数|值|情况)?`,
      `${sortZh}${dividedZh}余数有(?:哪些|哪几种|什么)(?:可能|情况)`,
    ],
  ],
  [
    "count",
    [
      `how many (?:different |possible |distinct )*${rests} (?:are there|are possible|can there be|can you get|can occur) (?:when|if|for) ${one} ${when}`,
      `how many (?:different |possible |distinct )*${rests} (?:can|could|does) ${one} (?:leave|have|give) ${when}`,
      `${sortZh}${dividedZh}(?:不同的?|可能的?)*余数(?:1?共)?(?:可能)?有(?:多少|几)(?:种|个)(?:不同的?)?(?:可能|值|情况|结果)?`,
    ],
  ],
  [
    "not",
    [
      `(?:what|which) ${rests} (?:can|could) ${one} (?:never|not) (?:leave|have|give) ${when}`,
      `(?:what|which) ${rests} (?:is|are) (?:not possible|impossible|never possible) (?:when|if|for) ${one} ${when}`,
      `${sortZh}${dividedZh}余数不(?:可能|会|能)+(?:是|为|有)?(?:哪些|哪几个|什么|多少|几)?(?:数)?`,
    ],
  ],
];
const compiled = shapes.flatMap(([wanted, sentences]) =>
  sentences.map((sentence): [Wanted, RegExp] => [wanted, boundedPattern(`^(?:${sentence})$`, "u")]),
);
const about = /remainder|余/;

/** Which remainders perfect squares and cubes can leave. */
export const powerRemainders = defineTopic<Asked, Code>({
  name: "power-remainders",
  words,
  read(question) {
    const plain = plainOf(question).replace(/[,? ]+$/, "");
    if (!about.test(plain) || plain.length > 120) return null;
    for (const [wanted, shape] of compiled) {
      const found = shape.exec(plain)?.groups;
      if (!found) continue;
      const by = Number(found.m);
      const power = found.two ? 2 : found.three ? 3 : 4;
      return by >= 2 && by <= BY_MAX ? { power, by, odd: found.odd !== undefined, wanted } : null;
    }
    return null;
  },
  work(asked) {
    const { power, by, odd, wanted } = asked;
    const roots = Array.from({ length: by }, (_, root) => root).filter(
      (root) => !odd || by % 2 === 1 || root % 2 === 1,
    );
    const left = roots.map((root) => root ** power % by);
    const found = [...new Set(left)].sort((a, b) => a - b);
    const others = Array.from({ length: by }, (_, rest) => rest).filter((rest) => !found.includes(rest));
    const given = wanted === "not" ? others : found;
    if (given.length === 0) return null;
    const sorts = odd ? sorted.odd : sorted.any;
    const kind = sorts[power as 2 | 3 | 4];
    const steps: Step<Code>[] = [
      { code: "roots", values: { by: `${by}`, power: `${power}`, kind } },
      {
        code: "powers",
        values: { by: `${by}`, some: roots.map((root, nth) => `${root}^{${power}} \\to ${left[nth]}`).join(",\\ ") },
      },
      { code: "remainders", values: { found: found.join(",\\ ") } },
    ];
    if (wanted === "not") steps.push({ code: "others", values: { others: others.join(",\\ ") } });
    if (wanted === "count") steps.push({ code: "count", values: { count: `${found.length}` } });
    const key = wanted === "count" ? `${found.length}` : given.join(", ");
    const asks = {
      list: { en: "the remainders that are possible", ch: "可能的余数" },
      count: { en: "how many remainders are possible", ch: "可能的余数有几个" },
      not: { en: "the remainders that aren’t possible", ch: "不可能的余数" },
    }[wanted];
    return {
      problem: {
        en: `${asks.en} when ${kind.en} are divided by $${by}$`,
        ch: `${kind.ch}除以 $${by}$，${asks.ch}`,
      },
      steps,
      answer: {
        said: { en: `$${given.join(",\\ ")}$`, ch: `$${given.join(",\\ ")}$` },
        ...(wanted === "count" ? { said: { en: `$${key}$`, ch: `$${key}$` } } : {}),
        key,
      },
    };
  },
  // Powers of the first numbers, far beyond the divisor, are divided one after the other.
  holds({ power, by, odd, wanted }, { key }) {
    const met = new Set<bigint>();
    for (let root = 0n; root < BigInt(4 * by); root++) {
      const value = root ** BigInt(power);
      if (!odd || value % 2n === 1n) met.add(value % BigInt(by));
    }
    if (wanted === "count") return key === `${met.size}`;
    const rests = Array.from({ length: by }, (_, rest) => rest).filter(
      (rest) => met.has(BigInt(rest)) === (wanted === "list"),
    );
    return key === rests.join(", ");
  },
  similar: (asked) => ({ ...asked, by: asked.by === 5 ? 7 : 5, odd: false, wanted: "list" }),
});

const sorted = {
  any: {
    2: { en: "perfect squares", ch: "完全平方数" },
    3: { en: "perfect cubes", ch: "完全立方数" },
    4: { en: "fourth powers", ch: "四次方数" },
  },
  odd: {
    2: { en: "odd perfect squares", ch: "奇完全平方数" },
    3: { en: "odd perfect cubes", ch: "奇完全立方数" },
    4: { en: "odd fourth powers", ch: "奇四次方数" },
  },
};

import type { Locale } from "@dripstone/contract/locale";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import { factorsOf } from "../../numbers/prime-factors/factors.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A fraction, and whether its decimal is asked to end or to go on. */
type Fraction = { above: bigint; below: bigint; asked: "ends" | "repeats" | "which" };

const shell = /^whether the decimal of \(?(\d{1,7}) ?\/ ?(\d{1,6})\)? (ends|repeats|which)$/;

const fraction = "(the fraction )?{a}/{b}";
const frames: Frames<Fraction>[] = [
  [
    [
      `is ${fraction} a (terminating|finite) decimal`,
      `does ${fraction} (terminate|have a terminating decimal( expansion)?|give a terminating decimal)( as a decimal)?`,
      "(分数)?{a}/{b}(能|可以|能不能|能否|是否能|可不可以)(化|转化|写)?成?有限小数[吗]?",
      "(分数)?{a}/{b}化成小数(后)?是有限小数[吗]?",
    ],
    (places) => asked(places, "ends"),
  ],
  [
    [
      `is ${fraction} a (repeating|recurring) decimal`,
      `does ${fraction} (repeat|have a repeating decimal( expansion)?)( as a decimal)?`,
      "(分数)?{a}/{b}(能|可以|能不能|能否)(化|转化|写)?成?循环小数[吗]?",
      "(分数)?{a}/{b}化成小数(后)?是(无限)?(循环|无限)小数[吗]?",
    ],
    (places) => asked(places, "repeats"),
  ],
  [
    [
      `(without dividing( it out)?[:,]? )?(is|does) ${fraction} (have |give |make )?(a )?(terminating|finite)( decimal)? or (a )?(repeating|recurring) decimal( expansion)?( as a decimal)?`,
      `(without dividing( it out)?[:,]? )?does (the decimal (of|for) )?${fraction} (terminate|end) or repeat( as a decimal)?`,
      "(分数)?{a}/{b}(化成小数)?(后)?是有限小数还是(无限)?循环小数",
      "(不计算,?)?(判断)?(分数)?{a}/{b}(能)?(化成|化为)有限小数还是(无限)?循环小数",
    ],
    (places) => asked(places, "which"),
  ],
];

const asked = ({ a = "", b = "" }: Record<string, string | undefined>, wanted: Fraction["asked"]): Fraction | null =>
  readFraction(`whether the decimal of ${a}/${b} ${wanted}`);

function readFraction(text: string): Fraction | null {
  const [, above = "", below = "", wanted] = shell.exec(text.replace(/[?.]+\s*$/, "")) ?? [];
  if (!wanted || Number(below) < 2 || Number(above) < 1) return null;
  return { above: BigInt(above), below: BigInt(below), asked: wanted as Fraction["asked"] };
}

/** Whether a fraction's decimal comes to an end: it does where the reduced denominator has no prime but 2 and 5. */
export const endingDecimals = defineTopic<Fraction, Code>({
  name: "ending-decimals",
  words,
  read: (question) => readFraction(question.text) ?? readFrames(plainOf(question), frames),
  work: ({ above, below, asked }) => {
    const common = gcd(above, below);
    const [upper, lower] = [above / common, below / common];
    const primes = lower === 1n ? [] : factorsOf(lower);
    const other = primes.find(({ prime }) => prime !== 2n && prime !== 5n)?.prime;
    const shown = `\\frac{${above}}{${below}}`;
    const factors = primes.map(({ prime, times }) => (times > 1 ? `${prime}^{${times}}` : `${prime}`)).join(" \\cdot ");
    const key = keyFor(asked, other === undefined);
    const values = { shown, reduced: `\\frac{${upper}}{${lower}}`, below: `${lower}`, factors: factors || "1" };
    return {
      problem: problems[asked](shown),
      steps: [
        { code: "reduce", values },
        { code: "factor", values },
        other === undefined ? { code: "ends", values } : { code: "repeats", values: { ...values, other: `${other}` } },
      ],
      answer: { said: { en: key, ch: inChinese[key] }, key },
    };
  },
  // By long division: it ends with the remainder 0, or comes back to a remainder.
  holds: ({ above, below, asked }, { key }) => {
    const seen = new Set<bigint>();
    let rest = above % below;
    for (; rest !== 0n && !seen.has(rest); rest = (rest * 10n) % below) seen.add(rest);
    return key === keyFor(asked, rest === 0n);
  },
  similar: ({ asked }) => ({ above: 9n, below: 24n, asked }),
});

const problems: Record<Fraction["asked"], (shown: string) => Record<Locale, string>> = {
  ends: (shown) => ({ en: `whether the decimal of $${shown}$ ends`, ch: `$${shown}$ 能否化成有限小数` }),
  repeats: (shown) => ({ en: `whether the decimal of $${shown}$ repeats`, ch: `$${shown}$ 是否化成循环小数` }),
  which: (shown) => ({
    en: `whether the decimal of $${shown}$ is terminating or repeating`,
    ch: `$${shown}$ 化成小数是有限小数还是循环小数`,
  }),
};

const inChinese = { yes: "是", no: "不是", terminating: "有限小数", repeating: "无限循环小数" };

function keyFor(asked: Fraction["asked"], ends: boolean): keyof typeof inChinese {
  if (asked === "which") return ends ? "terminating" : "repeating";
  return ends === (asked === "ends") ? "yes" : "no";
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

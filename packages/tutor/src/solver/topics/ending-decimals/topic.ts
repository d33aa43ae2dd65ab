<<<<<<< HEAD
import { q } from "@dripstone/checker/mathematics";
import { type Frames, readFrames } from "../../sentences/frames.ts";
import { plainOf } from "../../sentences/plain.ts";
import type { Step } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import { primeFactors } from "./prime-factors.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Whether a fraction is a decimal that ends, or one that repeats. */
type Asked = { num: bigint; den: bigint; wanted: "ends" | "repeats" };

const fraction = "(the fraction )?{a}/{b}";
const frames: Frames<Asked>[] = [
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
];

function asked({ a = "", b = "" }: Record<string, string | undefined>, wanted: Asked["wanted"]): Asked | null {
  const [num, den] = [BigInt(a), BigInt(b)];
  return num > 0n && den > 1n && den < 1_000_000n && num < 1_000_000n ? { num, den, wanted } : null;
}

/** In lowest terms. */
const lowest = ({ num, den }: Asked) => q.rational(num, den);

/** Fractions whose decimals end, or repeat for ever. */
export const endingDecimals = defineTopic<Asked, Code>({
  name: "ending-decimals",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: (problem) => {
    const { num, den } = lowest(problem);
    const primes = primeFactors(den);
    const ends = primes.every((prime) => prime === 2n || prime === 5n);
    const key = ends === (problem.wanted === "ends") ? "yes" : "no";
    const given = `\\frac{${problem.num}}{${problem.den}}`;
    const result = den === 1n ? `${num}` : `\\frac{${num}}{${den}}`;
    const factors = primes.length === 0 ? "1" : primes.join(" \\cdot ");
    const said = {
      yes: { en: "yes", ch: "是" },
      no: { en: "no", ch: "不是" },
    }[key];
    const kind = { ends: ["ends", "是有限小数"], repeats: ["repeats", "是循环小数"] }[problem.wanted];
    const steps: Step<Code>[] = [
      { code: "reduce", values: { given, result } },
      { code: ends ? "ends" : "repeats", values: { result, factors } },
    ];
    return {
      problem: { en: `whether the decimal of $${given}$ ${kind[0]}`, ch: `$${given}$ 化成小数后是否${kind[1]}` },
      steps,
      answer: { said, key },
    };
  },
  // By long division: a rest of 0, or one that was there before.
  holds: (problem, { key }) => {
    const seen = new Set<bigint>();
    let rest = problem.num % problem.den;
    while (rest !== 0n && !seen.has(rest) && seen.size < 100_000) {
      seen.add(rest);
      rest = (rest * 10n) % problem.den;
    }
    return seen.size < 100_000 && key === ((rest === 0n) === (problem.wanted === "ends") ? "yes" : "no");
  },
  similar: (problem) => ({ ...problem, num: problem.num + 1n }),
});
=======
import type { Question } from "../../question.ts";
import { defineTopic } from "../../topic.ts";
import { factorsOf } from "../prime-factors/factors.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A fraction, and whether its decimal is asked to end or to go on. */
type Fraction = { above: bigint; below: bigint; asked: "ends" | "repeats" };

const shell = /^whether the decimal of \(?(\d{1,7}) ?\/ ?(\d{1,6})\)? (ends|repeats)$/;

/** Whether a fraction's decimal comes to an end: it does where the reduced denominator has no prime but 2 and 5. */
export const endingDecimals = defineTopic<Fraction, Code>({
  name: "ending-decimals",
  words,
  read: ({ text }: Question) => {
    const [, above = "", below = "", asked] = shell.exec(text.replace(/[?.]+\s*$/, "")) ?? [];
    if (!asked || Number(below) < 2 || Number(above) < 1) return null;
    return { above: BigInt(above), below: BigInt(below), asked: asked as Fraction["asked"] };
  },
  work: ({ above, below, asked }) => {
    const common = gcd(above, below);
    const [upper, lower] = [above / common, below / common];
    const primes = lower === 1n ? [] : factorsOf(lower);
    const other = primes.find(({ prime }) => prime !== 2n && prime !== 5n)?.prime;
    const shown = `\\frac{${above}}{${below}}`;
    const factors = primes.map(({ prime, times }) => (times > 1 ? `${prime}^{${times}}` : `${prime}`)).join(" \\cdot ");
    const key = (other === undefined) === (asked === "ends") ? "yes" : "no";
    const values = { shown, reduced: `\\frac{${upper}}{${lower}}`, below: `${lower}`, factors: factors || "1" };
    return {
      problem:
        asked === "ends"
          ? { en: `whether the decimal of $${shown}$ ends`, ch: `$${shown}$ 能否化成有限小数` }
          : { en: `whether the decimal of $${shown}$ repeats`, ch: `$${shown}$ 是否化成循环小数` },
      steps: [
        { code: "reduce", values },
        { code: "factor", values },
        other === undefined ? { code: "ends", values } : { code: "repeats", values: { ...values, other: `${other}` } },
      ],
      answer: { said: { en: key, ch: key === "yes" ? "是" : "不是" }, key },
    };
  },
  // By long division: it ends with the remainder 0, or comes back to a remainder.
  holds: ({ above, below, asked }, { key }) => {
    const seen = new Set<bigint>();
    let rest = above % below;
    for (; rest !== 0n && !seen.has(rest); rest = (rest * 10n) % below) seen.add(rest);
    return key === ((rest === 0n) === (asked === "ends") ? "yes" : "no");
  },
  similar: ({ asked }) => ({ above: 9n, below: 24n, asked }),
});

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
>>>>>>> h-pr

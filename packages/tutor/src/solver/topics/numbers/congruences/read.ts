import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { isOfRemainders, withoutRange } from "../../../sentences/answer-range.ts";
import { type Frames, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { withoutManners } from "../../../sentences/manners.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { conditionsIn } from "./conditions.ts";
import type { Congruences } from "./work.ts";

const MODULUS_MAX = 10_000n;
/** Every number up to the product of the moduli is tried in the proof. */
const PRODUCT_MAX = 1_000_000n;

const coefficient = "{a:coefficient}\\*?x";
const sides = `${coefficient}[ ?{s:sign} ?{b}] ?(≡|=) ?{c},? ?`;

const frames: Frames<Congruences>[] = [
  [
    [
      `[the |linear ][congruence |equation ][for x,? ][x,? |x in |for |x such that |all x such that ]${sides}\\(? ?(mod|modulo) ?{m} ?\\)?[,? for x]`,
      `[同余方程|同余式|方程]${sides}\\(? ?(mod|模) ?{m} ?\\)?`,
    ],
    ({ a, b, s, c, m }) =>
      linear({
        a: a ? wholeIn(a) : 1n,
        b: b === undefined ? 0n : wholeIn(b) * (s === "-" ? -1n : 1n),
        c: wholeIn(c),
        m: wholeIn(m),
      }),
  ],
  [
    [
      "[the ][modular |multiplicative |modular multiplicative ]inverse of {a},? ?\\(?(mod|modulo) {m}\\)?",
      "{a}\\^[\\{|\\(]-1[\\}|\\)] ?\\(?(mod|modulo) ?{m}\\)?",
      "{a}(模|关于模|在模|对模){m}(的|下的|的乘法|下的乘法|)逆元",
      "{a}(在|对)?mod ?{m}(的|下的|的乘法|下的乘法|)逆元",
    ],
    ({ a, m }) => inverse(wholeIn(a), wholeIn(m)),
  ],
];

/** One number of all that solve it: "giving the least nonnegative solution", x 取 0 到 14. */
const wishes: [RegExp, Congruences["wanted"]][] = [
  [
    /^(?:the )?(?:least|smallest|lowest) (?:non-?negative|whole[- ]number) (?:integer |whole number )?(?:solution|x|value of x|number x)(?: (?:to|of|for|that satisfies|satisfying|with|such that)(?: the)?(?: linear)?(?: congruence| equation)?)? /,
    "leastFromZero",
  ],
  [
    /^(?:the )?(?:least|smallest|lowest) positive (?:integer |whole number )?(?:solution|x|value of x|number x)(?: (?:to|of|for|that satisfies|satisfying|with|such that)(?: the)?(?: linear)?(?: congruence| equation)?)? /,
    "least",
  ],
  [
    /,? ?(?:(?:for|giving|give|find|with|write|as|and give)(?: me)? )?(?:the |your )?(?:least|smallest|lowest) (?:non-?negative|whole[- ]number) (?:integer |whole number )?(?:solution|x|value of x|answer|number|one)(?: x)?$/,
    "leastFromZero",
  ],
  [
    /,? ?(?:(?:for|giving|give|find|with|write|as|and give)(?: me)? )?(?:the |your )?(?:least|smallest|lowest) positive (?:integer |whole number )?(?:solution|x|value of x|answer|number|one)(?: x)?$/,
    "least",
  ],
  [/,?(?:的)?(?:求|x的|取)?最小(?:的)?(?:非负整数|自然数)(?:解|x|值)?$/, "leastFromZero"],
  [/,?(?:的)?(?:求|x的|取)?最小(?:的)?正整数(?:解|x|值)?$/, "least"],
];

/** "x in the range 0 to 8, 2x ≡ 5 (mod 9)" */
const rangeFirst =
  /^(?:for )?(?:the |an? )?(?:value of |integer |number |whole number )?(?<range>x (?:between|in the range(?: of)?|from) \d{1,4} (?:to|and|through) \d{1,4})(?:,|:| with| such that| so that| for which| if| that satisfies)? (?<rest>.+)$/;

export function readCongruences(question: Question): Congruences | null {
  const plain = plainOf(question);
  const read = readFrames(plain, frames) ?? system(plain);
  if (read) return read;
  const { text, range } = withoutRange(plain.replace(rangeFirst, "$<rest>, $<range>"));
  const [wish, wanted] = wishes.find(([shape]) => shape.test(text)) ?? [];
  const asked = withoutManners(wish ? text.replace(wish, "") : text).replace(/的解$/, "");
  const found = range || wish ? readFrames(asked, frames) : null;
  const [only] = found?.conditions ?? [];
  if (!found || !only || (range && !isOfRemainders(range, Number(only.m)))) return null;
  if (found.wanted === "inverse") return wish ? null : found;
  // In a range of all remainders there may be several.
  const isOne = q.gcd(only.a, only.m) === 1n;
  return wanted || isOne ? { ...found, wanted: wanted ?? (range?.[0] === 0 ? "leastFromZero" : "least") } : null;
}

function linear(only: Congruences["conditions"][number]): Congruences | null {
  const usual = only.a > 0n && only.m > 1n && only.m <= MODULUS_MAX;
  return usual ? { wanted: "all", conditions: [only] } : null;
}

function inverse(a: bigint, m: bigint): Congruences | null {
  return a > 0n && m > 1n && m <= MODULUS_MAX ? { wanted: "inverse", conditions: [{ a, b: 0n, c: 1n, m }] } : null;
}

function system(text: string): Congruences | null {
  const read = conditionsIn(text);
  if (!read || read.conditions.length < 2 || read.conditions.length > 4) return null;
  const product = read.conditions.reduce((whole, { m }) => whole * m, 1n);
  const usual = read.conditions.every(({ c, m }) => m > 1n && c < m);
  // Things that are counted out fill one group at least, which is told elsewhere.
  const isCounted = /(\d+)个\1个/.test(text) && new Set(read.conditions.map(({ c }) => c)).size === 1;
  return usual && product <= PRODUCT_MAX && !isCounted ? read : null;
}

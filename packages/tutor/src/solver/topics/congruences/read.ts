import type { Question } from "../../question.ts";
import { type Frames, readFrames, wholeIn } from "../../sentences/frames.ts";
import { plainOf } from "../../sentences/plain.ts";
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
      "{a}(模|关于模|在模|对模){m}(的|下的|的乘法|下的乘法)逆元",
    ],
    ({ a, m }) => inverse(wholeIn(a), wholeIn(m)),
  ],
];

export function readCongruences(question: Question): Congruences | null {
  const text = plainOf(question);
  return readFrames(text, frames) ?? system(text);
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
  return usual && product <= PRODUCT_MAX ? read : null;
}

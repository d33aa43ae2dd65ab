import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "both" | "larger" | "smaller" | "first" | "second";
/** Two numbers in a ratio, with their sum or difference; the largest or smallest of up to four with their sum. */
type Asked = { parts: bigint[]; by: "sum" | "difference"; size: q.Rational; wanted: Wanted };

const sorts: [Wanted, string, string][] = [
  ["both", "both", "两个数"],
  ["larger", "the larger", "较大的数"],
  ["smaller", "the smaller", "较小的数"],
  ["first", "the first", "前一个数"],
  ["second", "the second", "后一个数"],
];

const frames: Frames<Asked>[] = sorts.flatMap(([wanted, en, ch]) =>
  (
    [
      ["sum", "sum", "和"],
      ["difference", "difference", "差"],
    ] as const
  ).map(
    ([by, how, wie]): Frames<Asked> => [
      [
        `${en.replace("the ", "[the ]")} of 2 numbers in the ratio {a}, ?{b} with ${how} {d:fraction}`,
        `比是{a},{b}[,]${wie}是{d:fraction}的${ch.replace("两", "2").replace("一", "1")}`,
      ],
      (places) => of(places, by, wanted),
    ],
  ),
);

const ofMany: Frames<Asked>[] = (
  [
    ["larger", "largest", "最大"],
    ["smaller", "smallest", "最小"],
  ] as const
).map(([wanted, en, ch]) => [
  [
    `[the ]${en} part of {d:fraction} divided in the ratio {a}, ?{b}, ?{c}(, ?{e})?`,
    `{d:fraction}按{a},{b},{c}(,{e})?分,${ch}的一份`,
  ],
  ({ a = "", b = "", c = "", e, d }) => {
    const size = fractionIn(d);
    const parts = [a, b, c, ...(e ? [e] : [])];
    if (!size || size.num <= 0n || parts.some((part) => part.length > 6 || BigInt(part) === 0n)) return null;
    return { parts: parts.map(BigInt), by: "sum", size, wanted };
  },
]);

function of({ a = "", b = "", d }: Places, by: Asked["by"], wanted: Wanted): Asked | null {
  const size = fractionIn(d);
  if (!size || size.num <= 0n || a.length > 6 || b.length > 6) return null;
  const [one, other] = [BigInt(a), BigInt(b)];
  return one > 0n && other > 0n && one !== other ? { parts: [one, other], by, size, wanted } : null;
}

const bySize = (parts: readonly bigint[]) => parts.toSorted((a, b) => (a < b ? -1 : 1));
const most = (parts: readonly bigint[]) => bySize(parts).at(-1) ?? 0n;
const least = (parts: readonly bigint[]) => bySize(parts)[0] ?? 0n;
const total = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part);

function partsWanted({ parts, wanted }: Asked): bigint[] {
  switch (wanted) {
    case "both":
      return parts;
    case "larger":
      return [most(parts)];
    case "smaller":
      return [least(parts)];
    case "first":
      return parts.slice(0, 1);
    case "second":
      return parts.slice(1, 2);
  }
}

export const numberRatios = defineTopic<Asked, Code>({
  name: "number-ratios",
  words,
  read: (question) => readFrames(plainOf(question), frames) ?? readFrames(plainOf(question), ofMany),
  work(asked) {
    const { parts, by, size } = asked;
    const count = by === "sum" ? total(parts) : most(parts) - least(parts);
    const one = q.divide(size, q.rational(count));
    if (!one) return null;
    const found = partsWanted(asked).map((part) => q.multiply(one, q.rational(part)));
    const ratio = parts.join(" : ");
    const result = found.map(latexNumber).join(", ");
    const values = { ratio, size: latexNumber(size), count: `${count}`, one: latexNumber(one), result };
    return {
      problem: {
        en: `numbers in the ratio $${ratio}$ with ${by} $${latexNumber(size)}$`,
        ch: `几个数的比是 $${ratio}$，${by === "sum" ? "和" : "差"}是 $${latexNumber(size)}$`,
      },
      steps: [
        { code: by, values },
        { code: "parts", values },
      ],
      answer: { said: inBoth(result), key: found.map(plainNumber).join(", ") },
    };
  },
  // Each number found gives the other by the ratio, and the two fit.
  holds(asked, { key }) {
    const found = key.split(", ").map(fractionIn);
    return partsWanted(asked).every((part, nth) => {
      const value = found[nth];
      const at = asked.parts.indexOf(part);
      const rest = total(asked.parts.filter((_, place) => place !== at));
      const other = value && q.multiply(value, q.rational(rest, part));
      if (!value || !other) return false;
      const whole = asked.by === "sum" ? q.add(value, other) : q.absolute(q.subtract(value, other));
      return q.same(whole, asked.size);
    });
  },
  similar: (asked) => ({ ...asked, size: q.multiply(asked.size, q.rational(2n)) }),
});

import type { Question } from "../question.ts";
import { withoutManners } from "../sentences/manners.ts";
import { type Composed, defineComposition, type Finished } from "./composition.ts";
import words from "./of-result.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = { code: "remainderOfIt"; by: bigint } | { code: "lastDigitOfIt" | "tensDigitOfIt" | "digitsOfItAdded" };

const TEXT_MAX = 200;
const NUMBER_MAX = 10n ** 15n;
const something = "(?<x>[^一-龥]*?\\d[^一-龥]*?)";
const sentences: [RegExp, Wanted["code"]][] = (
  [
    [`(?:the )?remainder (?:when|if|of|after) ${something} (?:is |are )?divided by (?<m>\\d{1,6})`, "remainderOfIt"],
    [`(?:the )?(?:units|ones|last|unit's|one's|unit) digit of ${something}`, "lastDigitOfIt"],
    [`(?:the )?tens digit of ${something}`, "tensDigitOfIt"],
    [`(?<y>.*\\d.*?)的十位数?字?`, "tensDigitOfIt"],
    [`(?:the )?sum of (?:the |all |all the )?digits of ${something}`, "digitsOfItAdded"],
    [
      `(?<y>.*\\d.*?)(?:的和|的积|的结果|的值)?(?:除以|被)(?<m>\\d{1,6})(?:除)?(?:的)?(?:所得的?)?(?:余数|余)`,
      "remainderOfIt",
    ],
    [`(?<y>.*\\d.*?)的个位数?字?`, "lastDigitOfIt"],
    [`(?<y>.*\\d.*?)的?各位数字之和`, "digitsOfItAdded"],
  ] as const
).map(([sentence, code]) => [new RegExp(`^(?:${sentence})$`, "iu"), code]);

/** A number that has to be worked out, and something of its digits or its remainder. */
export const ofResult = defineComposition<Code>({ words, read: readOfResult });

function readOfResult({ text, locale }: Question): Composed<Code> | null {
  if (text.length > TEXT_MAX) return null;
  const bare = text
    .replaceAll(/[\s?!.。]+$/g, "")
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "")
    .toLowerCase();
  const asked = withoutManners(bare);
  for (const [sentence, code] of sentences) {
    const found = sentence.exec(asked)?.groups;
    const inner = found?.x ?? found?.y;
    // A letter stands for a number that is not known.
    if (!found || !inner || /\b[a-z]\b/i.test(inner)) continue;
    const by = BigInt(found.m ?? 0);
    if (code === "remainderOfIt" && by < 2n) return null;
    const wanted: Wanted = code === "remainderOfIt" ? { code, by } : { code };
    return { inner: `${locale === "ch" ? "计算 " : "what is "}${inner}`, finish: (key) => finished(key, wanted) };
  }
  return null;
}

function finished(key: string, wanted: Wanted): Finished<Code> | null {
  if (!/^\d+$/.test(key)) return null;
  const number = BigInt(key);
  if (number > NUMBER_MAX) return null;
  const digits = [...key].map(BigInt);
  const sum = digits.reduce((all, digit) => all + digit, 0n);
  const found = {
    remainderOfIt: () => (wanted.code === "remainderOfIt" ? number % wanted.by : 0n),
    lastDigitOfIt: () => number % 10n,
    tensDigitOfIt: () => (number / 10n) % 10n,
    digitsOfItAdded: () => sum,
  }[wanted.code]();
  const by = wanted.code === "remainderOfIt" ? wanted.by : 10n;
  const values = {
    number: key,
    by: `${by}`,
    times: `${number / by}`,
    result: `${found}`,
    digits: digits.join(" + "),
  };
  return {
    asks: {
      remainderOfIt: { en: `its remainder when divided by $${by}$`, ch: `除以 $${by}$ 的余数` },
      tensDigitOfIt: { en: "its tens digit", ch: "十位数字" },
      lastDigitOfIt: { en: "its last digit", ch: "个位数字" },
      digitsOfItAdded: { en: "the sum of its digits", ch: "各位数字之和" },
    }[wanted.code],
    steps: [{ code: wanted.code, values }],
    answer: { said: { en: `$${found}$`, ch: `$${found}$` }, key: `${found}` },
  };
}

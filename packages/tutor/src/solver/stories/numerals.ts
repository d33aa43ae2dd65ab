import { q } from "@dripstone/checker/mathematics";

const small = "one two three four five six seven eight nine".split(" ");
const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const english = new Map([
  ...[...small, ...teens].map((word, index) => [word, index + 1] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);
const tensWord = `(${tens.join("|")})[- ](${small.join("|")})`;
const englishWords = new RegExp(
  `(?<![a-z])(?:${tensWord}|(${[...teens, ...tens, ...small.slice(1)].join("|")}))(?![a-z])`,
  "g",
);

/** English numbers in digits; "one" stays, for it is more often a word than a number. */
export const digitsForWords = (text: string): string =>
  text.replaceAll(englishWords, (_, ten, unit, alone) =>
    alone ? `${english.get(alone)}` : `${(english.get(ten) ?? 0) + (english.get(unit) ?? 0)}`,
  );

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const chineseWords = "[一二两三四五六七八九十百千零]{1,9}(?!分之|[共起些样直定般切批堆群])";

/** A number in a sentence, as a pattern: digits, a fraction, a mixed number, or words in both languages. */
export const numeralPattern = String.raw`(?:(?<![\d./])-?(?:\d+ \d+/\d+|\d+/\d+|${digits})(?![\d%^]|[./]\d|,\d{3})|one(?![a-z])|${chineseWords})`;

/** What such a number is worth; null for what only looks like one (一百十百). */
export function valueOfNumeral(written: string): q.Rational | null {
  if (written === "one") return q.ONE;
  if (!/\d/.test(written)) return valueOfChinese(written);
  const sign = written.startsWith("-") ? -1n : 1n;
  const value = written
    .replaceAll(",", "")
    .replace("-", "")
    .split(" ")
    .map(valueOfPart)
    .reduce((sum, part) => sum && part && q.add(sum, part), q.ZERO as q.Rational | null);
  return value && q.multiply(q.rational(sign), value);
}

/** `3/4`, `2.50`. */
function valueOfPart(part: string): q.Rational | null {
  const [above = "", below = "1"] = part.split("/");
  const [whole = "", decimals = ""] = above.split(".");
  const top = q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return q.divide(top, q.rational(BigInt(below)));
}

const chineseDigits = "零一二三四五六七八九";
const places: Record<string, bigint> = { 十: 10n, 百: 100n, 千: 1000n };

function valueOfChinese(written: string): q.Rational | null {
  let [total, digit, lastPlace] = [0n, -1n, 10_000n];
  for (const sign of written.replaceAll("两", "二")) {
    const place = places[sign];
    if (place === undefined) {
      if (digit > 0n) return null; // two digits in a row
      digit = BigInt(chineseDigits.indexOf(sign));
    } else {
      if (place >= lastPlace || digit === 0n || (digit < 0n && total > 0n)) return null;
      total += (digit < 0n ? 1n : digit) * place;
      [digit, lastPlace] = [-1n, place];
    }
  }
  return q.rational(total + (digit > 0n ? digit : 0n));
}

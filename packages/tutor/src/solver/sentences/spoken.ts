/** Only where it counts what stands in a row: "one fifth" is a fraction. */
const ordinals: Record<string, number> = Object.fromEntries(
  "fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth twentieth"
    .split(" ")
    .map((word, index) => [word, word === "twentieth" ? 20 : index + 4]),
);
const ordinal = new RegExp(`\\b(?:${Object.keys(ordinals).join("|")})(?= (?:term|number|power|fibonacci))`, "g");

const digitWords = ["one", "two", "three", "four", "five", "six"];

const places: Record<string, string> = {
  两: "2",
  二: "2",
  三: "3",
  四: "4",
  五: "5",
  六: "6",
  七: "7",
  八: "8",
  九: "9",
  十: "10",
};

const spoken: [RegExp, string][] = [
  [/(?<=\d) (?:raised )?to the (?:power(?: of)? (\d+)|(\d+)(?:st|nd|rd|th)(?: power)?)/g, "^$1$2"],
  [/(?<=\d) squared\b/g, "^2"],
  [/(?<=\d) cubed\b/g, "^3"],
  [/(?<=\d)的(\d+)次(?:方|幂)/g, "^$1"],
  [/(?<=\d)的平方(?!根|数)/g, "^2"],
  [/(?<=\d)的立方(?!根|数)/g, "^3"],
  [/(?<!\d)1(?=共|定|样|起|些)/g, "一"],
  [/\b(?:a|1) dozen\b/g, "12"],
];

/** What is said in words, in signs: "7 to the power of 2026" and 7 的 2026 次方 become 7^2026, 三位数 becomes 3位数, 八边形 8边形. */
export function spokenInSigns(text: string): string {
  const counted = text
    .replaceAll(ordinal, (word) => `${ordinals[word]}th`)
    .replaceAll(/\b(?:one|two|three|four|five|six)(?=[- ]digit)/g, (word) => `${digitWords.indexOf(word) + 1}`)
    .replaceAll(/[两二三四五六七八九十](?=位|边形)/g, (digit) => places[digit] ?? digit);
  return spoken.reduce((rest, [words, sign]) => rest.replaceAll(words, sign), counted);
}

/** Numbers in words, in digits: "thirty-six" and 三十六 become 36; 一共, 一定 and the like stay words. */
export const numeralsInDigits = (text: string): string => chineseInDigits(englishInDigits(text));

const small = Object.fromEntries(
  (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
    "seventeen eighteen nineteen"
  )
    .split(" ")
    .map((word, value) => [word, value]),
);
const tens = Object.fromEntries(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, index) => [word, 10 * index + 20]),
);
const units = { hundred: 100, thousand: 1000, million: 1_000_000 };
const one = [...Object.keys(small), ...Object.keys(tens), ...Object.keys(units)].join("|");
const englishNumeral = new RegExp(`\\b(?:${one})(?:(?:[ -]| and )(?:${one}))*\\b`, "g");

/** Only where it counts what stands in a row: "one fifth" is a fraction. */
const ordinals: Record<string, number> = Object.fromEntries(
  "fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth twentieth"
    .split(" ")
    .map((word, index) => [word, word === "twentieth" ? 20 : index + 4]),
);
const ordinal = new RegExp(
  `\\b(?:${Object.keys(ordinals).join("|")})(?= (?:term|number|power|fibonacci|triangular))`,
  "g",
);

/** "two or three" stays two numbers, and so does "one and two": only a hundred or a thousand takes an "and". */
function englishInDigits(text: string): string {
  const counted = text.replaceAll(ordinal, (word) => `${ordinals[word]}th`);
  return counted.replaceAll(englishNumeral, (words) =>
    words
      .split(/(?<!hundred|thousand) and /)
      .map((numeral) => numeralsOf(numeral.split(/[ -]|(?: and )/).filter((word) => word !== "and")))
      .join(" and "),
  );
}

/** Words that do not make one number stay apart: "one two" is 1 2. */
function numeralsOf(words: string[]): string {
  const values: number[] = [];
  let sum: number | null = null;
  let part: number | null = null;
  const close = () => {
    if (sum !== null || part !== null) values.push((sum ?? 0) + (part ?? 0));
    [sum, part] = [null, null];
  };
  for (const word of words) {
    const value = small[word] ?? tens[word];
    const unit = units[word as keyof typeof units];
    if (unit === 100) part = (part ?? 1) * 100;
    else if (unit) [sum, part] = [(sum ?? 0) + (part ?? 1) * unit, null];
    else if (value !== undefined) {
      const room: number =
        part === null ? 1000 : part % 100 === 0 && part > 0 ? 100 : part % 10 === 0 && part > 10 ? 10 : 0;
      if (value >= room || (value === 0 && part !== null)) close();
      part = (part ?? 0) + value;
    }
  }
  close();
  return values.join(" ");
}

const chineseDigits = "零一二三四五六七八九";
const chineseUnits: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };
/** Words that are spelled with a numeral, and ordinals, stay as they are. */
const chineseNumeral =
  /一(?:共|定|样|起|些|下|般|直|边|半|步|旦|次性)|统一|唯一|万一|之一|同一|任一|第[一二三四五六七八九十百]+|星期[一二三四五六]|周[一二三四五六]|百分|十分|[零〇一二两三四五六七八九十百千万]+/g;

function chineseInDigits(text: string): string {
  return text.replaceAll(chineseNumeral, (word) =>
    /^[零〇一二两三四五六七八九十百千万]+$/.test(word) ? chineseValue(word) : word,
  );
}

function chineseValue(numeral: string): string {
  const signs = [...numeral.replaceAll("〇", "零").replaceAll("两", "二")];
  if (!signs.some((sign) => sign in chineseUnits)) return signs.map((sign) => chineseDigits.indexOf(sign)).join("");
  let [sum, part, digit] = [0, 0, null as number | null];
  for (const sign of signs) {
    const unit = chineseUnits[sign];
    if (unit === undefined) digit = chineseDigits.indexOf(sign);
    else if (unit === 10_000) [sum, part, digit] = [(part + (digit ?? 0)) * unit, 0, null];
    else [part, digit] = [part + (digit ?? 1) * unit, null];
  }
  return `${sum + part + (digit ?? 0)}`;
}

import { type Mapped, rewrite } from "./mapped.ts";

/** `twelve`, `negative two`, `five eighths`, `two and three fourths`, `one hundred and five`, `half`. */
export function readEnglishNumerals(source: Mapped): Mapped {
  if (!/[a-z]{3}/iu.test(source.text)) return indian(source);
  // Nobody knows whether `1/2 and a half` is one number.
  const doubtful = rewrite(source, /(?<=\d\s?\/\s?\d+)\s+and\s+(?=a\s+(?:half|third|quarter))/giu, () => " \ufffd ");
  const mixed = rewrite(doubtful, halfMore, ([whole, count, part = ""]) => {
    const value = numeralValue(part.toLowerCase().split(/[\s-]+/u));
    return value?.startsWith("\\frac") ? `${count}${value}` : whole;
  });
  const durations = rewrite(mixed, andAHalf, ([, unit = "", count = "", units = ""]) =>
    unit ? `1.5 ${unit}` : `${count}.5 ${units}`,
  );
  const places = rewrite(durations, ordinal, ([, ten = "", one = ""]) =>
    String((small.get(ten.toLowerCase()) ?? 0) + ordinals.indexOf(one.toLowerCase()) + 1),
  );
  const decimals = rewrite(places, decimal, ([whole, before = "", after = ""]) => {
    const digits = after.split(/[\s-]+/u).map((word) => small.get(word.toLowerCase()));
    const number =
      before === ""
        ? 0
        : wholeOf(
            before
              .trim()
              .toLowerCase()
              .split(/[\s-]+/u),
          );
    return number === null ? whole : `${number}.${digits.join("")}`;
  });
  const parted = rewrite(decimals, countedParts, ([whole, count, part = ""]) => {
    const below = parts.get(part.toLowerCase());
    return below ? `\\frac{${count}}{${below}}` : whole;
  });
  const numbers = rewrite(
    parted,
    numeral,
    ([whole]) => numeralValue(whole.toLowerCase().split(/[\s,-]+/u)) ?? eachValue(whole),
  );
  const counted = rewrite(indian(numbers), multiples, ([, count = "", word = ""]) => multiplied(count, word));
  const one = rewrite(counted, oneUnit, ([, unit]) => `1 ${unit}`);
  return rewrite(one, ofTheWhole, ([, part = ""]) => part);
}

/** Whether a word is part of a number that is written out. */
export const isNumberWord = (word: string) => small.has(word) || large.has(word) || parts.has(word);

const small = new Map<string, number>(
  (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
    "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety"
  )
    .split(" ")
    .map((word, index): [string, number] => [word, index <= 20 ? index : (index - 18) * 10])
    // As children spell them; nothing else can be meant.
    .concat([
      ["fourty", 40],
      ["ninty", 90],
      ["ninteen", 19],
      ["fivteen", 15],
      ["eightteen", 18],
      ["twelv", 12],
      ["thirten", 13],
    ]),
);

const large = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["lakh", 100_000],
  ["million", 1_000_000],
  ["crore", 10_000_000],
  ["billion", 1_000_000_000],
]);

const parts = new Map<string, number>([
  ...(
    [
      ["half", 2],
      ["halves", 2],
      ["third", 3],
      ["quarter", 4],
      ["fourth", 4],
      ["fifth", 5],
      ["sixth", 6],
      ["seventh", 7],
      ["eighth", 8],
      ["ninth", 9],
      ["tenth", 10],
      ["eleventh", 11],
      ["twelfth", 12],
      ["fifteenth", 15],
      ["sixteenth", 16],
      ["twentieth", 20],
      ["hundredth", 100],
      ["thousandth", 1000],
    ] as const
  ).flatMap(([word, value]) => [[word, value] as const, [`${word}s`, value] as const]),
]);

const words = [...small.keys(), ...large.keys(), ...parts.keys()].sort((a, b) => b.length - a.length).join("|");
/** Only where no digit is a neighbour: `24 hundred` and `3 halves` are no numbers that schools write. */
const numeral = new RegExp(
  `(?<![\\w.]|\\d\\s+)(?:a\\s+)?(?:${words})(?:(?:\\s+|-|(?<=thousand|million|billion),\\s+)(?:and\\s+)?(?:a\\s+)?(?:${words}))*(?![\\w])(?!\\s+(?:times|point)\\b)`,
  "giu",
);

/** `two point five`, `point three` */
const tens = [...small.keys()].join("|");
const ones = [...small.keys()].slice(0, 10).join("|");
const decimal = new RegExp(
  `(?<![\\w.]|\\d\\s+|\\w\\s+(?=point))((?:(?:${tens})(?:\\s+|-))*)point\\s+((?:${ones})(?:\\s+(?:${ones}))*)(?![\\w])`,
  "giu",
);

/** `3 quarters`; 24 halves are a riddle. */
const countedParts =
  /(?<![\d./])(\d{1,2})\s+(thirds|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths|hundredths)(?=$|\s+of\b)/giu;

/** `5 thousand`, `3.5 million`, `2 dozen`; nothing may stand before the number that would take a part of it. */
const multiples =
  /(?<![\w.,^/:√∛∜{}\\)]\s*)(\d+(?:\.\d+)?)\s+(thousand|million|billion|dozen|lakhs?|crores?)(?![\w-]|\s+(?:\d|and\b|squared|cubed))/giu;

function multiplied(count: string, word: string): string {
  const times = large.get(word.toLowerCase().replace(/(lakh|crore)s$/u, "$1"));
  if (times === undefined) return count.includes(".") ? `${count} ${word}` : String(BigInt(count) * 12n);
  const [whole = "", decimals = ""] = count.split(".");
  const zeros = Math.log10(times) - decimals.length;
  return zeros >= 0 ? `${whole}${decimals}${"0".repeat(zeros)}`.replace(/^0+(?=\d)/u, "") : `${count} ${word}`;
}

/** `1,00,000`, as digits are grouped in India. */
const indian = (source: Mapped) => rewrite(source, indianGroups, ([whole]) => whole.replaceAll(",", ""));

const indianGroups = /(?<![\d,.])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/gu;

/** `3 and a half`, `2 and three quarters`: one number, however a list is asked for. */
const halfMore = new RegExp(
  `(?<![\\w./,]\\s*)(\\d+)\\s+and\\s+((?:a|one|two|three|four|five)[\\s-]+(?:${[...parts.keys()].join("|")}))(?![\\w-])(?!\\s+of\\b)`,
  "giu",
);

/** `an hour and a half`, `2 hours and a half` */
const andAHalf =
  /(?<![\w./]\s*)(?:(?:an?|one)\s+(hour|day|week|year|mile|minute|dollar)|(\d+)\s+(hours|days|weeks|years|miles|minutes|dollars))\s+and\s+a\s+half(?!\s+of\b|[\w-])/giu;

/** `an hour and 20 minutes` */
const oneUnit = /^an?\s+(hour|day|week|year|minute)(?=\s+(?:and\s+)?\d)/giu;

/** `two-thirds of the class`, but nothing of a part of it. */
const ofTheWhole =
  /^(\\frac\{\d+\}\{\d+\})\s+of\s+(?:it|them|the\s+(?!half|rest|others?|difference|remain|first|second|third|previous|last)[a-z]{3,15})$/giu;

/** `forty-first`: without a number before it no part of a whole. */
const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const ordinal = new RegExp(
  `^(?:the\\s+)?(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(${ordinals.join("|")})$`,
  "giu",
);

/** `five and seven` are two numbers. */
function eachValue(whole: string): string {
  const parts = whole.toLowerCase().split(/\s+and\s+/u);
  const values = parts.map((part) => numeralValue(part.split(/[\s,-]+/u)));
  return parts.length > 1 && !values.includes(null) ? values.join(" and ") : whole;
}

/** LaTeX of a number in words; null if the words do not make one. */
function numeralValue(all: string[]): string | null {
  const spoken = all.filter((word) => word !== "a");
  const part = parts.get(spoken.at(-1) ?? "");
  if (part === undefined) return wholeOf(spoken.filter((word) => word !== "and"))?.toString() ?? null;
  const and = spoken.lastIndexOf("and");
  const [before, above] = and < 0 ? [[], spoken.slice(0, -1)] : [spoken.slice(0, and), spoken.slice(and + 1, -1)];
  const whole = before.length > 0 ? wholeOf(before.filter((word) => word !== "and")) : 0;
  const top = above.length > 0 ? wholeOf(above) : 1;
  // `twenty fifth` is a place in a row.
  if (whole === null || top === null || (!/s$/u.test(spoken.at(-1) ?? "") && top !== 1) || top >= 100) return null;
  if (
    top === 1 &&
    above.length === 0 &&
    whole === 0 &&
    !["half", "quarter"].includes(spoken.at(-1) ?? "") &&
    !all.includes("a")
  )
    return null;
  return `${whole > 0 ? whole : ""}\\frac{${top}}{${part}}`;
}

/** The whole number that words make; null if they do not make one. */
export const wholeNumberOf = (words: string[]) => wholeOf(words);

function wholeOf(spoken: string[]): number | null {
  let [sum, group, last] = [0, 0, Number.POSITIVE_INFINITY];
  if (spoken.length === 0) return null;
  for (const [index, word] of spoken.entries()) {
    // `a hundred` has lost its `a`.
    const isFirst = index === 0;
    const value = small.get(word);
    const times = large.get(word);
    if (value !== undefined) {
      // `twenty one`, but not `one twenty` or `one two`.
      const fits =
        last === Number.POSITIVE_INFINITY ||
        last === 100 ||
        last === 1000 ||
        (last >= 20 && last < 100 && value < 10 && value > 0);
      if (!fits) return null;
      group += value;
      last = value === 0 ? 1 : value;
    } else if (times === 100) {
      if (group > 99 || (group === 0 && !isFirst)) return null;
      group = group || 1;
      group *= 100;
      last = 100;
    } else if (times !== undefined) {
      group = group || (isFirst ? 1 : 0);
      if (group === 0 || (sum > 0 && sum < times * 100)) return null;
      sum += group * times;
      group = 0;
      last = 1000;
    } else return null;
  }
  return sum + group;
}

import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { ROMAN_MAX, romanValue } from "./roman.ts";

/** A number to be rounded at a power of ten, a digit and its worth, or a Roman numeral; numbers as they are written. */
export type Written =
  | { kind: "round"; number: string; power: number; significant: number | null }
  | { kind: "worth"; number: string; digit: string }
  | { kind: "digitAt"; number: string; power: number }
  | { kind: "expanded"; number: string }
  | { kind: "toRoman"; number: string }
  | { kind: "fromRoman"; number: string };

const LENGTH_MAX = 160;
const numberPart = "(?<n>\\d{1,9}(?:\\.\\d{1,8})?)";
const placesEn: Record<string, number> = {
  "whole number": 0,
  whole: 0,
  integer: 0,
  unit: 0,
  ones: 0,
  one: 0,
  "1": 0,
  ten: 1,
  hundred: 2,
  thousand: 3,
  "ten thousand": 4,
  "hundred thousand": 5,
  million: 6,
  tenth: -1,
  hundredth: -2,
  thousandth: -3,
};
const placesZh: Record<string, number> = {
  个: 0,
  十: 1,
  百: 2,
  千: 3,
  万: 4,
  十万: 5,
  百万: 6,
  十分: -1,
  百分: -2,
  千分: -3,
};
const placeEn =
  "(?:nearest |the )*(?<p>whole number|integer|unit|ones?|10+|1|tens?|hundreds?|thousands?|ten[- ]thousands?|hundred[- ]thousands?|millions?|tenths?|hundredths?|thousandths?)(?:'?s)?(?: place)?";
const placeZh = "(?<p>个|十分|百分|千分|10分|100分|1000分|十万|百万|十|百|千|万|10万|100万|10|100|1000|10000)位";
const roundEn = "(?:rounded|round|rounded off|round off|approximate|correct|estimate)";

function powerOf(place: string): number | null {
  const plain = place.replaceAll("-", " ");
  const en = placesEn[plain] ?? placesEn[plain.replace(/s$/, "")];
  if (en !== undefined) return en;
  const zh = placesZh[plain.replace("1000", "千").replace("100", "百").replace("10", "十").replace("10000", "万")];
  if (zh !== undefined) return zh;
  return /^10+$/.test(plain) ? plain.length - 1 : null;
}

type Groups = Record<string, string>;
const rounding = (number: string, power: number | null, significant: number | null = null): Written | null =>
  power === null ? null : { kind: "round", number, power, significant };

const sentences: [string, (groups: Groups) => Written | null][] = [
  [
    `${roundEn} (?:off )?(?:the number )?${numberPart} (?:off )?to (?:the )?${placeEn}`,
    ({ n = "", p = "" }) => rounding(n, powerOf(p)),
  ],
  [`${numberPart} ${roundEn} (?:off )?to (?:the )?${placeEn}`, ({ n = "", p = "" }) => rounding(n, powerOf(p))],
  [
    `(?:${roundEn} )?(?:the number )?${numberPart} (?:${roundEn} )?(?:off )?to (?<d>[1-6]) (?:decimal places?|d\\.?p\\.?)`,
    ({ n = "", d }) => rounding(n, -Number(d)),
  ],
  [
    `(?:${roundEn} )?(?:the number )?${numberPart} (?:${roundEn} )?(?:off )?to (?<d>[1-6]) (?:significant (?:figures?|digits?)|sig\\.? ?figs?\\.?)`,
    ({ n = "", d }) => significantly(n, Number(d)),
  ],
  [
    `(?:把|将)?${numberPart}(?:用[4四]舍[5五]入法?)?,?(?:[4四]舍[5五]入)?(?:精确)?到${placeZh}(?:约|得)*`,
    ({ n = "", p = "" }) => rounding(n, powerOf(p)),
  ],
  [
    `用[4四]舍[5五]入法?,?(?:把|将)?${numberPart},?(?:[4四]舍[5五]入)?(?:精确)?到${placeZh}(?:约|得)*`,
    ({ n = "", p = "" }) => rounding(n, powerOf(p)),
  ],
  [
    `(?:用[4四]舍[5五]入法?,?)?(?:把|将)?${numberPart}(?:用[4四]舍[5五]入法?)?,?(?:[4四]舍[5五]入)?精确到(?<d>0\\.0{0,5}1)(?:约|得)*`,
    ({ n = "", d = "" }) => rounding(n, 2 - d.length),
  ],
  [
    `(?:用[4四]舍[5五]入法?,?)?(?:把|将)?${numberPart}(?:用[4四]舍[5五]入法?)?,?(?:[4四]舍[5五]入)?(?:后)?保留(?<d>[1-6])位小数(?:约|得)*`,
    ({ n = "", d }) => rounding(n, -Number(d)),
  ],
  [
    `(?:用[4四]舍[5五]入法?,?)?(?:把|将)?${numberPart}(?:[4四]舍[5五]入)?保留整数(?:约|得)*`,
    ({ n = "" }) => rounding(n, 0),
  ],
  [
    `(?:用[4四]舍[5五]入法?,?)?(?:把|将)?${numberPart}(?:[4四]舍[5五]入)?保留(?<d>[1-6])[个位]有效数字(?:约|得)*`,
    ({ n = "", d }) => significantly(n, Number(d)),
  ],
  [`(?:the )?roman numerals? (?:for|of) (?:the number )?(?<n>\\d{1,4})`, toRoman],
  [
    "(?:write |express |convert |change )?(?:the number |the year )?(?<n>\\d{1,4}) (?:written )?(?:in|to|into|as)(?: an?)? roman (?:numerals?|numbers?)",
    toRoman,
  ],
  [
    "how (?:do|would|can) (?:you|i|we) write (?:the number )?(?<n>\\d{1,4}) (?:in|as)(?: an?)? roman numerals?",
    toRoman,
  ],
  [
    "(?:把|将)?(?<n>\\d{1,4})(?:用|写成|化成|化为|换成|转换成|转化为|的)+罗马数字(?:怎么写|表示|是|怎么表示|来表示|的写法)*",
    toRoman,
  ],
  [
    "(?:what (?:number|value) (?:is|does) )?(?:the )?roman (?:numerals?|numbers?) (?<r>[ivxlcdm]{1,15})(?: as| in| to| into)?(?: an?)?(?: ordinary| arabic| normal| regular| decimal)?(?: number| numerals?)?",
    fromRoman,
  ],
  [
    "what (?:number )?(?:does|is) (?:the )?(?:roman numerals? )?(?<r>[ivxlcdm]{2,15})(?: in roman numerals)?(?: stand for| mean| represent| equal)?",
    fromRoman,
  ],
  ["what number is (?<r>[ivxlcdm]{2,15}) in roman numerals", fromRoman],
  [
    "(?:convert |write |change )(?:the )?(?:roman numerals? )?(?<r>[ivxlcdm]{2,15}) (?:as|to|into|in)(?: an?)?(?: ordinary| arabic| normal| regular| hindu-arabic)? ?(?:number|numerals?)",
    fromRoman,
  ],
  ["what does (?:the )?roman numerals? (?<r>[ivxlcdm]{1,15}) (?:stand for|mean|represent|equal)", fromRoman],
  ["罗马数字(?<r>[ivxlcdm]{1,15})(?:表示|代表|是|等于|化成|阿拉伯数字|的|数|写成)*(?:多少|几)?", fromRoman],
];

function expanded({ n = "" }: Groups): Written | null {
  return Number(n) > 9 ? { kind: "expanded", number: n } : null;
}

/** Of the worth of a digit, where the sentence without its manners would say too little. */
const worths: [RegExp, (groups: Groups) => Written | null][] = [
  [/^(?:what is |write |show )?(?:the number )?(?<n>\d{2,9}) in expanded (?:form|notation)$/, expanded],
  [/^(?:what is |write |give )?the expanded (?:form|notation) (?:of|for) (?:the number )?(?<n>\d{2,9})$/, expanded],
  [/^(?:把|将)(?<n>\d{2,9})(?:写成|表示成|写为)(?:各|每个)?数位(?:上的?数)?(?:的|之)*和的形式$/, expanded],
  [/^what(?: is|'s) the value of (?:the )?(?:digit )?(?<d>\d) in (?:the number )?(?<n>\d{1,9}(?:\.\d{1,6})?)$/, worth],
  [
    /^in (?:the number )?(?<n>\d{1,9}(?:\.\d{1,6})?),? what(?: is|'s) the value of (?:the )?(?:digit )?(?<d>\d)$/,
    worth,
  ],
  [
    /^(?:在)?(?<n>\d{1,9}(?:\.\d{1,6})?)(?:这个数)?(?:中|里|里面)的?,?(?:数字|数码)?(?<d>\d)(?:这个数字)?(?:表示|代表)的?(?:值|数)?(?:是)?(?:多少|几)$/,
    worth,
  ],
  [
    /^(?:what|which) digit is (?:in|at) the (?<p>[a-z-]+(?: thousands)?) place (?:of|in) (?:the number )?(?<n>\d{1,9}(?:\.\d{1,6})?)$/,
    digitAt,
  ],
  [
    /^(?:what(?: is|'s) )?the (?<p>ones|tens|hundreds|thousands|ten thousands|tenths|hundredths|thousandths) digit (?:of|in) (?:the number )?(?<n>\d{1,9}(?:\.\d{1,6})?)$/,
    digitAt,
  ],
  [
    /^(?<n>\d{1,9}(?:\.\d{1,6})?)的(?<p>个|十分|百分|千分|十万|百万|十|百|千|万)位(?:上的?)?(?:数字|数)?是(?:多少|几)$/,
    digitAt,
  ],
];

function worth({ n = "", d = "" }: Groups): Written | null {
  // Nobody knows which of two is meant.
  return n.split(d).length === 2 ? { kind: "worth", number: n, digit: d } : null;
}

function digitAt({ n = "", p = "" }: Groups): Written | null {
  const power = powerOf(p);
  const [whole = "", below = ""] = n.split(".");
  if (power === null || power >= whole.length || -power > below.length) return null;
  return { kind: "digitAt", number: n, power };
}

function toRoman({ n = "" }: Groups): Written | null {
  return Number(n) >= 1 && Number(n) <= ROMAN_MAX ? { kind: "toRoman", number: n } : null;
}

function fromRoman({ r = "" }: Groups): Written | null {
  return romanValue(r) === null ? null : { kind: "fromRoman", number: r.toUpperCase() };
}

function significantly(number: string, figures: number): Written | null {
  const value = Number(number);
  return value > 0 ? rounding(number, Math.floor(Math.log10(value)) + 1 - figures, figures) : null;
}

const patterns = sentences.map(([sentence, of]): [RegExp, (groups: Groups) => Written | null] => [
  new RegExp(`^(?:${sentence})$`, "u"),
  of,
]);

export function readWritten(question: Question): Written | null {
  if (question.text.length > LENGTH_MAX) return null;
  const bare = question.text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/[?.\s]+$/, "");
  const words = question.locale === "ch" ? bare.replaceAll(" ", "") : bare;
  const plain = plainOf(question).replace(/[,? ]+$/, "");
  for (const [list, text] of [
    [worths, words],
    [patterns, plain],
    [patterns, words],
  ] as const)
    for (const [pattern, of] of list) {
      const found = pattern.exec(text);
      const written = found && of((found.groups ?? {}) as Groups);
      if (written) return written;
    }
  return null;
}

import {
  type Answer,
  asked,
  foldCharacters,
  read,
  readChineseNumerals,
  readEnglishNumerals,
  withinBudget,
} from "@dripstone/checker/mathematics";
import type { Locale } from "@dripstone/contract/locale";
import { saidOtherwise } from "./reading/said-otherwise.ts";
import { type Shape, shapeOf } from "./reading/shape.ts";
import { underRoot } from "./reading/under-root.ts";
import { withoutWrapping } from "./reading/wrapping.ts";
import { asWritten } from "./reading/written.ts";

/** What a student asked, made ready for the topics. */
export type Question = {
  /** As it was typed. */
  original: string;
  /**
   * One form for each sign and blank: full-width and Unicode signs folded (`x²` is `x^{2}`, `½` is `\frac{1}{2}`, `，` is `,`),
   * traditional characters simplified; small letters stay what they are.
   */
  text: string;
  /** The text with numbers in words as digits: `three apples` is `3 apples`, 三个 is 3个, 百分之二十 is 20%. */
  counted: string;
  /** The language that it is written in. */
  locale: Locale;
  /** Every number written in it in digits, in order: a topic that reads the question has used each of them. */
  numbers: string[];
  /**
   * What is asked around its formulas, with `#` for each of them: `solve # for #`, `what # of #`. Words that say nothing
   * (please, 请问) are left out; null where a word is not known, as then nobody knows what is asked.
   */
  shape: string | null;
  /** The formulas of the shape, in order. */
  formulas: Formula[];
};

/** A formula in a sentence; `answer` is null where it cannot be read, or may be meant in two ways. */
export type Formula = { text: string; answer: Answer | null };

/** Longer texts are no school problem. */
const LENGTH_MAX = 4000;

const han = /\p{Script=Han}/u;
const digits = /\d+(?:\.\d+)?/g;
/** No number is written with so many characters; to share them out would take long. */
const longNumeral = /[零〇一二两三四五六七八九十百千万亿点]{25}/;
/** 2 的 8 次方, 2 的 -3 次方, 2 的负 3 次方 */
const spokenPower = /(?<=[\da-z)]) ?的 ?([-负]? ?\d{1,3}) ?次(?:方|幂)/gi;
/** `3x - 7 = 20 x=?`, `5x-8=12 x等于几`: the letter that is asked for is no factor. */
const askedAfter =
  /(?<=(?:=|等于|\bequals |\bis )[^=]{0,80}[\d)]) +(?=[a-z](?:(?:[,、和跟与 ]| and )[a-z])?(?: ?= ?(?:[?_▢]|$)| ?[各都]?(?:分别)?(?:等于|是|为|為|=)? ?(?:多少|几|什么|啥|哪)| (?:is|equals) ?(?:what\b|\?|$)))/gi;
/** `2a+3=11 a的值`; but `a=2, 求 5 a 的值` asks for a product. */
const valueAfter = /(?<=(?:=|等于)[^=,，;；。求]{0,80}[\d)]) +(?=[a-z] ?的值)/gi;
/** `3x-7=14 x`, where nobody who writes 3x would write a product so. */
const lastLetter = /(?<==(?:(?![a-z]{2})[^=,;，；一-龥]){0,80}\d) +(?=([a-z])[.?!\s]*$)/gi;
/** `√(x-3)=2x等于多少`: glued to the number before it, or nothing would be asked for. */
const gluedAfter = /(?<==[^=,，;；时]{0,80}\d) ?(?=[a-z] ?(?:等于|是) ?(?:多少|几|什么|啥)[^=]{0,8}$)/gi;
/** `{x+y=3, x-y=1`: what holds equations together is often left open. */
const openBrace = /^([^{}\\]{0,80})\{(?=[^{}\\]{1,60}=[^{}\\]{1,60}[,;，；][^{}\\]{1,60}=[^{}\\]{0,80}$)/;
/** "Add 5/6 and 3/8", "multiply 12 by 7". */
const spokenSum = /^(add|multiply) (-?\d[\d./ ]{0,12}?) (?:and|to|by) (-?\d[\d./ ]{0,12}\d|\d)[.?!]?$/i;
const sumSigns: Record<string, string> = { add: "+", multiply: "*" };
/** A number in scientific notation is one number: `3.6×10^7 divided by 9×10^3`. */
const scientificQuotient =
  /(?<![\d.)^*×÷/] ?)(\d(?:\.\d+)? ?[*×x·] ?10\^\{?-?\d{1,3}\}?) ?(?:÷|\/|\bdivided by\b|除以) ?(\d(?:\.\d+)? ?[*×x·] ?10\^\{?-?\d{1,3}\}?)(?![\d^])/gi;
const blanks = /\s+/gu;
/** "The lcm of 12 and 18 times 2", "factor 6x - 9, times 2": nobody knows of what. */
const goesOn =
  /\b(?:gcd|gcf|hcf|lcm|common (?:factor|divisor|multiple))\b[^.?!;]*\band \d+ (?:times|plus|minus|multiplied|divided)\b|\b(?:factor|expand|simplify|solve|gcd|gcf|hcf|lcm|find)\b[^.?!;]*[,;] ?(?:times|plus|minus|multiplied by|divided by) \d|[,;] ?(?:乘以?|加上?|减去?|除以) ?\d+[\s.。]*$/i;
/** Beside `÷`, `2/3` is one number: `3/4 ÷ 2/3`; and so is a fraction with letters: `(x+1)/x ÷ 1/(x-1)`. */
const fraction = /(?<![\d./])(?:\d+ )?\d+\/\d+(?![\d./])/g;
const letterFraction =
  /(?<![\da-z^)\]}/.])(?:\([^()]{1,60}\)|[\da-z^]{1,12}) ?\/ ?(?:\([^()]{1,60}\)|[\da-z^]{1,12})(?![\da-z^(/.])/gi;
/** So is what stands after it without a sign: `÷ 3x`. */
const letterTerm = /÷ ?((?:\d+|[a-z](?:\^\{?\d+\}?)?)(?:[a-z](?:\^\{?\d+\}?)?)+)(?![\w(^{])/gi;
/** "The square root of 4/9" is of the whole fraction. */
const rootOfFraction = /(?<=\bsquare root of )\d+ ?\/ ?\d+(?![\d./])/gi;
const chain = /\/ ?[\d.a-z]+ ?\//i;
/** "The discriminant of x^2-4x+1=0 divided by 4": after a sign that was typed, one in words (blanks on both sides) may be for the answer. */
const saidBehind = /[a-z][^=]*(?<! ) ?=(?! {2}) ?-?\d+(?:\.\d+)? {2}(?:[-+*÷/] +\d+(?:\.\d+)?|\^\{?\d\}?) *$/i;

/** Null for what is too long to be one question. */
export function readQuestion(original: string): Question | null {
  if (original.length > LENGTH_MAX) return null;
  const characters = foldCharacters(
    underRoot(asWritten(original).replace(openBrace, "$1")).replaceAll(/[\r\n]+/g, " ; "),
  )
    .text.replaceAll(blanks, " ")
    .replaceAll(askedAfter, ", ")
    .replaceAll(valueAfter, ", ")
    .replaceAll(lastLetter, (blank, letter: string, _, whole: string) =>
      new RegExp(`\\d${letter}`, "i").test(whole) ? ", " : blank,
    )
    .replaceAll(gluedAfter, ", ");
  const folded = saidOtherwise(withoutWrapping(characters))
    .replaceAll(rootOfFraction, "($&)")
    .replaceAll(scientificQuotient, "($1) ÷ ($2)")
    .replaceAll(spokenPower, (_, power: string) => `^{${power.replace("负", "-")}}`)
    .replace(spokenSum, (_, verb: string, a: string, b: string) => `${a} ${sumSigns[verb.toLowerCase()]} ${b}`);
  const text = withTimes(folded.replaceAll(" ; ", " ").trim());
  const isChinese = han.test(characters);
  const counted = countedIn(text);
  const shape: Shape | null = goesOn.test(text) ? null : (shapeOf(withTimes(folded)) ?? shapeOf(counted));
  return {
    original,
    text,
    counted,
    locale: isChinese ? "ch" : "en",
    numbers: text.match(digits) ?? [],
    shape: shape?.said ?? null,
    formulas: (shape?.formulas ?? []).map((formula) => ({ text: formula, answer: formulaOf(formula) })),
  };
}

const numbersListed = /(?<![\d,.])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/g;

/** `7 x 8`: between numbers only, and nowhere a letter. */
const withTimes = (text: string): string =>
  /\d x \d/i.test(text) && !/x/i.test(text.replaceAll(/(?<=\d) x (?=\d)/gi, "")) && !text.includes("=")
    ? text.replaceAll(/(?<=\d) x (?=\d)/gi, " * ")
    : text;

function countedIn(text: string): string {
  if (longNumeral.test(text)) return text;
  // "60 一共" is not 601.
  const parted = text
    .replaceAll(/(?<=\d) ?一共/g, "共")
    // 65、83、119 are three numbers, and no groups of digits.
    .replaceAll(numbersListed, (list) => (han.test(text) ? list.replaceAll(",", ", ") : list))
    // 1、2、3、4四个数字: four of them, and no 44.
    .replaceAll(/(?<=\d[、,，] ?\d)(?=[二两三四五六七八九](?:个(?:不同的?)?(?:数字|数)|张))/g, "这");
  const source = { text: parted, at: Array.from({ length: parted.length + 1 }, (_, index) => index) };
  return readEnglishNumerals(readChineseNumerals(source)).text;
}

function formulaOf(written: string): Answer | null {
  // Nobody knows whether `3/4 / 2/3` goes from left to right.
  if (chain.test(written) || saidBehind.test(written)) return null;
  const text = written.includes("÷")
    ? /[a-z]/i.test(written)
      ? written.replaceAll(letterFraction, "($&)").replaceAll(letterTerm, "÷($1)")
      : written.replaceAll(fraction, "($&)")
    : written;
  const found = withinBudget(() => read(text, asked(null, { units: false })));
  return found?.ok && found.met.size === 0 ? found.answer : null;
}

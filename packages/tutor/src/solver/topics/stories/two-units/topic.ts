import { boundedPattern } from "../../../../bounded-pattern.ts";
import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Said = { en: string; ch: string };
/** Two units, the larger of which holds so many of the smaller one, as they are met and as they are said. */
type Pair = { many: number; large: Unit; small: Unit };
type Unit = { met: string; one: string; more: string; ch: string };
type Asked = { pair: number; number: number };

const unit = (one: string, more: string, ch: string, met = `${one}|${more}`): Unit => ({ met, one, more, ch });
const days = unit("day", "days", "天", "days?|天|日");
const hours = unit("hour", "hours", "小时", "hours?|hrs?|个?小时|时");
const minutes = unit("minute", "minutes", "分钟", "minutes?|mins?|分钟?");
const meters = unit("meter", "meters", "米", "meters?|metres?|m|米");
const grams = unit("gram", "grams", "克", "grams?|g|克");
const feet = unit("foot", "feet", "英尺", "feet|foot|ft");

const pairs: Pair[] = [
  { many: 7, large: unit("week", "weeks", "个星期", "weeks?|个?星期|周"), small: days },
  { many: 60, large: hours, small: minutes },
  { many: 60, large: minutes, small: unit("second", "seconds", "秒", "seconds?|secs?|秒钟?") },
  { many: 24, large: days, small: hours },
  {
    many: 12,
    large: unit("year", "years", "年", "years?|年"),
    small: unit("month", "months", "个月", "months?|个?月"),
  },
  { many: 12, large: feet, small: unit("inch", "inches", "英寸", "inches|inch|in") },
  { many: 3, large: unit("yard", "yards", "码", "yards?|yd"), small: feet },
  {
    many: 16,
    large: unit("pound", "pounds", "磅", "pounds?|lbs?"),
    small: unit("ounce", "ounces", "盎司", "ounces?|oz"),
  },
  { many: 100, large: meters, small: unit("centimeter", "centimeters", "厘米", "centimeters?|cm|厘米") },
  { many: 1000, large: unit("kilometer", "kilometers", "千米", "kilometers?|km|千米|公里"), small: meters },
  { many: 1000, large: unit("kilogram", "kilograms", "千克", "kilograms?|kg|千克|公斤"), small: grams },
  {
    many: 1000,
    large: unit("liter", "liters", "升", "liters?|litres?|l|升"),
    small: unit("milliliter", "milliliters", "毫升", "milliliters?|ml|毫升"),
  },
  {
    many: 1000,
    large: unit("metric ton", "metric tons", "吨", "吨"),
    small: unit("kilogram", "kilograms", "千克", "千克|公斤"),
  },
  { many: 100, large: unit("dollar", "dollars", "美元", "dollars?"), small: unit("cent", "cents", "美分", "cents?") },
];

const turning =
  /(?<![a-z])(?:not|[a-z]+n't|each|every|per|than|twice|half|after|ago|before|older|younger|starts?|ends?|another|except|without|cost)(?![a-z])|[不没每比倍半再后前]|从|到/;

/** So much of a small unit in a large unit and it: days in weeks and days. */
export const twoUnits = defineTopic<Asked, Code>({
  name: "two-units",
  words,
  read: readUnits,
  work: ({ pair, number }) => {
    const { many, large, small } = pairs[pair] as Pair;
    const [whole, rest] = [Math.floor(number / many), number % many];
    if (whole < 1) return null;
    const shown = {
      many: `${many}`,
      number: `${number}`,
      whole: `${whole}`,
      rest: `${rest}`,
      ...unitsOf(large, small),
    };
    const steps: Step<Code>[] = [
      { code: "divide", values: shown },
      { code: "rest", values: shown },
    ];
    const answer = {
      en: `$${whole}$ ${whole === 1 ? large.one : large.more} and $${rest}$ ${rest === 1 ? small.one : small.more}`,
      ch: `$${whole}$ ${large.ch}零 $${rest}$ ${small.ch}`,
    };
    return {
      problem: {
        en: `$${number}$ ${small.more} in ${large.more} and ${small.more}`,
        ch: `$${number}$ ${small.ch}是几${large.ch}零几${small.ch}`,
      },
      steps,
      answer: { said: answer, key: keyOf(pairs[pair] as Pair, whole, rest) },
    };
  },
  // One large unit is taken away at a time.
  holds: ({ pair, number }, { key }) => {
    const { many } = pairs[pair] as Pair;
    let [left, whole] = [number, 0];
    for (; left >= many; left -= many) whole++;
    return key === keyOf(pairs[pair] as Pair, whole, left);
  },
  similar: ({ pair, number }) => ({ pair, number: number + 2 * (pairs[pair] as Pair).many + 1 }),
});

const unitsOf = (large: Unit, small: Unit): Record<string, Said> => ({
  large: { en: large.more, ch: large.ch },
  one: { en: large.one, ch: large.ch },
  small: { en: small.more, ch: small.ch },
});

const keyOf = ({ large, small }: Pair, whole: number, rest: number): string =>
  `${whole} ${whole === 1 ? large.one : large.more} ${rest} ${rest === 1 ? small.one : small.more}`;

function readUnits({ counted, locale }: Question): Asked | null {
  const story = counted
    .toLowerCase()
    .replaceAll(/\s+/g, locale === "ch" ? "" : " ")
    .replaceAll(/0(?=[几多])/g, "零");
  const told = story
    .replace(/^(平年|闰年)/, "")
    .replaceAll(/(?:根据)?(?:一|1)(?:年|天|周)(?=有|\d)/g, "")
    .replace(/第\d+/, "第#");
  const numbers = story.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const [only] = told.match(/\d+(?:[.,]\d+)*/g) ?? [];
  if (only === undefined || !/^\d{1,6}$/.test(only) || numbers.at(-1) !== only || turning.test(told)) return null;
  if (told.match(/\d+/g)?.length !== 1 || told.length > 160) return null;
  const found = pairs.flatMap((pair, nth) => (isAsked(told, pair) ? [nth] : []));
  return found.length === 1 ? { pair: found[0] as number, number: Number(only) } : null;
}

function isAsked(told: string, { large, small }: Pair): boolean {
  if (/\p{Script=Han}/u.test(told)) {
    const counts = "(?:多少|几)";
    return boundedPattern(
      `\\d+个?(?:${small.met})[^\\d]{0,16}?${counts}(?:个)?(?:整)?(?:${large.met})(?:零|又|,?还?余|,?还?剩|多|,|和|加)*${counts}(?:个)?(?:${small.met})(?:钟|呢|)[?.,。]*$`,
      "u",
    ).test(told);
  }
  const measure = new RegExp(`\\d+[ -]?(?:${small.met})(?![a-z])`);
  const both = new RegExp(
    `(?:how many|(?:in|to|into|as)(?: [a-z]+)??|convert|change) (?:whole |full |complete )?(?:${large.met}) and (?:how many )?(?:extra |left ?over |remaining )?(?:${small.met})(?![a-z])`,
  );
  return measure.test(told) && both.test(told);
}

import type { Question } from "../../../question.ts";
import { readPieces } from "../../../sentences/pieces.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { factorsOf } from "../prime-factors/factors.ts";
import { chineseGlue, chinesePieces } from "./chinese.ts";
import { type Condition, fits } from "./conditions.ts";
import { englishGlue, englishPieces } from "./english.ts";
import { nothingTold, type Pick, type Told, type Wanted } from "./told.ts";

/** Numbers of a range, what is told of each, and what is wanted of those that are found. */
export type Sought = {
  low: number;
  /** Null where they go on: then the smallest are wanted. */
  high: number | null;
  conditions: Condition[];
  pick: Pick | null;
  wanted: Wanted;
};

export const HIGH_MAX = 200_000;
const PICK_MAX = 20;
const DIVISORS_MAX = 200;
const LENGTH_MAX = 260;
/** "Each of 2, 3, 4, 5, and 6" is as many conditions. */
const CONDITIONS_MAX = 7;
const about =
  /divis|revers|factor|multipl|prime|composite|square|cube|digit|remainder|leaves|palindrom|odd|even|groups of|go into|coprime|co-prime|goes into|数字|互质|互素|个位|末位|因数|约数|倍数|整除|质数|素数|合数|平方数|立方数|位数|余|剩|1[包排组行袋盒箱队束]多\d|都少|都差|都缺|分给|一排|1排|奇数|偶数|回文/;
/** "Two digits that are both even" says it of the digits. */
const ofDigits = /(?<!whose |its |their |the )digits,? (?:that |which )?(?:are )?(?:both|all) (?:odd|even|prime)/;
/** "(Like 121 or 484)" asks for nothing. */
const sumOfTwo = /(?<=sum of )(?:a |any )?2-digit number(?= and (?:the|its) (?:number|reversal|reverse))/;
const ofTwo =
  /^(?<when>when |if )?(?<sum>(?:the )?sum of )?(?:both )?(?:the )?(?:2 )?digits of (?:(?:a|any|some|a certain) )?2-digit number/;
const example =
  / ?\((?:like|such as|e\.?g\.?,?|for example,?|例如|比如|如|像) ?[^()]{1,40}\)|,? (?:like|such as|e\.g\.|for example,?) \d+(?:(?:, | or | and )\d+)*$|,?(?:例如|比如|像) ?\d+(?:[,和或]\d+)*(?:这种|这样|等)?的?数?$/;

export function readSought(question: Question): Sought | null {
  const text = plainOf(question)
    .replace(example, "")
    .replace(/\b2 digit (?=number)/g, "2-digit ")
    .replaceAll("what's", "what is")
    .replace(sumOfTwo, "a 2-digit number")
    .replace(ofTwo, "2-digit number, $<when>$<sum>its digits");
  if (!about.test(text) || text.length > LENGTH_MAX || ofDigits.test(text)) return null;
  // "The sum of squares from 1 to 10" may be that of their squares.
  if (/\bsum of (?:all )?(?:the )?squares (?:from|up)\b/.test(text)) return null;
  const told =
    question.locale === "ch"
      ? readPieces(text.replaceAll(" ", ""), chinesePieces, chineseGlue, nothingTold())
      : readPieces(text, englishPieces, englishGlue, nothingTold());
  const asksForMore = question.locale === "ch" ? severalZh : several;
  return told && soughtOf(told, asksForMore.test(question.text.toLowerCase()));
}

/** More than one number is asked for. */
const several =
  /^(?!.*\b(?:number|integer|factor|divisor|multiple|square|cube|prime)\b(?! (?:numbers|factors|integers|divisors)\b))/;
const severalZh = /哪|可能|几个|多少个|所有|全部/;

function soughtOf(told: Told, plural: boolean): Sought | null {
  const { conditions, picks, wanted } = told;
  if (
    told.factors ||
    picks.length > 1 ||
    wanted.length > 1 ||
    told.digits.length > 1 ||
    conditions.length > CONDITIONS_MAX
  )
    return null;
  if (conditions.some(isSenseless) || conditions.length === 0) return null;
  const [digits] = told.digits;
  // "Three different digits" of a number of four may be three of them, or not.
  const length = digits ?? lengthOf(told);
  if (conditions.some((each) => each.is === "distinctDigits" && (each.of ?? length) !== length)) return null;
  // Tens and ones are all digits of a two-digit number only.
  const isOfTwo = conditions.some(({ is }) => ofTwoDigits.has(is));
  if (isOfTwo && length !== 2) return null;
  if (digits !== undefined && (digits < 1 || digits > 5)) return null;
  const factors = conditions.flatMap((each) => (each.is === "factor" ? [each.of] : []));
  const lows = [...told.low, ...(digits ? [digits === 1 ? 1 : 10 ** (digits - 1)] : [])];
  const highs = [...told.high, ...(digits ? [10 ** digits - 1] : []), ...factors];
  const high = highs.length > 0 ? Math.min(...highs) : null;
  const pick = picks[0] ?? null;
  // What is counted out in one way alone may be fewer than a group.
  if (told.counted && conditions.filter((each) => each.is === "rest").length < 2) return null;
  const least = told.counted ? leastCounted(conditions) : 0;
  if (least === null) return null;
  const low = Math.max(1, least, ...lows);
  const sought: Sought = {
    low,
    high,
    conditions,
    pick,
    wanted: wanted[0] ?? (pick ? (pick.many > 1 ? "list" : "only") : plural ? "list" : "only"),
  };
  if (high !== null && (high < low || high > HIGH_MAX)) return null;
  if (high === null && (pick?.end !== "smallest" || pick.many > PICK_MAX)) return null;
  if (pick && (pick.many < 1 || pick.many > PICK_MAX)) return null;
  // "The two largest" are no single number, and one is not added up.
  if (pick && pick.many === 1 && sought.wanted !== "only") return null;
  if (pick && (sought.wanted === "count" || (sought.wanted === "difference" && pick.many !== 2))) return null;
  if (!pick && (sought.wanted === "difference" || sought.wanted === "average")) return null;
  // These are asked for as a product.
  if (sought.wanted === "list" && !pick && conditions.length === 2 && isPrimeFactor(conditions)) return null;
  if (!told.distinct && countsTwice(conditions)) return null;
  const isOf = (number: number) => conditions.every((condition) => fits(number, condition));
  if (told.unsure.some((end) => end >= low && (high === null || end <= high) && isOf(end) && isPicked(end, sought)))
    return null;
  return isZeroAtIssue(told, sought) && isOf(0) ? null : sought;
}

/** The smallest of all needs not be an end that may be left out, which is greater. */
function isPicked(end: number, { low, conditions, pick }: Sought): boolean {
  if (pick?.end !== "smallest" || pick.many > 1 || pick.place) return true;
  for (let number = low; number < end; number++)
    if (conditions.every((condition) => fits(number, condition))) return false;
  return true;
}

/** So many that the largest group is filled; null where fewer would do, and nobody knows whether they are meant. */
function leastCounted(conditions: Condition[]): number | null {
  const rests = conditions.flatMap((each) => (each.is === "rest" ? [each] : []));
  const largest = Math.max(0, ...rests.map(({ by }) => by));
  if (new Set(rests.map(({ rest }) => rest)).size < 2) return largest;
  for (let number = 1; number < largest; number++) if (conditions.every((each) => fits(number, each))) return null;
  return 0;
}

const ofTwoDigits: ReadonlySet<Condition["is"]> = new Set([
  "turned",
  "withTurned",
  "tensOverOnes",
  "tensTimesOnes",
  "onesTimesTens",
] as const);

/** How many digits all numbers of a range have. */
function lengthOf({ low, high }: Told): number | undefined {
  const [from, to] = [`${Math.max(...low)}`.length, `${Math.min(...high)}`.length];
  return low.length > 0 && high.length > 0 && from === to ? from : undefined;
}

/** Of 12, some take the prime factors to be 2 and 3, and some 2, 2, and 3. */
const countsTwice = (conditions: Condition[]) =>
  isPrimeFactor(conditions) &&
  conditions.some((each) => each.is === "factor" && factorsOf(BigInt(each.of)).some(({ times }) => times > 1));

const isPrimeFactor = (conditions: Condition[]) =>
  ["prime", "factor"].every((is) => conditions.some((each) => each.is === is));

/** Whether 0 could be one of them, and would make a difference. */
function isZeroAtIssue({ low, zero, conditions, digits }: Told, { pick, wanted }: Sought): boolean {
  if (low.some((each) => each > 0) || digits.length > 0 || zero === "out") return false;
  if (conditions.some((each) => each.is === "multiple") && zero === "unsaid") return false;
  return pick
    ? pick.end === "smallest" && wanted === "list"
    : wanted === "count" || wanted === "list" || wanted === "product";
}

function isSenseless(condition: Condition): boolean {
  if (condition.is === "multiple") return condition.of.some((by) => by < 2 || by > HIGH_MAX);
  if (condition.is === "rest") return condition.by < 2 || condition.rest >= condition.by;
  if (condition.is === "coprime") return condition.to < 2;
  if (condition.is === "divisors") return condition.many < 1 || condition.many > DIVISORS_MAX;
  if (condition.is === "noFactorBelow") return condition.bound < 3;
  if (condition.is === "timesDigitSum" || condition.is === "timesDigitProduct") return condition.by < 1;
  if (condition.is === "turned") return condition.by === 0;
  if (condition.is === "tensTimesOnes" || condition.is === "onesTimesTens") return condition.by < 2;
  return condition.is === "factor" && (condition.of < 2 || condition.of > HIGH_MAX);
}

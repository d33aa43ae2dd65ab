import type { Solution } from "../solver/solution.ts";
import { isListOfValues } from "./numbers-rewritten.ts";

/** Two who are compared, as the story names them. */
type Compared = { larger: string; smaller: string };

/**
 * Whether a message says which of two numbers belongs to whom, as the story tells: `Leo is 9 and Emma is 12`, 乙19，甲31. Null where it names nobody, or
 * the story does not tell who has more.
 */
export function tellsWhoHasWhich(message: string, story: string, { answer }: Solution): boolean | null {
  if (!isOfTwo.test(answer.said.en) || message.length > LENGTH_MAX || isComparing.test(message)) return null;
  const [first, second] = answer.key.match(number) ?? [];
  const numbers = message.normalize("NFKC").match(number) ?? [];
  const isBoth =
    first !== undefined && second !== undefined && `${[first, second].sort()}` === `${[...numbers].sort()}`;
  if (isBoth && isListOfValues(message)) return true;
  const compared = comparedIn(story.normalize("NFKC"));
  if (!compared || first === undefined || second === undefined || numbers.length !== 2) return null;
  const named = numbersOf(message.normalize("NFKC"), compared);
  if (!named) return null;
  const [more, less] = Number(first) >= Number(second) ? [first, second] : [second, first];
  return Number(named.larger) === Number(more) && Number(named.smaller) === Number(less);
}

/** An answer that knows its numbers by their size alone. */
const isOfTwo = /(?=.*\bthe larger (?:one|number):)(?=.*\bthe smaller (?:one|number):)/;

const LENGTH_MAX = 120;
const number = /(?<![\d.])\d+(?:\.\d+)?/g;

const more = "older|more|taller|heavier|longer|bigger|larger|greater|higher|farther|further|richer|faster";
const fewer = "younger|less|fewer|shorter|lighter|smaller|lower|poorer|slower";

const timesInEnglish =
  /\b(?<one>[a-z]+) (?:is|has|had|got) (?:twice|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) times) as [a-z]+(?: (?!as\b)[a-z]+){0,3}? as (?<other>[a-z]+)/i;
const timesInChinese =
  /(?<one>\p{Script=Han}{1,3}?)(?:(?:有的|的)\p{Script=Han}{1,4}|数)是(?<other>\p{Script=Han}{1,3}?)数?的 ?[\d两二三四五六七八九十]+ ?倍/u;

/** “Leo is 9 and Emma is 3 years older” tells no second number. */
const isComparing = new RegExp(`\\b(?:${more}|${fewer}|than|times)\\b|[比多少倍]`, "i");

function comparedIn(story: string): Compared | null {
  const inEnglish = new RegExp(
    `\\b(?<one>[a-z]+)(?:'s \\w+)? (?:is|are|was|has|have|had|weighs|got|reads?|ran|costs?|scored|made|sold|bought|saved|collected) (?:\\$?\\d+(?:\\.\\d+)?)(?: (?!than|and)[a-z]+){0,3}? (?:(?<more>${more})|(?<fewer>${fewer}))(?: (?!than|and)[a-z]+){0,3}? than (?:the |a |an |his |her |their )?(?<other>[a-z]+)`,
    "i",
  ).exec(story)?.groups;
  const inChinese =
    /(?<one>[\p{Script=Han}]{1,3}?)(?:的[\p{Script=Han}]{1,4})?比(?<other>[\p{Script=Han}]{1,3}?)(?:的[\p{Script=Han}]{1,4})?(?:(?<more>[多大重高长贵])|(?<fewer>[少小轻矮短低]))(?=[了出]?\s?[\d一二两三四五六七八九十])/u.exec(
      story,
    )?.groups;
  const asMultiple = (timesInEnglish.exec(story) ?? timesInChinese.exec(story))?.groups;
  const { one, other, more: isMore } = inEnglish ?? inChinese ?? asMultiple ?? {};
  if (!one || !other || one.toLowerCase() === other.toLowerCase()) return null;
  return isMore || asMultiple ? { larger: one, smaller: other } : { larger: other, smaller: one };
}

/** The number of each: that beside the name, in every part of what is said. */
function numbersOf(message: string, names: Compared): Compared | null {
  const places = [names.larger, names.smaller].map((name) => placeOf(message, name));
  const [larger, smaller] = places;
  if (larger === undefined || smaller === undefined || larger < 0 || smaller < 0) return null;
  const numbers = [...message.matchAll(number)];
  const [first, second] = numbers;
  if (!first || !second) return null;
  const [before, after] = larger < smaller ? [larger, smaller] : [smaller, larger];
  const isNameFirst = before < first.index && first.index < after && after < second.index;
  const isNumberFirst = first.index < before && before < second.index && second.index < after;
  if (!isNameFirst && !isNumberFirst) return null;
  const [ofBefore, ofAfter] = [first[0], second[0]];
  return larger < smaller ? { larger: ofBefore, smaller: ofAfter } : { larger: ofAfter, smaller: ofBefore };
}

/** Where a name is said; a letter for it alone, too. */
function placeOf(message: string, name: string): number {
  if (/\p{Script=Han}/u.test(name)) return message.indexOf(name);
  return message.search(new RegExp(`\\b(?:${name}|${name[0]}(?= ?[:=]))`, "i"));
}

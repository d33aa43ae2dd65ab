import { readChineseNumerals, readEnglishNumerals } from "@dripstone/checker/mathematics";
import type { Operation } from "./sought.ts";

/** The numbers in a message, as they are written; those in words too where it has none in digits. */
export function numbersSaid(message: string): string[] {
  const text = message.normalize("NFKC").replaceAll("−", "-").replaceAll(fraction, "$1/$2").replaceAll(pronoun, "$1");
  return text.match(number) ?? inDigits(text).match(number) ?? [];
}

/** “Negative five” as `-5`: "minus five" may be something to do, and so it stays. */
export function withSigns(message: string): string {
  if (!/\bnegative\b/i.test(message)) return message;
  return inDigits(message).replaceAll(/\bnegative (?=[\da-z√](?![a-z]))/gi, "-");
}

/** "The second one", "a harder one": no number. */
const pronoun =
  /\b((?:the|this|that|which|another|other|each|every|first|second|third|last|next|harder|easier|bigger|larger|smaller|new|different|similar|same|last|only|more) )one\b/gi;
const fraction = /\\d?frac\s?\{?(\d+)\}?\s?\{?(\d+)\}?/g;
const number = /(?<![\d.)\]] ?|[a-z])-?\d+(?:\.\d+)?(?: ?\/ ?\d+)?%?|\d+(?:\.\d+)?(?: ?\/ ?\d+)?%?/g;

/** A text with its numbers in words as digits. */
export const inDigits = (text: string): string =>
  readEnglishNumerals(readChineseNumerals({ text, at: Array.from({ length: text.length + 1 }, (_, index) => index) }))
    .text;

/** The one number of a message that may be an answer, and is none of those that were asked about; null where there is none, or nobody can tell which. */
export function numberMeant(message: string, asked: string): string | null {
  const said = numbersSaid(message);
  const given = new Set(numbersSaid(asked));
  const own = [...new Set(said)].filter((number) => !given.has(number));
  const [only] = own.length > 0 ? own : [...new Set(said)];
  if (own.length === 1 || (own.length === 0 && new Set(said).size === 1)) return only ?? null;
  const [, last] =
    /.*(?:=|\bis|\bbe|是|为|得|等于) ?(-?\d+(?:\.\d+)?(?:\/\d+)?%?)(?!.*\d)/is.exec(message.normalize("NFKC")) ?? [];
  return last ?? null;
}

/** Whether a message begins with a yes or a no; null for neither. */
export function truthSaid(message: string): boolean | null {
  const text = plainWords(message);
  if (isNo.test(text)) return false;
  return isYes.test(text) ? true : null;
}

const isYes =
  /^(?:i (?:think|guess|believe) )?(?:so )?(?:it'?s |its |that'?s |thats )?(?:yes|yea|yeah|yep|yup|true|right|correct|always|sure|it (?:does|is|can)|they (?:do|are|can))\b|^(?:对|是的?|能|可以|会|成立|有|真|相等|正确|当然)(?!不|几|什|多)/;
const isNo =
  /^(?:i (?:think|guess|believe) )?(?:so )?(?:it'?s |its |that'?s |thats )?(?:no|nope|nah|not|false|wrong|never|none|it (?:doesn'?t|isn'?t|can'?t|can ?not|does not|is not)|they (?:don'?t|aren'?t))\b(?! (?:idea|sure|clue))|^(?:不(?:对|是|能|可以|行|会(?!做)|成立|相等|可能|存在)|没有(?!思路|头绪|想法|懂|听|看)|否|假|错)/;

/** The operations that a message names. */
export function operationsSaid(message: string): Operation[] {
  const text = plainWords(message);
  return (Object.keys(operations) as Operation[]).filter((name) => operations[name].test(text));
}

const operations: Record<Operation, RegExp> = {
  add: /\b(?:add(?:ing|ed)?|plus|addition)\b|^\+ ?\d|加/,
  subtract: /\b(?:subtract(?:ing|ed|ion)?|minus|take[ns]?(?: \w+)? (?:away|off)|taking|remove)\b|^- ?\d|减/,
  multiply: /\b(?:multipl(?:y|ying|ied)|times|multiplication)\b|^[*×] ?\d|乘/,
  divide: /\b(?:divid(?:e|ing|ed)|division|split)\b|^[/÷] ?\d|除/,
};

const plainWords = (message: string) =>
  message.normalize("NFKC").replaceAll("’", "'").replaceAll("−", "-").toLowerCase().trim();

/** What says that a number is not meant, or which of several is: nobody knows then what it answers. */
export const isTwofold = (message: string): boolean =>
  /\d\s?(?:or|或者?|还是)\s?-?\d/i.test(message) || isDenial(message);

/** What says that a number is not meant. */
export const isDenial = (message: string): boolean =>
  /\b(?:not|isn'?t|aint|wasn'?t) -?\d|(?<!是)不(?:是|等于) ?-?\d/i.test(message.replaceAll("’", "'"));

import { readChineseNumerals } from "./chinese.ts";
import { isNumberWord, readEnglishNumerals } from "./english.ts";
import { type Mapped, mapped, rewrite } from "./mapped.ts";
import { changesNumber } from "./sentences.ts";

/** `5 boxes with 3 left over`, `可以装9盒，还剩1个`, `商5余3`: a quotient and its remainder, as `5 remainder 3`. */
export function readLeftOver(source: Mapped): Mapped {
  const named = rewrite(
    source,
    /^q\s?=\s?(\d+)\s?[,;]?\s?(?:and )?r\s?=\s?(?=\d+$)/giu,
    ([, quotient]) => `${quotient} remainder `,
  );
  return named === source ? fromSentence(readEnglishNumerals(readChineseNumerals(source))) : named;
}

function fromSentence(source: Mapped): Mapped {
  const { text } = source;
  const [first, second, ...more] = [...text.matchAll(/\d+(?:\.\d+)?/gu)];
  if (!first || !second || more.length > 0) return source;
  const [before, between, after] = [
    text.slice(0, first.index),
    text.slice(first.index + first[0].length, second.index),
    text.slice(second.index + second[0].length),
  ];
  const isSaid = /\p{Script=Han}/u.test(text)
    ? leavesInChinese(before, between, after)
    : leavesInEnglish(before, between, after);
  if (!isSaid) return source;
  const parts: [string, number][] = [
    [first[0], source.at[first.index] ?? 0],
    [" remainder ", source.at[first.index + first[0].length] ?? 0],
    [second[0], source.at[second.index] ?? 0],
  ];
  const characters = parts.flatMap(([part]) => [...part]);
  const positions = parts.flatMap(([part, at]) => [...part].map(() => at));
  return mapped(characters, positions, source.at.at(-1) ?? 0);
}

const WORDS_MAX = 200;

/** 剩, 余 or 多 stands before the second number, and nothing denies. */
function leavesInChinese(before: string, between: string, after: string): boolean {
  if (before.length + between.length + after.length > WORDS_MAX) return false;
  const isPlain = [before, between, after].every(
    (part) => /^[\p{Script=Han}\s,.:;=]*$/u.test(part) && !changing.test(part),
  );
  return isPlain && /(?:剩|余数?|多)[下出了是为余:=]*\s*$/u.test(between);
}

const changing = /[不没无未缺差少约负又倍半几第减加乘折超]|分之|左右|以[上下内外]|上下/u;

/** `left`, `over` or `remaining` after the second number, or `remainder` before it. */
function leavesInEnglish(before: string, between: string, after: string): boolean {
  if (before.length + between.length + after.length > WORDS_MAX) return false;
  const [words, joint, rest] = [before, between, after].map(
    (part) => part.toLowerCase().match(/[a-z'-]+|[^\sa-z]/gu) ?? [],
  );
  if (!words || !joint || !rest || ![...words, ...joint, ...rest].every(isPlain)) return false;
  const isJoined = joint.some((word) => joining.has(word));
  return isJoined && (rest.some((word) => leaving.has(word)) || joint.some((word) => leaving.has(word)));
}

const isPlain = (word: string) =>
  /^(?:[a-z][a-z'-]*|[,.;:=])$/u.test(word) &&
  (leaving.has(word) || !changesNumber(word)) &&
  !lacking.has(word) &&
  !isNumberWord(word);

const joining = new Set(["with", "and", ",", ";", "has", "have", "is", "leaves", "leaving", "remainder"]);
const leaving = new Set(
  "left leftover leftovers over remaining remain remains remainder leaving leaves spare extra".split(" "),
);
const lacking = new Set(["short", "missing", "need", "needs", "needed"]);

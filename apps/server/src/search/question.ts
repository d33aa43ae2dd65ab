import { LRUCache } from "lru-cache";
import { fold } from "./fold.ts";
import { asMark } from "./vector.ts";
import { isHan, pairsOf, wordsOf } from "./words.ts";

/** What somebody looks for. */
export type Question = {
  /** The words that have to be there, as they are marked in an excerpt: an English one stands for all that begin like it. */
  words: readonly string[];
  /** What is one thing to whoever asks, though it was cut: Chinese such as `错题`, and a number with its sign, such as `$5`. */
  phrases: readonly string[];
  /** Of each of these, one has to be there. */
  needed: readonly (readonly Sought[])[];
  /** What makes a document better. */
  better: readonly Sought[];
  /** Its phrases, in pairs: what has them all stands before all else. */
  whole: readonly Sought[];
};

/** What is looked for among the words of documents: one, or all that begin like it. */
export type Sought = { word: string; begins: boolean };

/** More of them are no question any more; the rest is left out. */
const WORDS_MAX = 12;
/** From so many letters on, a word stands for all that begin like it. */
export const STEM_MIN = 4;

/** Reads a question; null when it has no words, such as `?!`. Of the marks, if any, one has to be there, too. */
export function readQuestion(text: string, marks: readonly string[] = []): Question | null {
  const key = JSON.stringify([text, marks]);
  const known = lately.get(key) ?? { question: readAnew(text, marks) };
  lately.set(key, known);
  return known.question;
}

/** A question is looked for in several places, and then in what is shown of each. */
const lately = new LRUCache<string, { question: Question | null }>({ max: 100 });

function readAnew(text: string, marks: readonly string[]): Question | null {
  const all = [...new Set(wordsOf(text))];
  const telling = all.filter((word) => !small.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, WORDS_MAX).map(stemOf);
  if (words.length === 0) return null;
  const oneOf = marks.map((mark) => exactly(asMark(mark)));
  const needed = [...(oneOf.length > 0 ? [oneOf] : []), ...words.flatMap(partsOf).map((part) => [part])];
  const together = (fold(text).match(/\p{Script=Han}+/gu) ?? []).flatMap(pairsOf).slice(0, PAIRS_MAX);
  const phrases = phrasesOf(text).slice(0, WORDS_MAX);
  return {
    ...{ words, needed },
    phrases: [...phrases, ...amountsOf(text)],
    better: onlyOnce([...words.map(asWord), ...together.map(exactly)]),
    whole: onlyOnce(phrases.flatMap(pairsOf).map(exactly)).slice(0, PAIRS_MAX),
  };
}

/** Numbers whose sign says what they are: money, or a part of a hundred. Of the sign nothing is known where they are looked for. */
const amountsOf = (text: string): string[] =>
  [...new Set(fold(text).match(/[$¥€£]\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*%/g))].slice(0, WORDS_MAX);

const onlyOnce = (all: readonly Sought[]): Sought[] => [...new Map(all.map((one) => [one.word, one])).values()];

const PAIRS_MAX = 20;

/** Chinese words that stand together in a question, but for those that say nothing. */
function phrasesOf(text: string): string[] {
  const cut = (fold(text).match(/\p{Script=Han}+/gu) ?? []).flatMap((together) => [...wordsOf(together), ""]);
  const phrases = [""];
  for (const word of cut) {
    if (word === "" || small.has(word)) phrases.push("");
    else phrases.push(`${phrases.pop() ?? ""}${word}`);
  }
  return [...new Set(phrases)].filter((phrase) => [...phrase].length > 1);
}

/** What a word has to have there: a longer Chinese one, every two characters of it. */
const partsOf = (word: string): Sought[] =>
  isHan(word) && [...word].length > 2 ? pairsOf(word).map(exactly) : [asWord(word)];

const exactly = (word: string): Sought => ({ word, begins: false });

const asWord = (word: string): Sought => ({ word, begins: isStem(word) });

/** Whether a word of a question stands for all that begin like it. */
export const isStem = (word: string) => /^[a-z]+$/.test(word) && word.length >= STEM_MIN;

/** `rabbits` and `rabbit's` look for `rabbit`, and so find all three. */
function stemOf(word: string): string {
  const stem = word.replace(/'s$/, "").replace(/(?<=[a-z]{4})s$/, "");
  return stem.length >= STEM_MIN ? stem : word;
}

/** Words that stand in nearly every text, and say nothing beside others. */
export const small = new Set([
  ..."a an and are as at be by can do does for from how i in is it me my of on or that the this to was what when why with you your".split(
    " ",
  ),
  ..."的 了 是 在 吗 呢 啊 吧 我 你 他 她 它 们 和 与 就 也 都 还 这 那 有 不 怎么 什么 为什么 请问 一个 我们".split(
    " ",
  ),
]);

import { fold } from "./fold.ts";
import { asMark, quoted } from "./vector.ts";
import { isHan, pairsOf, wordsOf } from "./words.ts";

/** What somebody looks for. */
export type Question = {
  /** The words that have to be there, as they are marked in an excerpt: an English one stands for all that begin like it. */
  words: readonly string[];
  /** Chinese that is one thing to whoever asks, though the dictionary has cut it: `错题`. */
  phrases: readonly string[];
  /** `tsquery` of what has to be there, and of what makes a document better. */
  needed: string;
  better: string;
  /** `tsquery` of its phrases, which what has them stands before all else for; null where there are none. */
  whole: string | null;
};

/** More of them are no question any more; the rest is left out. */
const WORDS_MAX = 12;
/** From so many letters on, a word stands for all that begin like it. */
const STEM_MIN = 4;

/** Reads a question; null when it has no words, such as `?!`. Of the marks, if any, one has to be there, too. */
export function readQuestion(text: string, marks: readonly string[] = []): Question | null {
  const all = [...new Set(wordsOf(text))];
  const telling = all.filter((word) => !small.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, WORDS_MAX).map(stemOf);
  if (words.length === 0) return null;
  const needed = [...oneOf(marks), ...words.map(neededFor)].join(" & ");
  const together = (fold(text).match(/\p{Script=Han}+/gu) ?? []).flatMap(pairsOf).slice(0, PAIRS_MAX);
  const better = [...new Set([...words.map(asWord), ...together.map(quoted)])].join(" | ");
  const phrases = phrasesOf(text).slice(0, WORDS_MAX);
  const whole = [...new Set(phrases.flatMap(pairsOf))].slice(0, PAIRS_MAX).map(quoted).join(" & ") || null;
  return { words, phrases, needed, better, whole };
}

const oneOf = (marks: readonly string[]): string[] =>
  marks.length > 0 ? [`(${marks.map((mark) => quoted(asMark(mark))).join(" | ")})`] : [];

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

function neededFor(word: string): string {
  if (!isHan(word) || [...word].length <= 2) return asWord(word);
  return `(${pairsOf(word).map(quoted).join(" & ")})`;
}

function asWord(word: string): string {
  return isStem(word) ? `${quoted(word)}:*` : quoted(word);
}

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

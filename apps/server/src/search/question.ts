import { withoutCommands } from "@dripstone/markdown";
import { LRUCache } from "lru-cache";
import { fold } from "./fold.ts";
import { asMark } from "./vector.ts";
import { findableIn, isHan, pairsOf, uncutWordsOf, wordsOf } from "./words.ts";

/** What somebody looks for. */
export type Question = {
  /** The words that have to be there, as they are marked in an excerpt, however they are written: an English one stands for all that begin like it. */
  words: readonly string[];
  /** What is one thing to whoever asks, though it was cut: Chinese such as `错题`, and a number with its sign, such as `$5`. */
  phrases: readonly string[];
  /** Of each of these, one has to be there. */
  needed: readonly (readonly Sought[])[];
  /** What makes a document better. */
  better: readonly Sought[];
  /** Its phrases, in pairs: what has them all stands before all else. */
  whole: readonly Sought[];
  /** What stands in quotes, each in words that have to follow each other. The index in memory knows of no places; the database does. */
  quoted?: readonly (readonly string[])[];
};

/** What is looked for among the words of documents: one, all that begin like it, or two that follow each other, with a space between them. */
export type Sought = { word: string; begins: boolean };

/** More of them are no question any more; the rest is left out. */
const WORDS_MAX = 12;
/** From so many letters on, a word stands for all that begin like it. */
export const STEM_MIN = 4;

/** Reads a question; null when it has no words, such as `?!`. Of the marks, if any, one has to be there, too. */
export function readQuestion(text: string, marks: readonly string[] = []): Question | null {
  const key = JSON.stringify([text, marks]);
  // Commands of formulas are words of nothing, unless somebody asks for one of them alone.
  const known = lately.get(key) ?? { question: readAnew(withoutCommands(text), marks) ?? readAnew(text, marks) };
  lately.set(key, known);
  return known.question;
}

/** A question is looked for in several places, and then in what is shown of each. */
const lately = new LRUCache<string, { question: Question | null }>({ max: 100 });

function readAnew(text: string, marks: readonly string[]): Question | null {
  const folded = fold(text);
  const inQuotes = quotedIn(folded);
  const all = [...new Set(folded.split(han).flatMap((part) => (isHan(part) ? joinedIn(part) : wordsOf(part))))];
  const telling = all.filter((word) => !small.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, WORDS_MAX).map(stemOf);
  if (words.length === 0) return null;
  const oneOf = marks.map((mark) => exactly(asMark(mark)));
  const besides = besidesOf(folded);
  const written = [...new Set([...besides.values()].flat().map(({ word }) => word))];
  const needed = [
    ...(oneOf.length > 0 ? [oneOf] : []),
    ...onlyOnce(inQuotes.flatMap(({ pairs }) => pairs.map(exactly))).map((pair) => [pair]),
    ...words.flatMap((word) => partsOf(word).map((part) => [part, ...(besides.get(word) ?? [])])),
  ];
  const together = (folded.match(/\p{Script=Han}+/gu) ?? []).flatMap(pairsOf).slice(0, PAIRS_MAX);
  const phrases = phrasesOf(text).slice(0, WORDS_MAX);
  return {
    words: [...words, ...written.flatMap((other) => [other, other.replace(" ", "-")])],
    needed,
    quoted: inQuotes.flatMap(({ inARow, isPair }) => (isPair ? [] : [inARow])),
    phrases: [...new Set([...phrases, ...inQuotes.map(({ phrase }) => phrase), ...amountsOf(text)])],
    better: onlyOnce([
      ...words.map(asWord),
      ...written.flatMap((other) => other.split(" ").map(exactly)),
      ...together.map(exactly),
    ]),
    whole: onlyOnce(phrases.flatMap(pairsOf).map(exactly)).slice(0, PAIRS_MAX),
  };
}

const han = /(\p{Script=Han}+)/u;

/**
 * The words of Chinese that stands together. Characters that the dictionary leaves over belong to each other, as in `错题`, and to the word beside
 * them, as in `蓝书包`, unless they are such as stand alone: of `求面积`, `求` may stand anywhere.
 */
function joinedIn(run: string): string[] {
  const joined: { word: string; isOpen: boolean }[] = [];
  for (const word of wordsOf(run)) {
    const isAlone = [...word].length === 1;
    const last = joined.at(-1);
    const mayJoin =
      last && !small.has(word) && !small.has(last.word) && [...last.word].length + [...word].length <= JOINED_MAX;
    const lastIsAlone = last?.isOpen;
    const joins =
      mayJoin &&
      (isAlone ? lastIsAlone || !particles.has(word) : lastIsAlone && !particles.has(last.word.at(-1) ?? ""));
    if (joins) {
      last.word += word;
      last.isOpen = isAlone;
    } else joined.push({ word, isOpen: isAlone });
  }
  return joined.map(({ word }) => word);
}

/** Longer than a word with what is left over beside it is nothing. */
const JOINED_MAX = 8;

/** What stands in quotes: as it is marked, its words one after another, and those of Chinese in pairs. One word, or one pair, needs no place. */
function quotedIn(folded: string): { phrase: string; inARow: string[]; pairs: string[]; isPair: boolean }[] {
  const found = Array.from(
    folded.matchAll(inQuotes),
    (match) =>
      match
        .slice(1)
        .find((it) => it !== undefined)
        ?.trim() ?? "",
  );
  return found.slice(0, WORDS_MAX).flatMap((phrase) => {
    const inARow = findableIn(phrase).flatMap(({ word }) => (isHan(word) && [...word].length > 1 ? [] : word));
    const pairs = phrase.split(han).flatMap((part) => (isHan(part) ? pairsOf(part) : []));
    return inARow.length > 1 ? [{ phrase, inARow, pairs, isPair: phrase === pairs[0] }] : [];
  });
}

const inQuotes = /(?<![a-z\d])"([^"]+)"(?![a-z\d])|“([^”]+)”|「([^」]+)」/g;

/** By words of letters and of digits, how they are written otherwise: `amc8`, and `amc 8`. */
function besidesOf(folded: string): Map<string, Sought[]> {
  const besides = new Map<string, Sought[]>();
  const note = (word: string, other: string) => besides.set(word, [...(besides.get(word) ?? []), exactly(other)]);
  for (const word of uncutWordsOf(folded)) {
    const [, one, other] = /^(?:([a-z]+(?=\d)|\d+(?=[a-z])))([a-z]+|\d+)$/.exec(word) ?? [];
    if (one && other) note(word, `${one} ${other}`);
  }
  for (const [, one = "", other = ""] of folded.matchAll(apart)) {
    if (/^\d/.test(one) === /^\d/.test(other)) continue;
    note(stemOf(one), one + other);
    note(stemOf(other), one + other);
  }
  return besides;
}

/** Two words with nothing but a space or a hyphen between them; the second one is the first of the next two. */
const apart = /(?<![a-z\d])([a-z]+|\d+)(?=[ -]([a-z]+|\d+)(?![a-z\d]))/g;

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

/** Characters that tell nothing where they stand alone. */
export const particles = new Set(
  "的了是在吗呢啊吧我你他她它们和与就也都还这那有不个多少会能要想去来说对没用做求解算等为以及或让请道题数上下中大小几很又再才把被给从到得地着过前后里外出入写看听读问答好坏全每各只条张块次件本位名两一二三四五六七八九十百千万可该应老总最更太真快慢却但而跟比像当则若使将向由于之其此某谁哪啥呀哦嘛您分开停变成走跳找放拿打叫知学教选怎什",
);

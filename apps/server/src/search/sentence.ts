import { isEveryday } from "@dripstone/tutor";
import { fold } from "./fold.ts";
import { small } from "./question.ts";
import sameMeaning from "./same-meaning.json" with { type: "json" };
import { asMark, quoted } from "./vector.ts";
import { isHan, pairsOf, wordsOf } from "./words.ts";

/** What somebody asks in a sentence, of which not every word will stand in what answers it. */
export type Sentence = {
  /** Its telling words, as they are marked in an excerpt. */
  words: readonly string[];
  /** `tsquery` of what a document has at the least. */
  needed: string;
  /** `tsquery` of each telling word, and of the same in a title. */
  each: readonly { anywhere: string; inTitle: string }[];
};

/** The words that tell most; the rest of a long story is left out. */
const WORDS_MAX = 8;
/** More are not asked for together: each makes the question many times as long. */
const TOGETHER_MAX = 3;

/** Reads a sentence in either language; null when it has no telling words, such as `3x + 5 = 20` and `thank you`. */
export function readSentence(text: string): Sentence | null {
  const telling = wordsOf(text.replaceAll(command, " ")).filter(isTelling).map(rootOf);
  const words = [...new Set([...telling, ...talkedAbout(text)])]
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, WORDS_MAX);
  const [only, second] = words;
  if (only === undefined) return null;
  const each = words.map((word) => ({ anywhere: anyOf(word, ""), inTitle: anyOf(word, ":A") }));
  const together = Math.min(TOGETHER_MAX, Math.ceil(words.length / 2 + 0.5));
  const needed =
    second === undefined
      ? `${exactly(only)} | ${quoted(asMark(aboutMark(only)))}`
      : atLeast(
          together,
          each.map(({ anywhere }) => anywhere),
        );
  return { words, needed, each };
}

const command = /\\[a-zA-Z]+/g;

/** What a document is about may be marked by a word, which is enough then to find it. */
export const aboutMark = (word: string) => `about:${rootOf(word)}`;

/** Characters that are named: `“的、得、地”`. Any other that stands alone is what the dictionary has left over. */
function talkedAbout(text: string): string[] {
  const folded = fold(text);
  return folded.match(hanTogether.test(folded) ? named : /\p{Script=Han}/gu) ?? [];
}

const hanTogether = /\p{Script=Han}{2}/u;
const named = /(?<=[“"'「、])\p{Script=Han}(?=[”"'」、])/gu;

function isTelling(word: string): boolean {
  if (small.has(word) || talk.has(word) || (isEveryday(word) && !ofMathematics.has(word))) return false;
  return isHan(word) ? [...word].length > 1 : /^[a-z][a-z']+$/.test(word);
}

/** What stands around a question, whatever it is about. */
const talk = new Set([
  ..."understand explain difference example examples stuck confused hint lot greater i'm don't doesn't can't what's that's it's isn't hey hmm".split(
    " ",
  ),
  ..."怎样 区分 区别 应该 容易 东西 一些 有没有 是不是 为啥 哪里 前面 后面 里面 上面 下面 帮我".split(" "),
]);

/** What any problem may say, and a question of mathematics may be about. */
const ofMathematics = new Set("count counting side sides".split(" "));

/** What `solve`, `solves`, `solving` and `solved` have in common. */
function rootOf(word: string): string {
  if (!/^[a-z']+$/.test(word)) return word;
  return word
    .replace(/'s?$/, "")
    .replace(/(?<=[a-z]{3})ies$/, "y")
    .replace(/(?<=[a-z]{4})(?:ing|ed|es|e)$|(?<=[a-z]{3})(?<!s)s$/, "")
    .replace(/(?<=[a-z]{2}([bdgmnprt]))\1$/, "");
}

/** A Chinese character tells about as much as three letters. */
const weightOf = (word: string) => (isHan(word) ? 3 : 1) * [...word].length;

/** A word, and what means the same. */
function anyOf(word: string, weight: "" | ":A"): string {
  return `(${[word, ...sameAs(word)].map((one) => formsOf(one, weight)).join(" | ")})`;
}

const sameAs = (word: string): string[] =>
  (groups.find((group) => group.includes(word)) ?? []).filter((other) => other !== word);

/** From so many letters on, what words have in common stands for all that begin like it. */
const PREFIX_MIN = 5;

function formsOf(word: string, weight: "" | ":A"): string {
  if (isHan(word) && [...word].length === 1) return `${quoted(word)}:A`;
  if (isHan(word))
    return `(${pairsOf(word)
      .map((pair) => `${quoted(pair)}${weight}`)
      .join(" & ")})`;
  if (word.length >= PREFIX_MIN) return `${quoted(word)}:*${weight && "A"}`;
  return ["", "s", "es", "ed", "ing", "e"].map((end) => `${quoted(word + end)}${weight}`).join(" | ");
}

/** A word that is all that is told of a question has to be the title's: `count` finds counting, but no countdown. */
function exactly(word: string): string {
  if (isHan(word)) return anyOf(word, ":A");
  const last = word.at(-1) ?? "";
  const forms = ["", "s", "'s", "e", "es", "ed", "ing", `${last}ing`, `${last}ed`].map((end) => word + end);
  const same = sameAs(word).map((one) => formsOf(one, ":A"));
  return [...same, ...[...forms, word.replace(/y$/, "ies")].map((form) => `${quoted(form)}:A`)].join(" | ");
}

/** So many of these, whichever. */
function atLeast(count: number, of: readonly string[]): string {
  if (count === 1) return `(${of.join(" | ")})`;
  if (of.length === count) return `(${of.join(" & ")})`;
  const [first = "", ...rest] = of;
  return `((${first} & ${atLeast(count - 1, rest)}) | ${atLeast(count, rest)})`;
}

const groups = sameMeaning.map((group) => group.map(rootOf));

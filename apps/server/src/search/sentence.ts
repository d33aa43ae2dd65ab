import { rootOf, sameAs, tellingWords } from "./telling-words.ts";
import { asMark, quoted } from "./vector.ts";
import { isHan, pairsOf } from "./words.ts";

/** What somebody asks in a sentence, of which not every word will stand in what answers it. */
export type Sentence = {
  /** Its telling words, as they are marked in an excerpt. */
  words: readonly string[];
  /** `tsquery` of what a document has at the least. */
  needed: string;
  /** `tsquery` of each telling word, and of the same in a title. */
  each: readonly { anywhere: string; inTitle: string }[];
  /** `tsquery` of what puts a title before another one: `8`, where AMC 8 is asked about; null where there is none. */
  better: string | null;
  isChinese: boolean;
};

/** More are not asked for together: each makes the question many times as long. */
const TOGETHER_MAX = 3;

/** Reads a sentence in either language; null when it has no telling words, such as `3x + 5 = 20` and `thank you`. */
export function readSentence(text: string): Sentence | null {
  const { words, numbers } = tellingWords(text);
  if (words.length === 0) return null;
  const isNaming = words.every((word) => isHan(word) && word.length === 1);
  const each = words.map((word) => ({
    anywhere: `(${anyOf(word, isNaming ? ":A" : "")} | ${about(word)})`,
    inTitle: `(${anyOf(word, ":A")} | ${about(word)})`,
  }));
  const together = Math.min(TOGETHER_MAX, Math.ceil(words.length / 2 + 0.5));
  const any = each.map(({ anywhere }) => anywhere);
  const better = numbers.map((number) => `${quoted(number)}:A`).join(" | ") || null;
  const needed = words.length === 1 ? words.map((word) => alone(word, numbers)).join("") : atLeast(together, any);
  return { words, needed, each, better, isChinese: /\p{Script=Han}/u.test(text) };
}

/** What a document is about may be marked by a word, which is enough then to find it. */
export const aboutMark = (word: string) => `about:${rootOf(word)}`;

/** Whether a document is about a word, or about what means the same: that says as much as a title. */
const about = (word: string): string =>
  [word, ...sameAs(word)].map((one) => quoted(asMark(aboutMark(one)))).join(" | ");

/** A word that is all that is told of a question stands in the title, beside one of the question's numbers if those are no usual ones. */
function alone(word: string, numbers: readonly string[]): string {
  const unusual = numbers.filter((number) => number.length > 1).map(quoted);
  const beside = unusual.length > 0 ? ` & (${unusual.join(" | ")})` : "";
  return `(${exactly(word)})${beside} | ${about(word)}`;
}

/** `count` finds counting, but no countdown. */
function exactly(word: string): string {
  if (isHan(word)) return anyOf(word, ":A");
  const last = word.at(-1) ?? "";
  const forms = ["", "s", "'s", "e", "es", "ed", "ing", `${last}ing`, `${last}ed`].map((end) => word + end);
  const same = sameAs(word).map((one) => formsOf(one, ":A"));
  return [...same, ...[...forms, word.replace(/y$/, "ies")].map((form) => `${quoted(form)}:A`)].join(" | ");
}

/** A word, and what means the same. */
const anyOf = (word: string, weight: "" | ":A"): string =>
  `(${[word, ...sameAs(word)].map((one) => formsOf(one, weight)).join(" | ")})`;

/** From so many letters on, what words have in common stands for all that begin like it. */
const PREFIX_MIN = 5;

function formsOf(word: string, weight: "" | ":A"): string {
  if (isHan(word) && word.length === 1) return `${quoted(word)}${weight}`;
  if (isHan(word)) {
    const pairs = pairsOf(word).map((pair) => `${quoted(pair)}${weight}`);
    return `(${pairs.join(" & ")})`;
  }
  if (word.length >= PREFIX_MIN) return `${quoted(word)}:*${weight && "A"}`;
  return ["", "s", "es", "ed", "ing", "e"].map((end) => `${quoted(word + end)}${weight}`).join(" | ");
}

/** So many of these, whichever. */
function atLeast(count: number, of: readonly string[]): string {
  if (count === 1) return `(${of.join(" | ")})`;
  if (of.length === count) return `(${of.join(" & ")})`;
  const [first = "", ...rest] = of;
  return `((${first} & ${atLeast(count - 1, rest)}) | ${atLeast(count, rest)})`;
}

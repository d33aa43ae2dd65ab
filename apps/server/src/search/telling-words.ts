import { withoutCommands } from "@dripstone/markdown";
import { isEveryday } from "@dripstone/tutor";
import { fold } from "./fold.ts";
import { particles, small } from "./question.ts";
import sameMeaning from "./same-meaning.json" with { type: "json" };
import { isHan, wordsOf } from "./words.ts";

/** More of them are a story, of which the rest is left out. */
const WORDS_MAX = 8;

/** The words of a sentence that tell what it is about, those that tell most first; and its numbers. */
export function tellingWords(text: string): { words: string[]; numbers: string[] } {
  const folded = fold(withoutCommands(text));
  const terms = longTerms.filter((term) => folded.includes(term));
  const rest = terms.reduce((left, term) => left.replaceAll(term, " "), folded);
  const all = [...terms, ...wordsOf(rest)];
  const whole = all.filter(isTelling).map(rootOf);
  // Beside other words a character that stands alone is mostly what the dictionary has left over.
  const alone = whole.length > 1 ? [] : all.filter((word) => isHan(word) && word.length === 1 && !particles.has(word));
  const characters = whole.length === 1 ? alone : namedIn(folded);
  const words = [...new Set([...whole, ...characters])].toSorted((a, b) => weightOf(b) - weightOf(a));
  const numbers = all.filter((word) => /^\d+$/.test(word));
  return { words: words.slice(0, WORDS_MAX), numbers: numbers.slice(0, WORDS_MAX) };
}

/** What `solve`, `solves`, `solving` and `solved` have in common. */
export function rootOf(word: string): string {
  if (!/^[a-z']+$/.test(word)) return word;
  return word
    .replace(/'s?$/, "")
    .replace(/(?<=[a-z]{3})ies$/, "y")
    .replace(/(?<=[a-z]{4})(?:ing|ed|es|e)$|(?<=[a-z]{3})(?<!s)s$/, "")
    .replace(/(?<=[a-z]{2}([bdgmnprt]))\1$/, "");
}

/** Other words for the same, as far as school has them. */
export const sameAs = (word: string): string[] =>
  (groups.find((group) => group.includes(word)) ?? []).filter((other) => other !== word);

const groups = sameMeaning.map((group) => group.map(rootOf));

/** Words that a dictionary may cut: 机器人. */
const longTerms = sameMeaning.flat().filter((word) => isHan(word) && word.length > 2);

/** Characters that are talked about: `“的、得、地”`, and those in an English sentence. */
function namedIn(folded: string): string[] {
  if (/\p{Script=Han}{2}/u.test(folded)) return folded.match(/(?<=[“"'「、])\p{Script=Han}(?=[”"'」、])/gu) ?? [];
  return /[a-z]{3}/.test(folded) ? (folded.match(/\p{Script=Han}/gu) ?? []) : [];
}

function isTelling(word: string): boolean {
  if (small.has(word) || talk.has(word) || (isEveryday(word) && !ofMathematics.has(word))) return false;
  return isHan(word) ? word.length > 1 : /^[a-z][a-z']+$/.test(word);
}

/** What stands around a question, whatever it is about. */
const talk = new Set([
  ..."understand explain difference example examples stuck confused hint lot ready prepare first last second third number numbers i'm don't doesn't can't what's that's it's isn't hey hmm".split(
    " ",
  ),
  ..."怎样 区分 区别 应该 容易 东西 一些 有没有 是不是 为啥 哪里 前面 后面 入手 准备 我的 你的 里面 上面 下面 帮我".split(
    " ",
  ),
]);

/** What any problem may say, and a question of mathematics may be about. */
const ofMathematics = new Set("count counting side sides".split(" "));

/** A Chinese character tells about as much as three letters. */
const weightOf = (word: string) => (isHan(word) ? 3 : 1) * word.length;

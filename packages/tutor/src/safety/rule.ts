import { plainWords } from "./hearing/plain-words.ts";

/** Names of word classes, written `{name}` in a rule, with the words of each, `|` between them. */
export type Classes = Record<string, string>;

/** A text as it was heard, and in pieces of about a sentence. */
export type Said = { whole: string; pieces: readonly string[] };

/** Whether a text says what is looked for. */
export type Rule = (said: Said) => boolean;

/**
 * English rules. One is a row of words: `a|b` either, `a_b` two words, `a?` may be left out, `~3` up to three words of the same
 * sentence, `!a|b` none of these comes next, `{name}` a class, `.` the end of a sentence. Or it is `a & b - c`: a row and another one
 * in the same piece of text, in any order, without a third. Gaps are bounded, so that a rule passes over a text once.
 */
export const englishRules = (classes: Classes, rules: readonly string[]): Rule[] =>
  rules.map((rule) => ruleOf(rule, (row) => englishPattern(classes, row)));

/** Chinese rules: as in a regular expression, with `~3` for up to three characters of the same sentence, and classes, `&` and `-`. */
export const chineseRules = (classes: Classes, rules: readonly string[]): Rule[] =>
  rules.map((rule) => ruleOf(rule, (row) => chinesePattern(classes, row)));

export const englishPattern = (classes: Classes, row: string): RegExp =>
  new RegExp(` ${filledIn(row, classes).split(" ").map(step).join("")}`);

export const chinesePattern = (classes: Classes, row: string): RegExp =>
  new RegExp(filledIn(row, classes, (words) => `(?:${words})`).replaceAll(/~(\d+)/g, "[^。]{0,$1}"), "u");

function ruleOf(rule: string, pattern: (row: string) => RegExp): Rule {
  const [wanted = "", ...unwanted] = rule.split(" - ");
  const all = wanted.split(" & ").map(pattern);
  const none = unwanted.map(pattern);
  const [only] = all;
  if (only && all.length === 1 && none.length === 0) return ({ whole }) => only.test(whole);
  return ({ pieces }) =>
    pieces.some((piece) => all.every((one) => one.test(piece)) && !none.some((one) => one.test(piece)));
}

function step(written: string): string {
  const gap = /^~(\d+)$/.exec(written)?.[1];
  if (gap) return `(?:[^ .]+ ){0,${gap}}`;
  const words = (text: string) => `(?:${text.split("|").flatMap(plainly).join("|")}) `;
  if (written.startsWith("!")) return `(?!${words(written.slice(1))})`;
  return written.endsWith("?") ? `(?:${words(written.slice(0, -1))})?` : words(written);
}

/** An alternative as it stands in a text that was heard: filling words are not there. */
function plainly(alternative: string): string[] {
  const words = alternative.split("_").flatMap(plainWords);
  return words.length > 0 ? [words.join(" ").replaceAll(/[.*]/g, "\\$&")] : [];
}

/** Classes may be made of classes. */
function filledIn(rule: string, classes: Classes, put = (words: string) => words): string {
  let filled = rule;
  while (filled.includes("{")) {
    const [from, to] = [filled.lastIndexOf("{"), filled.indexOf("}", filled.lastIndexOf("{"))];
    const words = classes[filled.slice(from + 1, to)];
    if (words === undefined) throw new Error(`No class in the rule ${rule}`);
    filled = filled.slice(0, from) + put(words) + filled.slice(to + 1);
  }
  return filled;
}

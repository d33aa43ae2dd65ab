import { mayHold } from "@dripstone/contact-data";
import { boundedPattern } from "../bounded-pattern.ts";
import { plainWords } from "./hearing/plain-words.ts";

/** Names of word classes, written `{name}` in a rule, with the words of each, `|` between them. */
export type Classes = Record<string, string>;

/** A text as it was heard, and in pieces of about a sentence; and all of these together, by which is seen what need not be looked for. */
export type Said = { whole: string; pieces: readonly string[]; all: string };

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
  new RegExp(
    ` ${row
      .split(" ")
      .map((place) => step(classes, place))
      .join("")}`,
  );

export const chinesePattern = (classes: Classes, row: string): RegExp =>
  boundedPattern(filledIn(classes, row).replaceAll(/~(\d+)/g, "[^。]{0,$1}"), "u");

function ruleOf(rule: string, pattern: (row: string) => RegExp): Rule {
  const [wanted = "", ...unwanted] = rule.split(" - ");
  const all = wanted.split(" & ").map(pattern);
  const none = unwanted.map(pattern);
  const [only] = all;
  if (only && all.length === 1 && none.length === 0) return (said) => mayHold(said.all, only) && only.test(said.whole);
  return (said) =>
    all.every((one) => mayHold(said.all, one)) &&
    said.pieces.some((piece) => all.every((one) => one.test(piece)) && !none.some((one) => one.test(piece)));
}

function step(classes: Classes, place: string): string {
  const gap = /^~(\d+)$/.exec(place)?.[1];
  if (gap) return `(?:[^ .]+ ){0,${gap}}`;
  if (place.startsWith("!")) return `(?!${anyOf(classes, place.slice(1))} )`;
  return place.endsWith("?") ? `(?:${anyOf(classes, place.slice(0, -1))} )?` : `${anyOf(classes, place)} `;
}

/** Alternatives as they stand in a text that was heard: filling words are not there. */
function anyOf(classes: Classes, alternatives: string): string {
  const word = (written: string) => {
    const name = /^\{(\w+)\}$/.exec(written)?.[1];
    return name
      ? [anyOf(classes, wordsOf(classes, name))]
      : plainWords(written).map((plain) => plain.replaceAll(/[.*]/g, "\\$&"));
  };
  const all = alternatives.split("|").map((alternative) => parted(alternative).flatMap(word).join(" "));
  return `(?:${all.filter(Boolean).join("|")})`;
}

/** `a_{b_c}_d` has three parts. */
const parted = (alternative: string): string[] => alternative.match(/\{\w+\}|[^_{}]+/g) ?? [];

const filledIn = (classes: Classes, row: string): string =>
  row.replaceAll(/\{([a-z]\w*)\}/gi, (_, name: string) => `(?:${filledIn(classes, wordsOf(classes, name))})`);

function wordsOf(classes: Classes, name: string): string {
  const words = classes[name];
  if (words === undefined) throw new Error(`No class of words is called ${name}`);
  return words;
}

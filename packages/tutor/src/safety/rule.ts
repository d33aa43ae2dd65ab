import { plainWords } from "./hearing/plain-words.ts";
import { neededCharacters } from "./needed.ts";

/** Names of word classes, written `{name}` in a rule, with the words of each, `|` between them. */
export type Classes = Record<string, string>;

/** A text as it was heard, and in pieces of about a sentence. */
export type Said = { whole: string; pieces: readonly string[] };

/** Tells whether a text says what is looked for, which is not in a text that has none of a place's words or characters. */
export type Rule = { isIn: (said: Said) => boolean; needed: readonly ReadonlySet<string>[] };

/**
 * English rules. One is a row of words: `a|b` either, `a_b` two words, `a?` may be left out, `~3` up to three words of the same
 * sentence, `!a|b` none of these comes next, `{name}` a class, `.` the end of a sentence. Or it is `a & b - c`: a row and another one
 * in the same piece of text, in any order, without a third. Gaps are bounded, so that a rule passes over a text once.
 */
export const englishRules = (classes: Classes, rules: readonly string[]): Rule[] =>
  rules.map((rule) => ({
    isIn: ruleOf(rule, (row) => englishPattern(classes, row)),
    needed: wantedIn(rule).flatMap((row) => neededWords(classes, row)),
  }));

/** Chinese rules: as in a regular expression, with `~3` for up to three characters of the same sentence, and classes, `&` and `-`. */
export const chineseRules = (classes: Classes, rules: readonly string[]): Rule[] =>
  rules.map((rule) => ({
    isIn: ruleOf(rule, (row) => chinesePattern(classes, row)),
    needed: wantedIn(rule).flatMap((row) => neededCharacters(chinesePattern(classes, row).source)),
  }));

const wantedIn = (rule: string): string[] => rule.split(" - ")[0]?.split(" & ") ?? [];

/**
 * Whether any of these rules hears something. Each is only tried on texts that have a word, or a character, of its rarest place: what children
 * write of mathematics has hardly any.
 */
export function anyOfRules(rules: readonly Rule[]): (said: Said, parts: ReadonlySet<string>) => boolean {
  const common = new Map<string, number>();
  for (const part of rules.flatMap(({ needed }) => needed.flatMap((place) => [...place])))
    common.set(part, (common.get(part) ?? 0) + 1);
  const weightOf = (place: ReadonlySet<string>) => [...place].reduce((sum, part) => sum + (common.get(part) ?? 0), 0);
  const tried = new Map<string, Rule[]>();
  const always: Rule[] = [];
  for (const rule of rules) {
    const [rarest] = rule.needed.toSorted((one, other) => weightOf(one) - weightOf(other));
    if (!rarest) always.push(rule);
    for (const part of rarest ?? []) tried.set(part, [...(tried.get(part) ?? []), rule]);
  }
  return (said, parts) => {
    const asked = new Set(always);
    for (const part of parts) for (const rule of tried.get(part) ?? []) asked.add(rule);
    return [...asked].some((rule) => rule.isIn(said));
  };
}

export const englishPattern = (classes: Classes, row: string): RegExp =>
  new RegExp(
    ` ${row
      .split(" ")
      .map((place) => step(classes, place))
      .join("")}`,
  );

export const chinesePattern = (classes: Classes, row: string): RegExp =>
  new RegExp(filledIn(classes, row).replaceAll(/~(\d+)/g, "[^。]{0,$1}"), "u");

function ruleOf(rule: string, pattern: (row: string) => RegExp): Rule["isIn"] {
  const [wanted = "", ...unwanted] = rule.split(" - ");
  const all = wanted.split(" & ").map(pattern);
  const none = unwanted.map(pattern);
  const [only] = all;
  if (only && all.length === 1 && none.length === 0) return ({ whole }) => only.test(whole);
  return ({ pieces }) =>
    pieces.some((piece) => all.every((one) => one.test(piece)) && !none.some((one) => one.test(piece)));
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

/** The first words of what fills each place of a row that is not left out. */
const neededWords = (classes: Classes, row: string): ReadonlySet<string>[] =>
  row
    .split(" ")
    .filter((place) => !/^[~!]|\?$/.test(place))
    .map((place) => new Set(firstWords(classes, place)))
    .filter((words) => words.size > 0);

function firstWords(classes: Classes, alternatives: string): string[] {
  return alternatives.split("|").flatMap((alternative) => {
    for (const part of parted(alternative)) {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      const words = name ? firstWords(classes, wordsOf(classes, name)) : plainWords(part).slice(0, 1);
      if (words.length > 0) return words;
    }
    return [];
  });
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

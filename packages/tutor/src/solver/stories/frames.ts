import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../question.ts";
import { type Literals, literalsOf, mayFit } from "../reading/literals.ts";
import { courtesies } from "./courtesies.ts";
import { foldStory } from "./fold.ts";
import { type Quantity, quantityIn, quantityPattern, unitSlotPattern } from "./quantities.ts";
import { sceneAt } from "./scenes.ts";
import { anyUnitSign, type Unit, unitOfSign, unitSign } from "./units.ts";

/**
 * What can be said in a story, by what it says. In a phrase `<speed>` is a number with or without its unit, `<place:word>` (`<_:word>`) one
 * word, `<what:noun>` what something is called, in up to three words, `<off:percent>` a percentage, `<left:tenths>` 八折, `<parts:ratio>` a ratio, `<each:per>` the unit of a price (千克 in 每千克),
 * `<data:list>` numbers in a row, `<a:point>` a point, `<asked:unit>` a unit, `<~>` words that tell nothing and `<~.>` such words up to the clause's end, `<.>` a clause's end, `[…]` may be left out, `(…|…)` is a choice; the rest is as in a regular
 * expression without repetition.
 */
export type Frames = Record<string, string[]>;

/** A phrase that was met, with what stood in its places. */
export type Fact = {
  says: string;
  numbers: Record<string, Quantity>;
  words: Record<string, string>;
  units: Record<string, Unit>;
};

type Frame = { says: string; phrase: string; literals: Literals; pattern: RegExp | null };

/** Reads a story as a row of known phrases: null if anything in it is no such phrase. */
export type StoryReader = (question: Question) => Fact[] | null;

/** No school problem is longer, and each phrase is tried at each place. */
const LENGTH_MAX = 800;
const STEPS_MAX = 4000;

/** `about`: a pattern that every such story has somewhere in it. */
export function storyReader(about: string, frames: Frames): StoryReader {
  const topic = new RegExp(about, "u");
  let all: Frame[] | null = null;
  return ({ text }) => {
    if (text.length > LENGTH_MAX) return null;
    const story = foldStory(text);
    if (story.length > LENGTH_MAX || !topic.test(story)) return null;
    all ??= framesOf(frames);
    const hasHan = hanSign.test(story);
    return readFrom(
      story,
      all.filter(({ literals }) => mayFit(literals, story, hasHan)),
    );
  };
}

const hanSign = /\p{Script=Han}/u;

const framesOf = (frames: Frames): Frame[] =>
  [...Object.entries(frames), ["", courtesies] as const].flatMap(([says, phrases]) =>
    phrases.map((phrase): Frame => ({ says, phrase, literals: literalsOf(phrase), pattern: null })),
  );

const joint = /(?:[\s,.;:?!、~()]|(?:and|then|but|so|now)(?![a-z'])|那么|而且|并且|然后|且|则|又|但)*/uy;
/** Some words of one clause that tell nothing: no number is among them, and nothing that could change what the others tell. */
const gapTelling =
  "(?:and|or|boys?|girls?|opposite|different|toward|towards|away|no|not|never|half|twice|double|triple|times|more|less|fewer|than|except|without|only|ago|later|left|remaining|gave|gives?|lost|lose|other|another|how|what|which|when|if|percent|instead|again|back)(?![a-z])";
const gapPattern = `(?:(?:(?!(?<![a-z])${gapTelling}|n't)[a-z' -]|一[些批堆群起样定共直班箱袋位名家条根座段侧边旁端张本次地]|[一二三四五六1-6]年级(?:[一二三四五六\\d]班)?|[^\\s\\d.,;:?!()%/^a-zA-Z\\uE000-\\uE0FF不没无半倍比多少剩余再又各如若几第前后每一二两三四五六七八九十百千只最和与或男女反背]){0,45}?)`;
/** Where someone is, or what for: "at the school play". */
const placePattern =
  "(?:,? (?:at|in|on|for|from|to|of|with|around|near|into) (?:the |an? |his |her |my |our |their |this )?[a-z]+(?:'s)?(?: [a-z]+){0,1}?)?";
const wordPattern =
  "(?!(?:not|no|more|less|twice|half|double|each|every|other|than|times|per|without|except)(?![a-z]))[a-z]{1,20}";

/** Words that change what is told: none of them is a part of a thing's name. */
const telling =
  "not|no|more|less|fewer|twice|half|double|triple|each|every|other|than|times|per|without|except|all|only|most|least|both|either|neither|remaining|left|rest|" +
  "another|again|and|or|of|is|are|was|were|be|to|if|how|what|which|when|then|but|at|in|on|by|for|from|with|that|who|as|does|do|did|has|have|had|after|before|" +
  "it|its|they|he|she|next|ago|now|total|together|same|different|percent|average|mean|so|first|second|third|cost|costs|sold|bought|buys|buy|gives|gave|give|" +
  "sum|difference|product|ratio|square|length|width|perimeter|area|number|numbers|will|can|would|must|also|about|one";
const nounWord = `(?!(?:${telling})(?![a-z]))[a-z]+(?:-[a-z]+)?`;
const nounHan =
  "(?![不没多少倍半每比剩余共后前再又各都或和与是的有第几如若先同从到被把将按还最个只支要需付卖花在])\\p{Script=Han}";
const nounPattern = `(?:(?:(?:an?|the|his|her|my|some|this) )?${nounWord}(?: ${nounWord}){0,2}|(?:${nounHan}){1,6})`;

const isUnitSign = new RegExp(`^${anyUnitSign}$`);
const perPattern =
  "(?:kilogram|kg|pound|lb|ounce|oz|gram|liter|litre|l|gallon|meter|yard|foot|hour|day|week|minute|mile|kilometer|km)(?![a-z])|千克|公斤|克|升|米|吨|小时|天|分钟|千米|" +
  anyUnitSign;

const item = "(?:-?\\d+(?:\\.\\d+)?|x)(?![\\d%/^a-z]|\\.\\d)";
const listPattern = `${item}(?:(?:分?[,、和]分?| ?, ?and | and |, | ,| )${item}){1,40}`;
const pointPattern = "\\( ?-?\\d+(?:\\.\\d+)? ?, ?-?\\d+(?:\\.\\d+)? ?\\)";

function compile(phrase: string): RegExp {
  const source = phrase
    .replaceAll("[", "(?:")
    .replaceAll("]", ")?")
    .replaceAll(/\((?!\?)/g, "(?:")
    .replaceAll("<_:place>", placePattern)
    .replaceAll("<~.>", `${gapPattern}(?=\\s*(?:[,.;:?!]|$))`)
    .replaceAll("<~>", gapPattern)
    .replaceAll("<.>", "(?=\\s*(?:[,.;:?!]|$))")
    .replaceAll("<_:word>", wordPattern)
    .replaceAll(/<(\w+):word>/g, `(?<word_$1>${wordPattern})`)
    .replaceAll(/<(\w+):han>/g, "(?<word_$1>\\p{Script=Han}{1,4}?)")
    .replaceAll("<_:noun>", nounPattern)
    .replaceAll(/<(\w+):noun>/g, `(?<word_$1>${nounPattern})`)
    .replaceAll(/<(\w+):percent>/g, "(?<percent_$1>\\d{1,4}(?:\\.\\d{1,4})?) ?(?:%|percent(?![a-z]))")
    .replaceAll(/<(\w+):tenths>/g, "(?<tenths_$1>[1-9一二三四五六七八九](?:\\.?[1-9五])?)折")
    .replaceAll(
      /<(\w+):ratio>/g,
      "(?<word_$1>\\d{1,4} ?: ?\\d{1,4}(?: ?: ?\\d{1,4})?|\\d{1,4} to \\d{1,4})(?!\\d|\\.\\d)",
    )
    .replaceAll(/<(\w+):per>/g, `(?<per_$1>${perPattern})`)
    .replaceAll(/<(\w+):list>/g, `(?<word_$1>${listPattern})`)
    .replaceAll(/<(\w+):point>/g, `(?<word_$1>${pointPattern})`)
    .replaceAll(/<(\w+):unit>/g, (_, name) => unitSlotPattern(name))
    .replaceAll(/<(\w+)>/g, (all, name) =>
      /^(?:word|unit|per|percent|tenths)_/.test(name) ? all : quantityPattern(name),
    );
  // It ends where a word ends.
  return new RegExp(`(?:${source})(?!(?<=[a-z0-9])[a-z0-9])`, "uy");
}

function readFrom(story: string, frames: Frame[]): Fact[] | null {
  const dead = new Set<number>();
  let steps = 0;
  const read = (from: number): Fact[] | null => {
    joint.lastIndex = from;
    const at = from + (joint.exec(story)?.[0].length ?? 0);
    if (at >= story.length) return [];
    if (dead.has(at) || ++steps > STEPS_MAX) return null;
    for (const { end, fact } of factsAt(story, at, frames)) {
      const rest = read(end);
      if (rest) return fact.says ? [fact, ...rest] : rest;
    }
    const scene = sceneAt(story, at);
    const afterScene = scene > at ? read(scene) : null;
    if (afterScene) return afterScene;
    dead.add(at);
    return null;
  };
  return read(0);
}

/** What can be said from here on, the longest first. */
function factsAt(story: string, at: number, frames: Frame[]): { end: number; fact: Fact }[] {
  return frames
    .flatMap((frame) => {
      const { says } = frame;
      // Compiled when a story may have it: most phrases are met seldom.
      frame.pattern ??= compile(frame.phrase);
      const { pattern } = frame;
      pattern.lastIndex = at;
      const match = pattern.exec(story);
      if (!match?.[0]) return [];
      const fact = factOf(says, match.groups ?? {});
      return fact ? [{ end: at + match[0].length, fact }] : [];
    })
    .sort((a, b) => b.end - a.end);
}

function factOf(says: string, groups: Record<string, string | undefined>): Fact | null {
  const fact: Fact = { says, numbers: {}, words: {}, units: {} };
  for (const [group, written] of Object.entries(groups)) {
    const [, kind, name] = /^(number|word|unit|per|percent|tenths)_(\w+)$/.exec(group) ?? [];
    if (!kind || !name || written === undefined) continue;
    if (kind === "word") fact.words[name] = written;
    if (kind === "unit" || kind === "per") {
      const unit = unitOfSign(kind === "per" && !isUnitSign.test(written) ? unitSign(written) : written);
      if (!unit) return null;
      fact.units[name] = unit;
    }
    if (kind === "percent") fact.numbers[name] = { value: decimalIn(written), unit: null, pi: false };
    if (kind === "tenths") fact.numbers[name] = { value: percentOfTenths(written), unit: null, pi: false };
    if (kind === "number") {
      const quantity = quantityIn(name, groups);
      if (!quantity) return null;
      fact.numbers[name] = quantity;
    }
  }
  return fact;
}

function decimalIn(written: string): q.Rational {
  const [whole = "", decimals = ""] = written.split(".");
  return q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** 八折 is 80 percent, 八五折 and 8.5折 are 85. */
const percentOfTenths = (written: string): q.Rational => {
  const figures = [...written]
    .filter((sign) => sign !== ".")
    .map((sign) => Math.max(chinese.indexOf(sign), 0) || Number(sign));
  return q.rational(BigInt(figures.join("").padEnd(2, "0")));
};
const chinese = "零一二三四五六七八九";

import { q } from "@dripstone/checker/mathematics";
import { boundedPattern } from "../../bounded-pattern.ts";
import type { Question } from "../question.ts";
import { type Literals, literalsOf, mayFit } from "../reading/literals.ts";
import { courtesies } from "./courtesies.ts";
import { foldStory } from "./fold.ts";
import { type Quantity, quantityIn, quantityPattern, unitSlotPattern } from "./quantities.ts";
import { sceneAt } from "./scenes.ts";
import { anyUnitSign, type Unit, unitOfSign, unitSign } from "./units.ts";

/**
 * What can be said in a story, by what it says. In a phrase `<speed>` is a number with or without its unit, `<place:word>` (`<_:word>`) one
 * word, `<what:noun>` what something is called, in up to three words, `<off:percent>` a percentage, `<a:who>` who or which (a name, room b, 甲队, 第一筐), `<part:share>` a fraction or a percentage of something, `<left:tenths>` 八折, `<parts:ratio>` a ratio, `<each:per>` the unit of a price (千克 in 每千克),
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

/** The first way to read a story. `about`: a pattern that every such story has somewhere in it. */
export function storyReader(about: string, frames: Frames): StoryReader {
  const read = readingsOf(about, frames);
  return (question) => {
    for (const reading of read(question)) return reading;
    return null;
  };
}

/** All ways to read a story as a row of phrases, those of the longest phrases first. `prepared`: what the topic leaves out before. */
export function readingsOf(
  about: string,
  frames: Frames,
  prepared: (story: string) => string = (story) => story,
): (question: Question) => Iterable<Fact[]> {
  const topic = new RegExp(about, "u");
  let all: Frame[] | null = null;
  return ({ text }) => {
    if (text.length > LENGTH_MAX) return [];
    const story = prepared(foldStory(text));
    if (story.length > LENGTH_MAX || !topic.test(story)) return [];
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

const kin = "sister|brother|friend|cousin|mom|dad|aunt|uncle|class|grade|team";
const whoPattern =
  `(?:(?:the|his|her|my|an?) )?(?:(?:little |big |older |younger |twin |best )?(?:${kin}) (?=[a-z]))?` +
  "(?!(?:how|what|if|and|but|while|he|she|it|they|there|who|which|also|only|then|each|every|not|you|we|i)(?![a-z]))" +
  `[a-z]{1,14}(?: (?:[a-h1-9]|${kin})(?![a-z0-9]))?|小\\p{Script=Han}|第[一二三123](?:\\p{Script=Han}){1,2}|${nounHan}(?:\\p{Script=Han}){0,3}?`;

const isUnitSign = new RegExp(`^${anyUnitSign}$`);
const perPattern =
  "(?:kilogram|kg|pound|lb|ounce|oz|gram|liter|litre|l|gallon|meter|yard|foot|hour|day|week|minute|mile|kilometer|km)(?![a-z])|千克|公斤|克|升|米|吨|小时|天|分钟|秒钟?|千米|" +
  anyUnitSign;

const item = "(?:-?\\d+(?:\\.\\d+)?|x)(?![\\d%/^a-z]|\\.\\d)";
const listPattern = `${item}(?:(?:分?[,、和]分?| ?, ?and | and |, | ,| )${item}){1,40}`;
const pointPattern = "\\( ?-?\\d+(?:\\.\\d+)? ?, ?-?\\d+(?:\\.\\d+)? ?\\)";

/** At a stop, and before what is told next: "and 35 pages on sunday", "and then he". */
const clauseEnd =
  "(?=\\s*(?:[,.;:?!]|$)| and (?:then |he |she |it |they |(?=[^.;?]*[\\d$]|(?:half|a third|a quarter) )))";

function compile(phrase: string): RegExp {
  const source = phrase
    .replaceAll("[", "(?:")
    .replaceAll("]", ")?")
    .replaceAll(/\((?!\?)/g, "(?:")
    .replaceAll("<_:place>", placePattern)
    .replaceAll("<~.>", gapPattern + clauseEnd)
    .replaceAll("<~>", gapPattern)
    .replaceAll("<.>", clauseEnd)
    .replaceAll("<_:word>", wordPattern)
    .replaceAll(/<(\w+):word>/g, `(?<word_$1>${wordPattern})`)
    .replaceAll(/<(\w+):han>/g, "(?<word_$1>\\p{Script=Han}{1,4}?)")
    .replaceAll("<_:noun>", nounPattern)
    .replaceAll(/<(\w+):noun>/g, `(?<word_$1>${nounPattern})`)
    .replaceAll(/<(\w+):percent>/g, "(?<percent_$1>\\d{1,4}(?:\\.\\d{1,4})?) ?(?:%|percent(?![a-z]))")
    .replaceAll("<_:who>", `(?:${whoPattern})`)
    .replaceAll(/<(\w+):who>/g, (_, name) => `(?<word_${name}>${whoPattern})`)
    .replaceAll(/<(\w+):share>/g, (_, name) => `(?<share_${name}>${sharePattern})`)
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
      /^(?:word|unit|per|percent|tenths|share)_/.test(name) ? all : quantityPattern(name),
    );
  // It ends where a word ends.
  return boundedPattern(`(?:${source})(?!(?<=[a-z0-9])[a-z0-9])`, "uy");
}

function* readFrom(story: string, frames: Frame[]): Generator<Fact[]> {
  const dead = new Set<number>();
  let steps = 0;
  const read = function* (from: number): Generator<Fact[]> {
    joint.lastIndex = from;
    const at = from + (joint.exec(story)?.[0].length ?? 0);
    if (at >= story.length) yield [];
    if (at >= story.length || dead.has(at) || ++steps > STEPS_MAX) return;
    let isRead = false;
    for (const { end, fact } of factsAt(story, at, frames))
      for (const rest of read(end)) {
        isRead = true;
        yield fact.says ? [fact, ...rest] : rest;
      }
    const scene = sceneAt(story, at);
    if (scene > at)
      for (const rest of read(scene)) {
        isRead = true;
        yield rest;
      }
    if (!isRead) dead.add(at);
  };
  yield* read(0);
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
    const [, kind, name] = /^(number|word|unit|per|percent|tenths|share)_(\w+)$/.exec(group) ?? [];
    if (!kind || !name || written === undefined) continue;
    if (kind === "word") fact.words[name] = written;
    if (kind === "unit" || kind === "per") {
      const unit = unitOfSign(kind === "per" && !isUnitSign.test(written) ? unitSign(written) : written);
      if (!unit) return null;
      fact.units[name] = unit;
    }
    if (kind === "percent") fact.numbers[name] = { value: decimalIn(written), unit: null, pi: false };
    if (kind === "share") fact.numbers[name] = { value: valueOfShare(written), unit: null, pi: false };
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

const sharePattern =
  "(?<![\\d/.])\\d{1,3}/\\d{1,3}(?![\\d/]| ?[\\uE000-\\uE0FF])|(?:(?:one|a)[- ])?(?:half|third|quarter|fourth|fifth)(?![a-z-])|一半|\\d{1,3}(?:\\.\\d{1,4})?(?:%| percent(?![a-z]))";
const shareWords = ["half", "third", "fourth", "fifth"];

function valueOfShare(written: string): q.Rational {
  if (written === "一半") return q.rational(1n, 2n);
  const [, above, below] = /^(\d+)\/(\d+)$/.exec(written) ?? [];
  if (above && below) return q.divide(q.rational(BigInt(above)), q.rational(BigInt(below))) ?? q.ZERO;
  const [number] = /^[\d.]+/.exec(written) ?? [];
  if (number) return q.multiply(decimalIn(number), q.rational(1n, 100n));
  const word = written.replace(/^(?:one|a)[- ]/, "").replace("quarter", "fourth");
  return q.rational(1n, BigInt(shareWords.indexOf(word) + 2));
}

/** 八折 is 80 percent, 八五折 and 8.5折 are 85. */
const percentOfTenths = (written: string): q.Rational => {
  const figures = [...written]
    .filter((sign) => sign !== ".")
    .map((sign) => Math.max(chinese.indexOf(sign), 0) || Number(sign));
  return q.rational(BigInt(figures.join("").padEnd(2, "0")));
};
const chinese = "零一二三四五六七八九";

import type { Question } from "../question.ts";
import { courtesies } from "./courtesies.ts";
import { foldStory } from "./fold.ts";
import { type Quantity, quantityIn, quantityPattern, unitSlotPattern } from "./quantities.ts";
import { type Unit, unitOfSign } from "./units.ts";

/**
 * What can be said in a story, by what it says. In a phrase `<speed>` is a number with or without its unit, `<place:word>` (`<_:word>`) one
 * word, `<data:list>` numbers in a row, `<a:point>` a point, `<asked:unit>` a unit, `[…]` may be left out, `(…|…)` is a choice; the rest is as in a regular expression without repetition.
 */
export type Frames = Record<string, string[]>;

/** A phrase that was met, with what stood in its places. */
export type Fact = {
  says: string;
  numbers: Record<string, Quantity>;
  words: Record<string, string>;
  units: Record<string, Unit>;
};

type Frame = { says: string; pattern: RegExp };

/** Reads a story as a row of known phrases: null if anything in it is no such phrase. */
export type StoryReader = (question: Question) => Fact[] | null;

/** No school problem is longer, and each phrase is tried at each place. */
const LENGTH_MAX = 800;
const STEPS_MAX = 4000;

/** `about`: a pattern that every such story has somewhere in it. */
export function storyReader(about: string, frames: Frames): StoryReader {
  const topic = new RegExp(about, "u");
  let compiled: Frame[] | null = null;
  return ({ text }) => {
    if (text.length > LENGTH_MAX) return null;
    const story = foldStory(text);
    if (story.length > LENGTH_MAX || !topic.test(story)) return null;
    compiled ??= compiledFrames(frames);
    return readFrom(story, compiled);
  };
}

const compiledFrames = (frames: Frames): Frame[] =>
  [...Object.entries(frames), ["", courtesies] as const].flatMap(([says, phrases]) =>
    phrases.map((phrase): Frame => ({ says, pattern: compile(phrase) })),
  );

const joint = /(?:[\s,.;:?!、~()]|(?:and|then|but|so|now)(?![a-z'])|那么|而且|并且|然后|且|则|又|但)*/uy;
const wordPattern =
  "(?!(?:not|no|more|less|twice|half|double|each|every|other|than|times|per|without|except)(?![a-z]))[a-z]{1,20}";

const item = "(?:-?\\d+(?:\\.\\d+)?|x)(?![\\d%/^a-z]|\\.\\d)";
const listPattern = `${item}(?:(?:分?[,、和]分?| ?, ?and | and |, | ,| )${item}){1,40}`;
const pointPattern = "\\( ?-?\\d+(?:\\.\\d+)? ?, ?-?\\d+(?:\\.\\d+)? ?\\)";

function compile(phrase: string): RegExp {
  const source = phrase
    .replaceAll("[", "(?:")
    .replaceAll("]", ")?")
    .replaceAll(/\((?!\?)/g, "(?:")
    .replaceAll("<_:word>", wordPattern)
    .replaceAll(/<(\w+):word>/g, `(?<word_$1>${wordPattern})`)
    .replaceAll(/<(\w+):han>/g, "(?<word_$1>\\p{Script=Han}{1,4}?)")
    .replaceAll(/<(\w+):list>/g, `(?<word_$1>${listPattern})`)
    .replaceAll(/<(\w+):point>/g, `(?<word_$1>${pointPattern})`)
    .replaceAll(/<(\w+):unit>/g, (_, name) => unitSlotPattern(name))
    .replaceAll(/<(\w+)>/g, (all, name) =>
      name.startsWith("word_") || name.startsWith("unit_") ? all : quantityPattern(name),
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
    dead.add(at);
    return null;
  };
  return read(0);
}

/** What can be said from here on, the longest first. */
function factsAt(story: string, at: number, frames: Frame[]): { end: number; fact: Fact }[] {
  return frames
    .flatMap(({ says, pattern }) => {
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
    const [, kind, name] = /^(number|word|unit)_(\w+)$/.exec(group) ?? [];
    if (!kind || !name || written === undefined) continue;
    if (kind === "word") fact.words[name] = written;
    if (kind === "unit") {
      const unit = unitOfSign(written);
      if (!unit) return null;
      fact.units[name] = unit;
    }
    if (kind === "number") {
      const quantity = quantityIn(name, groups);
      if (!quantity) return null;
      fact.numbers[name] = quantity;
    }
  }
  return fact;
}

import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../figures/amount.ts";
import type { Question } from "../question.ts";
import type { TopicWords, Working } from "../solution.ts";
import { defineTopic, type Reader } from "../topic.ts";
import { numbersOf } from "./facts.ts";
import { type Fact, type Frames, readingsOf } from "./frames.ts";
import type { Quantity } from "./quantities.ts";
import { answerIn, answerOfEach } from "./said.ts";
import { commonUnit, inUnit } from "./unit-of-all.ts";
import { squared, type Unit } from "./units.ts";

type Named = Record<string, q.Rational>;
type Reckoned = (numbers: Named) => q.Rational | null | undefined;

/** What a step reckons with, for words that serve every step of its sort: the names of two numbers, or numbers, and what is found. */
type Line = { a: string; b: string; what: Record<"en" | "ch", string> };

/** One kind of story: what it tells, how the answer is found step by step, and how it is tried. */
export type StoryKind<Code extends string> = {
  /** The facts that it is told in: these and no others, each once or more often; one with `?` may be missing, `a|b` is either. */
  tells: string[];
  /** Its numbers: these and no others. The names in one group are measured in one unit; those that stand alone have none. */
  numbers: (string | string[])[];
  /** What is asked, by what the numbers look like. */
  problem(shown: Record<string, string>): Working<Code>["problem"];
  /** Each step names one more number, and says how it follows from those before; null where it makes no sense. */
  steps: [code: Code, name: string, reckoned: Reckoned, line?: Line][];
  /** The name of the number that is asked for, and the group (by its first name) whose unit it has. */
  answer: { name: string; unit?: string; squared?: boolean; percent?: true };
  /** Where several numbers are asked for: all of them, in this order. */
  each?: { name: string; en: string; ch: string }[];
  /** A name of the group whose unit stands behind every "per". */
  per?: string;
  /** Whether the answer fits the story, by another way than the steps. */
  fits(numbers: Named): boolean;
  /** The numbers that may be doubled together for another example. */
  doubled: string[];
  /** Names of numbers that must be whole. */
  whole?: string[];
  /** A step that is none where the number of that name is 1: what one costs is told already. */
  idle?: { step: Code; where: string };
};

type Told = { kind: number; numbers: Named; unit: Unit | null };

/** A topic of stories in which each number is told by its place in a phrase. */
export function defineStories<Code extends string>(topic: {
  name: string;
  words: TopicWords<Code>;
  /** A pattern that every such story has somewhere in it. */
  about: string;
  frames: Frames;
  kinds: StoryKind<Code>[];
  /** Whether what is said of people and things fits together; where it is left out, it always does. */
  agrees?: (facts: Fact[]) => boolean;
  /** What the facts tell by their order and the whole story; null where they make no sense. */
  arrange?: (facts: Fact[], story: string) => Fact[] | null;
  /** Whether every way to read the story is tried, and not the first one only. */
  everyReading?: true;
  /** The story without what says nothing in this topic. */
  prepared?: (story: string) => string;
}): Reader {
  const { name, words, kinds } = topic;
  const readings = readingsOf(topic.about, topic.frames, topic.prepared);
  const kindOf = (told: Told) => kinds[told.kind] as StoryKind<Code>;
  return defineTopic<Told, Code>({
    name,
    words,
    read: (question: Question) => {
      const story = question.text.toLowerCase();
      const answerOf = (told: Told) => worked(kindOf(told), told)?.answer.key;
      return onlyOne(readings(question), topic.everyReading ? READINGS_MAX : 1, answerOf, (found) => {
        const facts = topic.arrange ? topic.arrange(found, story) : found;
        return facts && (topic.agrees?.(facts) ?? true) ? toldIn(facts, kinds) : null;
      });
    },
    work: (told) => worked(kindOf(told), told),
    holds: (told, { key }) => {
      const kind = kindOf(told);
      const reckoned = allNumbers(kind, told.numbers);
      const answer = reckoned?.[kind.answer.name];
      if (!answer || !reckoned || key !== answerOf(kind, reckoned, answer, told.unit).key) return false;
      const all = (kind.each ?? []).flatMap(({ name: each }) => (reckoned[each] ? [[each, reckoned[each]]] : []));
      return kind.fits({ ...told.numbers, ...Object.fromEntries(all), [kind.answer.name]: answer });
    },
    similar: (told) => {
      const { doubled } = kindOf(told);
      const two = q.rational(2n);
      const numbers = Object.fromEntries(
        Object.entries(told.numbers).map(([each, value]) => [
          each,
          doubled.includes(each) ? q.multiply(value, two) : value,
        ]),
      );
      return { ...told, numbers };
    },
  });
}

/** More ways to read a story nobody tries. */
const READINGS_MAX = 60;

/** What the story's readings tell that make sense; null where they have different answers. */
function onlyOne(
  readings: Iterable<Fact[]>,
  most: number,
  answerOf: (told: Told) => string | undefined,
  toldBy: (facts: Fact[]) => Told | null,
): Told | null {
  let [only, tried]: [Told | null, number] = [null, 0];
  for (const reading of readings) {
    const told = toldBy(reading);
    if (told && only && answerOf(told) !== answerOf(only)) return null;
    only ??= told;
    if (++tried >= most) break;
  }
  return only;
}

function toldIn(facts: Fact[], kinds: StoryKind<string>[]): Told | null {
  const quantities = numbersOf(facts);
  if (!quantities || !ofOneThing(facts)) return null;
  const says = new Set(facts.map((fact) => fact.says));
  const names = Object.keys(quantities).sort().join();
  const kind = kinds.findIndex(
    ({ tells, numbers }) =>
      tells.every((tell) => tell.endsWith("?") || tell.split("|").some((said) => says.has(said))) &&
      [...says].every((said) => tells.some((tell) => tell.replace("?", "").split("|").includes(said))) &&
      numbers.flat().sort().join() === names,
  );
  const found = kinds[kind];
  return found ? measured(found, kind, quantities, facts) : null;
}

/**
 * Words in the places `thing`, `thing2`, … are all the same thing: what pencils cost tells nothing of pens. So are `elder` and `junior`
 * each the same person.
 */
function ofOneThing(facts: Fact[]): boolean {
  const said = facts.flatMap(({ words }) => Object.entries(words));
  return ["thing", "elder", "junior"].every((name) => {
    const named = said.flatMap(([place, word]) => (place.startsWith(name) ? [rootOf(word)] : []));
    return new Set(named).size <= 1;
  });
}

const rootOf = (thing: string) =>
  thing
    .replace(/^(?:an?|the|his|her|my|some|this|same|such) /, "")
    .replace(/ies$/, "y")
    .replace(/(?<=[a-z]{2})(?:(?<=ch|sh|x|o|ss)es|s)$/, "");

/** In each group the numbers are brought to the unit of the first one that has one. */
function measured(
  kind: StoryKind<string>,
  index: number,
  quantities: Record<string, Quantity>,
  facts: Fact[],
): Told | null {
  const numbers: Named = {};
  let unit: Unit | null = null;
  for (const group of kind.numbers) {
    const names = [group].flat();
    const all = names.flatMap((each) => quantities[each] ?? []);
    const common = commonUnit(all.map((quantity) => quantity.unit));
    if (common === undefined || (common && typeof group === "string")) return null;
    // Where one has a unit and another has none, nobody knows what the other is measured in.
    if (common && all.some((quantity) => quantity.unit === null || isMetric(quantity.unit) !== isMetric(common)))
      return null;
    for (const [at, quantity] of all.entries())
      numbers[names[at] ?? ""] = common ? inUnit(quantity, common, common.power) : quantity.value;
    if (names.includes(kind.answer.unit ?? "")) unit = kind.answer.squared && common ? squared(common) : common;
  }
  if (
    !asksFor(facts, unit) ||
    !isPer(facts, kind.per ? quantities[kind.per]?.unit : null) ||
    Object.values(numbers).some(({ num }) => num <= 0n)
  )
    return null;
  return { kind: index, numbers, unit };
}

/** Nobody means feet in meters, or pounds in grams. */
const isMetric = ({ dimension, key }: Unit) =>
  !["length", "mass", "liquid"].includes(dimension) || /^(?:[mcdk]?m|k?g|吨|mL|L)(?:\^\d)?$/.test(key);

const asksFor = (facts: Fact[], unit: Unit | null) =>
  facts.every(({ units: { asked } }) => !asked || asked.key === unit?.key);

/** A price per pound fits what is weighed in pounds. */
const isPer = (facts: Fact[], unit: Unit | null | undefined) =>
  facts.every(({ units }) => Object.entries(units).every(([name, { key }]) => name === "asked" || key === unit?.key));

/** The numbers of the story and of all steps; null where one makes no sense. */
function allNumbers<Code extends string>({ steps, whole = [] }: StoryKind<Code>, told: Named): Named | null {
  const numbers = { ...told };
  for (const [, name, reckoned] of steps) {
    const value = reckoned(numbers);
    if (!value || value.num < 0n) return null;
    numbers[name] = value;
  }
  return whole.every((name) => q.isInteger(numbers[name] ?? q.ZERO)) ? numbers : null;
}

function worked<Code extends string>(kind: StoryKind<Code>, { numbers: told, unit }: Told): Working<Code> | null {
  const numbers = allNumbers(kind, told);
  const answer = numbers?.[kind.answer.name];
  if (!numbers || !answer || answer.num === 0n) return null;
  const values = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, decimalOf(value)]));
  return {
    problem: kind.problem(values),
    steps: kind.steps
      .filter(([code]) => code !== kind.idle?.step || !isOne(numbers[kind.idle.where]))
      .map(([code, name, , line]) => ({ code, values: line ? valuesOf(line, name, values) : values })),
    answer: answerOf(kind, numbers, answer, unit),
  };
}

const isOne = (number: q.Rational | undefined): boolean => number !== undefined && q.same(number, q.ONE);

const valuesOf = ({ a, b, what }: Line, name: string, values: Record<string, string>) => ({
  what,
  a: values[a] ?? a,
  b: values[b] ?? b,
  result: values[name] ?? "",
});

function answerOf<Code extends string>(kind: StoryKind<Code>, all: Named, answer: q.Rational, unit: Unit | null) {
  if (kind.each) return answerOfEach(kind.each.map(({ name, en, ch }) => ({ value: all[name] ?? q.ZERO, en, ch })));
  if (!kind.answer.percent) return answerIn(answer, kind.answer.unit ? unit : null);
  const { num, den } = answer;
  const said = `$${decimalOf(answer)}\\%$`;
  return { said: { en: said, ch: said }, key: den === 1n ? `${num}%` : `(${num}/${den})%` };
}

/** Null where a part is missing, as in a division by 0. */
const together =
  (join: (a: q.Rational, b: q.Rational) => q.Rational | null) =>
  (...all: (q.Rational | null | undefined)[]): q.Rational | null =>
    all.reduce((a, b) => (a && b ? join(a, b) : null)) ?? null;

export const sum = together(q.add);
export const less = together(q.subtract);
export const times = together(q.multiply);
export const over = together(q.divide);
/** How far two numbers are from each other. */
export const apart = (a: q.Rational | null | undefined, b: q.Rational | null | undefined) => {
  const difference = less(a, b);
  return difference && q.absolute(difference);
};
export const count = (value: number) => q.rational(BigInt(value));
/** Whether both are known and the same. */
export const same = (a: q.Rational | null | undefined, b: q.Rational | null | undefined) => !!a && !!b && q.same(a, b);

import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { foldStory } from "../../../stories/fold.ts";
import { sceneAt } from "../../../stories/scenes.ts";
import { clauseInChinese } from "./read-chinese.ts";
import { clauseInEnglish } from "./read-english.ts";
import { type Ask, type Clause, first, other, type Part } from "./told.ts";

/** `parts` make `plain`: what each of those who are named has now, times a number. */
export type Linear = { parts: Map<string, q.Rational>; plain: q.Rational };
/** As many equations as names, and what is asked: so much of each, and a number. */
export type Amounts = {
  names: string[];
  equations: Linear[];
  asked: Linear;
  each: boolean;
  isAge: boolean;
  isCounted: boolean;
};

const LENGTH_MAX = 320;
const NAMES_MAX = 3;
const han = /\p{Script=Han}/u;
const about = /(?<![a-z])(?:older|younger|as old|ages?|as many|as much|more|fewer|cost)(?![a-z])|岁|年龄|倍|比|一半/;
const isOfAge = /(?<![a-z])(?:old|older|younger|ages?)(?![a-z])|岁|年龄/;
/** What is weighed or paid may have a fraction; what is counted has none. */
const isMeasured =
  /\$|[元吨重长高米]|千克|(?<![a-z])(?:cost|costs|dollars?|weighs?|weigh|taller|shorter|longer|heavier)(?![a-z])/;
const unit = /(?<=\d|多少|几)\s?[\uE000-\uE0FF]/gu;
const link =
  /^(?:and|then|but|so that|so|if|while|also|suppose|given that|如果|若|已知|而|且|那么|则)[ ,]?(?=[\d\p{L}$])/u;

/** A story of two or three amounts that is told clause by clause; null if any clause is not understood. */
export function readAmounts({ text }: Question): Amounts | null {
  if (text.length > LENGTH_MAX || !about.test(text.toLowerCase())) return null;
  const units = new Set(
    foldStory(text)
      .match(unit)
      ?.map((found) => found.trim()),
  );
  // A blank between Chinese words, where no comma is typed, is one.
  const typed = /[,;.，。；]/.test(text) ? text : text.replaceAll(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, ",");
  const story = foldStory(typed).replaceAll(unit, "");
  if (units.size > 1) return null;
  const read = han.test(story) ? clauseInChinese : clauseInEnglish;
  const clauses = clausesOf(story, read);
  const amounts = clauses && amountsOf(clauses, story, units.size > 0);
  const [, counted] = /(?<![a-z\d])\d+ ([a-z]+) (?:in all|altogether|in total|total)(?![a-z])/.exec(story) ?? [];
  // "48 hens in all" are only some of the birds.
  return amounts && counted !== undefined && amounts.names.includes(counted) ? null : amounts;
}

function clausesOf(story: string, read: (clause: string) => Clause | null): Clause[] | null {
  const clauses: Clause[] = [];
  for (let at = 0; at < story.length; ) {
    const scene = sceneAt(story, at);
    const found = scene > at ? null : clauseAt(story, at, read);
    if (scene === at && !found) return null;
    if (found) clauses.push(...found.clauses);
    at = found ? found.end : scene;
    while (/[\s,.;:?!]/.test(story.charAt(at))) at++;
  }
  return clauses;
}

/** "Four years ago Sam was …" */
const lead = /^(?:\d+ years? ago|in \d+ years?|\d+ years? from now|now|today) (?=[a-z])/;

/** The longest clause from here: up to the sentence's end, or to an earlier comma or "and". */
function clauseAt(story: string, at: number, read: (clause: string) => Clause | null) {
  const rest = story.slice(at);
  const sentence = /^.*?(?:[.;?!](?=\s|$|[^\d])|$)/su.exec(rest)?.[0] ?? rest;
  const stops = [...sentence.matchAll(/,| and | so | while | (?=how )|$/g)].map(({ index }) => index).toReversed();
  for (const stop of stops) {
    const clause = sentence
      .slice(0, stop)
      .replace(/[\s,.;:?!]+$/, "")
      .replace(link, "");
    const time = lead.exec(clause)?.[0] ?? "";
    const said = clause === "" ? null : read(clause.slice(time.length));
    const before = time === "" ? null : read(time.trim());
    const clauses = [before, said].filter((each) => each !== null);
    if (said) return { clauses, end: at + stop + (sentence.startsWith(" and ", stop) ? 5 : 0) };
  }
  return null;
}

/** "He is 3 years older": the one who was told of first, than the other. */
function named(clauses: Clause[], story: string): Clause[] | null {
  const all = new Set<string>();
  for (const clause of clauses)
    if (clause.says === "equation")
      for (const { name } of [...(clause.left === "they" ? [] : clause.left), ...clause.right])
        if (name !== first && name !== other) all.add(name);
  const [one = ""] = all;
  const isOpen = clauses.some((clause) =>
    JSON.stringify(clause.says === "equation" ? namesOf(clause) : "").includes("<"),
  );
  if (!isOpen) return clauses;
  // "Ann gets 6 more" is a comparison where two share, and no more marbles for Ann.
  if (!han.test(story) && !isSharing.test(story)) return null;
  const [a, b, ...more] = all;
  if (a === undefined || b === undefined || more.length > 0) return null;
  return clauses.map((clause): Clause => {
    if (clause.says !== "equation" || clause.left === "they") return clause;
    const [subject] = clause.left;
    const who = subject?.name === first ? one : subject?.name;
    const rename = (part: Part): Part => ({
      ...part,
      name: part.name === first ? one : part.name === other ? (who === a ? b : a) : part.name,
    });
    return { ...clause, left: clause.left.map(rename), right: clause.right.map(rename) };
  });
}

const isSharing =
  /^(?=.*(?<![a-z])(?:older|younger|as old)(?![a-z]))|^(?=.*(?<![a-z])(?:shared?|divided?|split)(?![a-z]))(?!.*(?<![a-z])(?:has|have|had)(?! ?\?| *$)(?![a-z]))/s;

const namesOf = ({ left, right }: Extract<Clause, { says: "equation" }>) =>
  [...(left === "they" ? [] : left), ...right].map(({ name }) => name);

function amountsOf(told: Clause[], story: string, hasUnit: boolean): Amounts | null {
  const clauses = named(told, story);
  return clauses && amountsOfNamed(clauses, story, hasUnit);
}

function amountsOfNamed(clauses: Clause[], story: string, hasUnit: boolean): Amounts | null {
  const asks = clauses.flatMap((clause) => (clause.says === "ask" ? [clause.of] : []));
  const [ask] = asks;
  const equations: Linear[] = [];
  const told = clauses.flatMap((clause) => (clause.says === "equation" ? [clause] : []));
  const named = told.flatMap(({ left, right }) =>
    [...(left === "they" ? [] : left), ...right].map((part) => part.name),
  );
  const names = [...new Set(named)];
  if (!ask || asks.length !== 1 || names.length < 1 || names.length > NAMES_MAX || told.length !== names.length)
    return null;
  let time = q.ZERO;
  for (const clause of clauses) {
    if (clause.says === "time") time = clause.shift;
    if (clause.says !== "equation") continue;
    const at = clause.shift ?? time;
    const left =
      clause.left === "they" ? names.map((name): Part => ({ name, times: q.ONE, shift: null })) : clause.left;
    const all = [...left, ...clause.right.map((part) => ({ ...part, times: q.negate(part.times) }))];
    equations.push(linearOf(all, at, clause.plain));
    // "Four years ago" is about one clause.
    time = q.ZERO;
  }
  const isAge = isOfAge.test(story);
  const hasTime = clauses.some((clause) => clause.says === "time" || (clause.says === "equation" && clause.shift?.num));
  if (hasTime && !isAge) return null;
  const asked = askedOf(ask, time, names);
  return (
    asked && {
      names,
      equations,
      asked,
      each: ask.kind === "each",
      isAge,
      isCounted: isAge || !(hasUnit || isMeasured.test(story)),
    }
  );
}

/** Now: what each had `shift` years ago is that much less. */
function linearOf(all: Part[], time: q.Rational, plain: q.Rational): Linear {
  const parts = new Map<string, q.Rational>();
  let rest = plain;
  for (const { name, times, shift } of all) {
    parts.set(name, q.add(parts.get(name) ?? q.ZERO, times));
    rest = q.subtract(rest, q.multiply(times, shift ?? time));
  }
  return { parts, plain: rest };
}

function askedOf(ask: Ask, time: q.Rational, names: string[]): Linear | null {
  if (ask.kind === "each") return { parts: new Map(), plain: q.ZERO };
  const parts = new Map([[ask.name, q.ONE]]);
  if (ask.kind === "more") parts.set(ask.than, q.rational(-1n));
  if (![...parts.keys()].every((name) => names.includes(name))) return null;
  return { parts, plain: ask.kind === "one" ? (ask.shift ?? time) : q.ZERO };
}

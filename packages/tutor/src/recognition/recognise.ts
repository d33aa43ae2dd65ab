import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { newest } from "../newest.ts";
import { readMessage } from "../teaching/read-message.ts";
import { turnOf } from "../teaching/turn.ts";
import { isDerived } from "./derived/derived.ts";
import { withoutGuess } from "./disguised.ts";
import { type Features, plainText, sentencesOf } from "./features.ts";
import { type Formula, formulasIn } from "./formulas.ts";
import { isGuess, lettersOf, posesOther } from "./guesses.ts";
import { isSameAnswer } from "./same-answer.ts";
import { isSameSolved } from "./same-solution.ts";
import { hasSkeleton, skeletonOf } from "./skeleton.ts";
import { isAskedByTitle } from "./title.ts";
import { isNear } from "./typos.ts";

/** A problem that must not be given away now. */
export type OpenProblem = {
  id: string;
  texts: { en: string; ch: string };
  /** Whether a message asks for it by what it is called, whatever it is about: "a hint for the weekly problem". */
  isCalled?: (message: string) => boolean;
  /** Whether a text says its answer, in whatever form. */
  isAnswered?: (text: string) => boolean;
  /** While it is open nothing is solved or checked, whatever is asked: a step of it may look like anything. */
  alone?: boolean;
};

/** So many of a student's messages may hold one question together. */
const MESSAGES_MAX = 8;

/** Longer messages are read to here, in UTF-16 units, of which a sign may have two. */
const LENGTH_MAX = 2 * tutorLimits.CHAT_MESSAGE_MAX;

/**
 * The open problem that a student asks with his last message, or with the ones before it, the oldest first; null if it is none of them.
 * In other words or the other language, with other names and a number or two changed, it is the same problem. Once it was asked, a guess at
 * its answer asks for it again.
 */
export function recognise<Problem extends OpenProblem>(
  messages: readonly string[],
  open: readonly Problem[],
): Problem | null {
  if (open.length === 0) return null;
  const read = messages.slice(-GUESSED_AFTER_MAX).map((message) => message.slice(0, LENGTH_MAX));
  const found = asked(read, open);
  if (found) return found;
  // What asks none of them asks none of them either when it is looked at again.
  const pieces = JSON.stringify(read.slice(-MESSAGES_MAX));
  for (const problem of open) known(problem).asked(pieces, () => false);
  return guessed(read, open);
}

function asked<Problem extends OpenProblem>(messages: readonly string[], open: readonly Problem[]): Problem | null {
  const message = messages.at(-1) ?? "";
  const said = messages.slice(-MESSAGES_MAX).map(heard);
  const last = said.at(-1);
  if (!last) return null;
  const named = open.find((problem) => isNamed(message, problem));
  if (named) return named;
  const [alone] = likeliest(open, last);
  if (alone) return alone;
  const same = open.find(({ texts }) => isSameSolved(message, [...new Set(Object.values(texts))]));
  if (same) return same;
  const answered = open.find((problem) => isSameAnswer(message, problem));
  if (answered) return answered;
  const before = messages.at(-2);
  const pieces = before !== undefined && goesOnFrom.test(message) ? [message, `${before} ${message}`] : [message];
  const made = open.find(({ texts }) => pieces.some((piece) => isDerived(piece, [...new Set(Object.values(texts))])));
  if (made) return made;
  const isAsked = (problem: Problem) =>
    goesOn(last, known(problem)) && likeliest([problem], together(said.slice(leftAfter(messages, problem)))).length > 0;
  return likeliest(open, together(said)).find(isAsked) ?? null;
}

/** The second half of a problem: "and 1716", `= 6x + 66`. */
const goesOnFrom = /^\s*(?:[-+*/^=<>×÷]|and\b|plus\b|minus\b|times\b|equals?\b|[和与跟及加减乘除等])/i;

/** How many of the last messages, from the first of them, belong to another problem that was asked in between. */
function leftAfter(messages: readonly string[], problem: OpenProblem): number {
  const { letters } = known(problem);
  const pieces = messages.slice(-MESSAGES_MAX, -1);
  return (
    1 +
    pieces.findLastIndex(
      (piece) => !goesOn(heard(piece), known(problem)) && posesOther(piece, letters) && !isOne(piece, problem),
    )
  );
}

const isOne = (piece: string, problem: OpenProblem) => likeliest([problem], heard(piece)).length > 0;

const isNamed = (message: string, { texts, isCalled }: OpenProblem): boolean =>
  isCalled?.(message) === true || Object.values(texts).some((text) => isAskedByTitle(message, text));

/** So many of a student's messages, with the last one, are looked at for the problem that a guess may be about. */
const GUESSED_AFTER_MAX = 24;

/**
 * The problem that was asked before, where a message tells or asks about its answer: what is right is known by its value, and what is wrong by
 * being said of no other problem.
 */
function guessed<Problem extends OpenProblem>(messages: readonly string[], open: readonly Problem[]): Problem | null {
  const message = messages.at(-1) ?? "";
  const before = messages.slice(0, -1);
  for (const problem of open) {
    const at = before.findLastIndex((_, place) => wasAsked(before.slice(0, place + 1), problem));
    if (at < 0) continue;
    if (tellsAnswer(message, problem)) return problem;
    const { letters } = known(problem);
    const isLeft = before.slice(at + 1).some((one) => posesOther(one, letters));
    if (!isLeft && (isGuess(message, letters) || asksOn(message, before.length - at, problem))) return problem;
  }
  return null;
}

/** "Another hint", soon after it was asked, be it only by what it is called. */
function asksOn(message: string, since: number, problem: OpenProblem): boolean {
  const turn = turnOf(message);
  return since < MESSAGES_MAX && turn !== "other" && turn !== "another" && goesOn(heard(message), known(problem));
}

/** By the last of some messages, or by several of them. */
function wasAsked(messages: readonly string[], problem: OpenProblem): boolean {
  const pieces = messages.slice(-MESSAGES_MAX);
  return known(problem).asked(JSON.stringify(pieces), () => asked(pieces, [problem]) !== null);
}

/** It says it, or it is what comes out of what it asks. */
function tellsAnswer(message: string, { isAnswered }: OpenProblem): boolean {
  if (!isAnswered) return false;
  if (isAnswered(message)) return true;
  const solution = message.length <= SOLVED_MAX ? solutionOf(message) : null;
  return solution !== null && isAnswered(solution);
}

/** Longer messages ask no problem that the solver knows. */
const SOLVED_MAX = 400;

function solutionOf(message: string): string | null {
  const { outcome } = readMessage(message);
  return outcome.kind === "solved" || outcome.kind === "guessed" ? outcome.solution.answer.key : null;
}

/** A message as it is compared. */
type Heard = { sentences: Features[]; formulas: Formula[] };

/** A message is heard again with each that follows it, and a page with each message that it may help with. */
const heardBefore = newest<Heard>(400);

const heard = (message: string): Heard =>
  heardBefore(message, () => {
    const text = withoutGuess(plainText(message));
    return { sentences: sentencesOf(text), formulas: formulasIn(text) };
  });

/** The open problems that are asked, the one most like it first. */
function likeliest<Problem extends OpenProblem>(open: readonly Problem[], asked: Heard): Problem[] {
  return open
    .map((problem) => ({ problem, likeness: likenessOf(asked, known(problem)) }))
    .filter(({ likeness }) => isSame(likeness))
    .sort((one, other) => other.likeness.shared - one.likeness.shared)
    .map(({ problem }) => problem);
}

type Known = {
  features: Features;
  /** In either language. */
  skeletons: Features[];
  words: string[];
  totals: number[];
  formulas: Formula[];
  numbers: Set<string>;
  /** That stand for a number in it. */
  letters: Set<string>;
  asked: (pieces: string, find: () => boolean) => boolean;
};

/** A conversation's messages are looked at again with each new one. */
const ASKED_KEPT = 200;

const knownBefore = new WeakMap<OpenProblem["texts"], Known>();

/** A problem is open for a while, and its texts are read once. */
function known({ texts }: OpenProblem): Known {
  const before = knownBefore.get(texts);
  if (before) return before;
  const read = Object.values(texts).map(heard);
  const told = read.map(({ sentences }) => merged(sentences));
  const features = merged(told);
  const made: Known = {
    features,
    skeletons: told.map(skeletonOf),
    words: [...features.keys()].filter((name) => name.startsWith("w:")),
    totals: told.map(weightOf),
    formulas: read.flatMap(({ formulas }) => formulas),
    numbers: new Set([...features.keys()].filter(isTelling)),
    letters: new Set(Object.values(texts).flatMap((text) => lettersOf(text))),
    asked: newest<boolean>(ASKED_KEPT),
  };
  knownBefore.set(texts, made);
  return made;
}

const isTelling = (name: string) => name.startsWith("n:") && !/^n:[012]$/.test(name);

type Likeness = {
  /** The weight of what text and problem have in common, in the stretch of the text that is most like it. */
  shared: number;
  /** Which part of that stretch this is, and which part of the problem. */
  ofText: number;
  ofProblem: number;
  /** Of the numbers that tell something: how many are common, and how many the text and the problem have. */
  numbers: { shared: number; text: number; problem: number };
  formula: boolean;
  /** The same is done and asked with the same numbers, whatever the things are. */
  skeleton: boolean;
  /** The problem has hardly any words. */
  isShort: boolean;
};

function likenessOf({ sentences, formulas }: Heard, problem: Known): Likeness {
  const stretch = bestStretch(
    sentences.map((sentence) => mended(sentence, problem)),
    problem,
  );
  const common = [...stretch].filter(([name]) => problem.features.has(name));
  const shared = common.reduce((sum, [, weight]) => sum + weight, 0);
  const said = [...stretch.keys()].filter(isTelling);
  return {
    shared,
    ofText: shared / (weightOf(stretch) || 1),
    ofProblem: shared / Math.max(1, Math.min(...problem.totals)),
    numbers: {
      shared: said.filter((name) => problem.numbers.has(name)).length,
      text: said.length,
      problem: problem.numbers.size,
    },
    formula: hasFormula(formulas, problem),
    skeleton: [stretch, merged(sentences)].some((said) => isTold(skeletonOf(said), problem)),
    isShort: isShort(problem),
  };
}

const isTold = (said: Features, { skeletons }: Known) => skeletons.some((skeleton) => hasSkeleton(said, skeleton));

/** The sentences one after another that have the most in common with the problem, and the least besides. */
function bestStretch(sentences: readonly Features[], problem: Known): Features {
  let [best, from, to] = [0, 0, 0];
  let [sum, start] = [0, 0];
  for (const [place, sentence] of sentences.entries()) {
    if (sum <= 0) [sum, start] = [0, place];
    for (const [name, weight] of sentence) sum += problem.features.has(name) ? weight : -weight / 2;
    if (sum > best) [best, from, to] = [sum, start, place + 1];
  }
  return merged(sentences.slice(from, to));
}

/** With the problem's words for misspelled ones. */
function mended(sentence: Features, { words, features }: Known): Features {
  const mended: Features = new Map();
  for (const [name, weight] of sentence) {
    const meant = name.startsWith("w:") && !features.has(name) ? words.find((word) => isNear(name, word)) : undefined;
    mended.set(meant ?? name, weight);
  }
  return mended;
}

function hasFormula(said: readonly Formula[], problem: Known): boolean {
  if (!isShort(problem)) return false;
  return said.some((one) =>
    problem.formulas.some(
      (other) =>
        one.written === other.written || (one.shape === other.shape && differsLittle(one.numbers, other.numbers)),
    ),
  );
}

/** Problems of less than this are told by their formula and their numbers. */
const SHORT = 14;
const isShort = ({ totals }: Known) => Math.min(...totals) < SHORT;

const differsLittle = (some: string[], others: string[]) =>
  some.length >= 3 && some.filter((number, place) => number !== others[place]).length <= 1;

function isSame({ shared, ofText, ofProblem, numbers, formula, skeleton, isShort }: Likeness): boolean {
  if (formula) return true;
  if (skeleton && !isShort) return true;
  if (isShort)
    return (
      ofText >= 0.6 && numbers.shared >= 2 && numbers.shared === numbers.problem && numbers.text <= numbers.problem + 1
    );
  const likeness = ofText + 2 * ofProblem + 0.3 * (numbers.text === 0 ? 0.5 : numbers.shared / numbers.text);
  return bars.some(
    (bar) =>
      shared >= bar.shared && ofProblem >= bar.ofProblem && likeness >= bar.likeness && numbers.shared >= bar.numbers,
  );
}

/** Measured with attempts, ordinary questions, and other problems: much in common, less but of most of the problem, or its numbers. */
const bars = [
  { shared: 11, ofProblem: 0, likeness: 1.5, numbers: 0 },
  { shared: 8, ofProblem: 0.24, likeness: 1.41, numbers: 0 },
  { shared: 6, ofProblem: 0.2, likeness: 1.7, numbers: 3 },
  { shared: 5, ofProblem: 0.15, likeness: 1.55, numbers: 4 },
];

/** Whether a message goes on with what was asked before it: it has little of its own. */
function goesOn({ sentences, formulas }: Heard, problem: Known): boolean {
  const features = merged(sentences.map((sentence) => mended(sentence, problem)));
  const own = weightOf(new Map([...features].filter(([name]) => !problem.features.has(name))));
  return own <= Math.max(3, weightOf(features) - own) && formulas.length === 0;
}

const together = (all: readonly Heard[]): Heard => ({
  sentences: all.flatMap(({ sentences }) => sentences),
  formulas: all.flatMap(({ formulas }) => formulas),
});

function merged(all: readonly Features[]): Features {
  const features: Features = new Map();
  for (const one of all)
    for (const [name, weight] of one) features.set(name, Math.max(weight, features.get(name) ?? 0));
  return features;
}

const weightOf = (features: Features) => [...features.values()].reduce((sum, weight) => sum + weight, 0);

import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { newest } from "../newest.ts";
import { withoutGuess } from "./disguised.ts";
import { type Features, plainText, sentencesOf } from "./features.ts";
import { type Formula, formulasIn } from "./formulas.ts";
import { hasSkeleton, skeletonOf } from "./skeleton.ts";
import { isAskedByTitle } from "./title.ts";
import { isNear } from "./typos.ts";

/** A problem that must not be given away now. */
export type OpenProblem = {
  id: string;
  texts: { en: string; ch: string };
  /** While it is open nothing is solved or checked, whatever is asked: a step of it may look like anything. */
  alone?: boolean;
};

/** So many of a student's messages may hold one question together. */
const MESSAGES_MAX = 8;

/** Longer messages are read to here, in UTF-16 units, of which a sign may have two. */
const LENGTH_MAX = 2 * tutorLimits.CHAT_MESSAGE_MAX;

/**
 * The open problem that a student asks with his last message, or with the ones before it, the oldest first; null if it is none of them.
 * In other words or the other language, with other names and a number or two changed, it is the same problem.
 */
export function recognise<Problem extends OpenProblem>(
  messages: readonly string[],
  open: readonly Problem[],
): Problem | null {
  if (open.length === 0) return null;
  const said = messages.slice(-MESSAGES_MAX).map((message) => heard(message.slice(0, LENGTH_MAX)));
  const last = said.at(-1);
  if (!last) return null;
  const message = messages.at(-1)?.slice(0, LENGTH_MAX) ?? "";
  const named = open.find(({ texts }) => Object.values(texts).some((text) => isAskedByTitle(message, text)));
  if (named) return named;
  const [alone] = likeliest(open, last);
  if (alone) return alone;
  const all = {
    sentences: said.flatMap(({ sentences }) => sentences),
    formulas: said.flatMap(({ formulas }) => formulas),
  };
  return likeliest(open, all).find((problem) => goesOn(last, known(problem))) ?? null;
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
};

const knownBefore = new WeakMap<OpenProblem["texts"], Known>();

/** A problem is open for a while, and its texts are read once. */
function known({ texts }: OpenProblem): Known {
  const before = knownBefore.get(texts);
  if (before) return before;
  const read = Object.values(texts).map(heard);
  const told = read.map(({ sentences }) => together(sentences));
  const features = together(told);
  const made = {
    features,
    skeletons: told.map(skeletonOf),
    words: [...features.keys()].filter((name) => name.startsWith("w:")),
    totals: told.map(weightOf),
    formulas: read.flatMap(({ formulas }) => formulas),
    numbers: new Set([...features.keys()].filter(isTelling)),
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
    skeleton: [stretch, together(sentences)].some((said) => isTold(skeletonOf(said), problem)),
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
  return together(sentences.slice(from, to));
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
  const features = together(sentences.map((sentence) => mended(sentence, problem)));
  const own = weightOf(new Map([...features].filter(([name]) => !problem.features.has(name))));
  return own <= Math.max(3, weightOf(features) - own) && formulas.length === 0;
}

function together(all: readonly Features[]): Features {
  const features: Features = new Map();
  for (const one of all)
    for (const [name, weight] of one) features.set(name, Math.max(weight, features.get(name) ?? 0));
  return features;
}

const weightOf = (features: Features) => [...features.values()].reduce((sum, weight) => sum + weight, 0);

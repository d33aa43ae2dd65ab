import { withinBudget } from "@dripstone/checker/mathematics";
import type { Locale } from "@dripstone/contract/locale";
import { withinTime } from "../within-time.ts";
import { asChosen } from "./asides/chosen.ts";
import { holdsOf } from "./asides/held.ts";
import { plainly } from "./asides/plainly.ts";
import { withFewerWords } from "./asides/spare-words.ts";
import { isNumbered } from "./asides/without-asides.ts";
import { changedAfter, changeSaid } from "./compositions/changed-after.ts";
import { type Question, readQuestion } from "./question.ts";
import type { Solution } from "./solution.ts";
import { solveAsSaid } from "./solve-as-said.ts";
import type { Understood } from "./topic.ts";
import { statementIn } from "./topics/expressions/said-truths/statement.ts";
import { isDenialLost, isIdle, isOneOfMany, withoutEnds } from "./weighed/idle.ts";
import { guessOf, likeliestOf } from "./weighed/likeliest.ts";
import { meaningsOf } from "./weighed/weigh.ts";

/** A question that the topics know, and how it is said back. */
export type TakenFor = { question: string; said: Record<Locale, string> };

/** All its words: none of them may be an open problem. */
export const namesOfTaken = ({ question, said }: TakenFor): string[] => [question, said.en, said.ch];

/**
 * `guessed`: what is likeliest meant, with its answer, but not sure enough to be stated: who asked is to say whether it is.
 * `unsure`: it can be meant in two ways with different answers, or an answer did not stand its test.
 */
export type Outcome =
  | {
      kind: "solved";
      solution: Solution;
      understood: Understood;
      /** Where no pattern knows its words: the question that it was taken for, and how that is said back. */
      takenFor?: TakenFor;
    }
  | { kind: "guessed"; solution: Solution; understood: Understood; takenFor: TakenFor }
  | { kind: "unsure"; topics: string[] }
  | { kind: "unknown" };

/** A label is no longer than that. */
const LABEL_MAX = 120;

/** In milliseconds; a hundred times what a question takes. */
const TIME_MAX = 2_000;

/** Solves a question, if it is surely understood; the same question has the same outcome every time, but for one that takes too long. */
export const solve = (question: Question): Outcome =>
  withinTime(TIME_MAX, () => answeredWhole(question)) ?? { kind: "unknown" };

/** What is solved, if it answers all that is asked, in the way in which it is asked. */
function answeredWhole(question: Question): Outcome {
  const outcome = outcomeOf(question);
  return (isTruthAsked(question) && !isTruth(outcome)) ||
    isOneForSeveral(question, outcome) ||
    isTruthForChoice(question, outcome)
    ? { kind: "unknown" }
    : outcome;
}

/** ____次____项式 asks for two numbers, of which what the words weigh may have heard only one. */
const isOneForSeveral = ({ original }: Question, outcome: Outcome): boolean =>
  (outcome.kind === "solved" || outcome.kind === "guessed") &&
  outcome.takenFor !== undefined &&
  (original.match(/_+|[(（]\s*[)）]/g)?.length ?? 0) > 1 &&
  !/,| and | or /.test(outcome.solution.answer.key);

/** "Is it this or that?" asks which, and is not answered with yes or no, of which the words that were weighed may have heard one half. */
const isTruthForChoice = ({ original }: Question, outcome: Outcome): boolean =>
  (outcome.kind === "solved" || outcome.kind === "guessed") &&
  outcome.takenFor !== undefined &&
  /^(?:yes|no)$/.test(outcome.solution.answer.key) &&
  (/(?<![a-z])(?:is|are|does|do|was)(?![a-z])[^.?!]{1,80}[ ,]or (?:an? |is |are )?(?!not(?![a-z])|no(?![a-z])|false|isn|aren|doesn|is not|are not)[a-z]/i.test(
    original,
  ) ||
    /还是(?!不|没|错|假)/.test(original));

/** "True or false: …", and what is asked like it of a root. */
const isTruthAsked = ({ text }: Question): boolean =>
  statementIn(text) !== null ||
  /^is the (?:square|cube) root of [\d./]+ (?:equal to )?[-±]? ?[\d./]+[\s.?!]*$/i.test(text);

/** A guess says what is likeliest meant, which is not enough where one word makes a statement false. */
const isTruth = (outcome: Outcome): boolean =>
  outcome.kind === "solved" && /^(?:yes|no)$/.test(outcome.solution.answer.key);

function outcomeOf(question: Question): Outcome {
  if (isDividedInWords(question.original)) return { kind: "unknown" };
  if (isNumbered(question.original.slice(0, LABEL_MAX))) return solvedPlainly(question);
  for (const way of [
    solveAsSaid,
    solvedInDigits,
    solvedAsMeant,
    solvedAndChanged,
    solvedPlainly,
    solvedInFewerWords,
    guessed,
  ]) {
    const outcome = way(question);
    if (outcome.kind !== "unknown" && !isListForCount(question, outcome)) return outcome;
  }
  return { kind: "unknown" };
}

/** Who asks how many integers there are is not told which. */
const isListForCount = ({ original }: Question, outcome: Outcome): boolean =>
  outcome.kind === "solved" &&
  /^-?\d+(?:, -?\d+)+$/.test(outcome.solution.answer.key) &&
  /^\W*(?:for )?how many (?:integers?|whole numbers?|integer values?|values?)\b/i.test(original);

/**
 * "x squared minus 9 divided by x minus 3" means a fraction, though by its signs only the 9 is divided: nobody knows which is meant. Of what is left, or
 * of a quotient, both are polynomials.
 */
function isDividedInWords(original: string): boolean {
  if (/余|商|remain|quotient|divided by .*(?:leaves|gives)|when|synthetic/i.test(original)) return false;
  return original.split(/[,，。;；?？\n]/).some((clause) => {
    const parts = clause.replaceAll(notInFormulas, " ").split(/除以|\bdivided by\b/i);
    return parts.length === 2 && parts.every((part) => hasLetter.test(part)) && parts.some(isOpenSum);
  });
}

/** "A" of "a number", and the hyphen of "two-digit". */
const notInFormulas =
  /\b[ai] (?!plus|minus|times|squared|cubed|divided|over)(?=[a-z]{2})|(?<=[a-z\d]{2}|\d)-(?=[a-z]{2})/gi;

const hasLetter = /(?<![a-z\\])[a-z](?![a-z])/i;

/** A sum or difference, beginning with a letter's term, without parentheses around it. */
const isOpenSum = (part: string) =>
  /(?<![a-z])[a-z](?![a-z])[^()（）]*(?:[-+＋－]|\b(?:plus|minus)\b|加|减)/i.test(part) ||
  /^[^()（）]*(?:[-+＋－]|\b(?:plus|minus)\b|加|减)[^()（）]*(?<![a-z])[a-z](?![a-z])/i.test(part);

const isSum = /^\W*(?:please |pls )?(?:divide|multiply|add|subtract)\b/i;

/** "Divide one hundred forty-four by twelve", with its numbers in digits. */
function solvedInDigits({ text, counted }: Question): Outcome {
  const outcome = counted !== text && isSum.test(text) ? solvedSurely(counted) : null;
  if (!outcome) return { kind: "unknown" };
  return { ...outcome, takenFor: { question: counted, said: outcome.solution.problem } };
}

/** A question without what is said beside it; the answer is one of which that holds. */
function solvedPlainly({ original }: Question): Outcome {
  const plain = plainly(original);
  const one = asChosen(plain?.text ?? original);
  const bare = one ? { text: one, held: plain?.held ?? [] } : plain;
  const question = bare && readQuestion(bare.text);
  if (!question) return { kind: "unknown" };
  const said = solveAsSaid(question);
  const outcome = said.kind === "unknown" ? solvedAsMeant(question) : said;
  if (outcome.kind !== "solved" || !bare.held.every((held) => holdsOf(outcome.solution.answer.key, held)))
    return { kind: "unknown" };
  const { problem } = outcome.solution;
  return { ...outcome, takenFor: outcome.takenFor ?? { question: bare.text, said: problem } };
}

/** A question with words that it can do without: whichever of them are left out, it has one answer. */
function solvedInFewerWords({ original }: Question): Outcome {
  const found = withFewerWords(original).flatMap((text) => {
    const question = readQuestion(text);
    const said = question && solveAsSaid(question);
    const outcome = question && said?.kind === "unknown" ? solvedPlainly(question) : said;
    return outcome && outcome.kind !== "unknown" ? [{ text, outcome }] : [];
  });
  const [first] = found;
  if (first?.outcome.kind !== "solved") return { kind: "unknown" };
  const { solution, takenFor } = first.outcome;
  const isOne = found.every(
    ({ outcome }) => outcome.kind === "solved" && outcome.solution.answer.key === solution.answer.key,
  );
  if (!isOne) return { kind: "unknown" };
  return { ...first.outcome, takenFor: takenFor ?? { question: first.text, said: solution.problem } };
}

/** What is likeliest meant, told from what the words weigh alone, if its answer may be one. */
function guessed({ original }: Question): Outcome {
  for (const text of new Set([original, plainly(original)?.text ?? original])) {
    const found = guessOf(meaningsOf(text), ({ name, canonical, said }) => {
      const outcome = isIdle(canonical, text) || isDenialLost(said.en, text) ? null : solvedSurely(canonical);
      if (outcome && isOneOfMany(canonical, outcome.solution.answer.key, text)) return null;
      // 300 - 2/5: a part was taken for an amount.
      if (name.startsWith("stories/") && partOfAmount.test(canonical)) return null;
      return outcome && name.startsWith("stories/") && !mayEnd(outcome.solution.answer.key) ? null : outcome;
    });
    if (!found) continue;
    const { solution, understood } = found.outcome;
    const { canonical, said } = found.meaning;
    return { kind: "guessed", solution, understood, takenFor: { question: canonical, said } };
  }
  return { kind: "unknown" };
}

/** Stories end with no number below zero, and with no fraction of hundredths, but for chances. */
function mayEnd(key: string): boolean {
  const below = Math.max(...[...key.matchAll(/\/(\d{1,15})/g)].map(([, number]) => Number(number)), 0);
  return !key.startsWith("-") && below <= DENOMINATOR_MAX;
}

const DENOMINATOR_MAX = 60;

const partOfAmount = /(?:^|[^\d./*])(?:\d{2,}|[2-9])(?:\.\d+)?[-+]\d+\/\d+(?![\d*])/;

/** A number that is asked for in any words, and one thing more that is done with it. */
function solvedAndChanged(question: Question): Outcome {
  const change = changeSaid(question);
  if (!change) return { kind: "unknown" };
  let taken: TakenFor | undefined;
  const understood = withinBudget(() =>
    changedAfter.read(question, (text) => {
      const inner = readQuestion(text);
      const outcome =
        inner && [solveAsSaid, solvedAsMeant].map((solved) => solved(inner)).find(({ kind }) => kind !== "unknown");
      if (outcome?.kind !== "solved") return null;
      taken = outcome.takenFor;
      return outcome.understood;
    }),
  );
  const solution = understood && withinBudget(() => understood.solve());
  if (!understood || !solution) return { kind: "unknown" };
  if (!taken) return { kind: "solved", solution, understood };
  const { question: known, said } = taken;
  const takenFor = { question: known, said: { en: `${said.en}: ${change.en}`, ch: `${said.ch}：${change.ch}` } };
  return { kind: "solved", solution, understood, takenFor };
}

/** A question in other words than the patterns have, by what its words weigh. */
function solvedAsMeant({ original }: Question): Outcome {
  const found = likeliestOf(meaningsOf(original), ({ canonical, said }) => {
    const outcome =
      isIdle(canonical, original) || isDenialLost(said.en, original)
        ? null
        : solvedSurely(eitherOf(canonical, original));
    if (outcome && isOneOfMany(canonical, outcome.solution.answer.key, original)) return null;
    const other = outcome && withoutEnds(canonical, original);
    return !other || solvedSurely(other)?.solution.answer.key === outcome.solution.answer.key ? outcome : null;
  });
  return found
    ? { ...found.outcome, takenFor: { question: found.meaning.canonical, said: found.meaning.said } }
    : { kind: "unknown" };
}

/** 质数还是合数 asks for one of the two, and not for yes or no. */
function eitherOf(canonical: string, original: string): string {
  const [, number] = /^Is (\d{1,15}) a prime number\?$/.exec(canonical) ?? [];
  return number !== undefined &&
    /[质素]数还是合数|合数还是[质素]数|prime or (?:a )?composite|composite or (?:a )?prime/i.test(original)
    ? `Is ${number} prime or composite?`
    : canonical;
}

function solvedSurely(text: string) {
  const question = readQuestion(text);
  const outcome = question && solveAsSaid(question);
  return outcome?.kind === "solved" ? outcome : null;
}

import { type Answer, asked, read, withinBudget } from "@dripstone/checker/mathematics";
import { newest } from "../../newest.ts";
import { readQuestion } from "../../solver/question.ts";
import type { Solution } from "../../solver/solution.ts";
import { readMessage } from "../../teaching/read-message.ts";

/** Longer texts have their mathematics spread among words that nobody but the features follows. */
const WRITTEN_MAX = 600;
/** Longer texts are no problem that the solver knows word by word. */
const SOLVED_MAX = 160;
const RUNS_MAX = 12;

/** What was understood of a problem in one way of saying it: the words around its formulas, and those. */
export type Restated = { frame: string; formulas: Answer[] };

/** All that is open, in two languages, and what is asked by all who write at the same time. */
const KEPT = 4_000;
const written = newest<Answer[]>(KEPT);
const restated = newest<{ of: Restated | null }>(KEPT);

/** The formulas of a text, as far as they can be read: each line, or part of a line between words. */
export const formulasWritten = (text: string): Answer[] =>
  text.length > WRITTEN_MAX || !hasSum.test(text) ? [] : written(text, () => runsOf(text).flatMap(read1));

const hasSum = /\d/;

/** How the solver says a text back; null where it does not know it. */
export const restatedIn = (text: string): Restated | null =>
  text.length > SOLVED_MAX || !hasSum.test(text) ? null : restated(text, () => ({ of: saidBack(text) })).of;

function saidBack(text: string): Restated | null {
  const { outcome } = readMessage(text);
  return outcome.kind === "solved" || outcome.kind === "guessed" ? framed(outcome.solution) : null;
}

function framed({ topic, problem }: Solution): Restated {
  const formulas: Answer[] = [];
  const frame = problem.en.replaceAll(/\$([^$]{1,300})\$/g, (_, formula: string) => {
    const found = linesOf(formula).flatMap(read1);
    formulas.push(...found);
    return found.length > 0 ? "#" : formula;
  });
  return { frame: `${topic}: ${frame}`, formulas };
}

/** The parts of a text that may be formulas. */
const runsOf = (text: string): string[] =>
  linesOf(text.replaceAll("$", " "))
    .flatMap((line) => line.split(/[\r\n;；]+/))
    .filter((line) => hasSum.test(line))
    .slice(0, RUNS_MAX)
    .flatMap(runsIn)
    .slice(0, RUNS_MAX);

const runsIn = (line: string): string[] =>
  (readQuestion(line)?.text ?? "")
    .replaceAll(words, (word) => (mathematical.test(word) ? word : ";"))
    .replaceAll(article, ";")
    .split(/[;；,，。?？!！、"“”]|\.(?!\d)|\p{Script=Han}+/u)
    .map((run) => run.replaceAll(/^[\s:：]+|[\s:：]+$/g, ""))
    .filter((run) => run.length <= 200 && /\d/.test(run) && /[-+*/^=<>≤≥|√·×÷\\(:]|[\d)][a-z]/i.test(run));

/** A system in braces is a line for each of its equations. */
const linesOf = (text: string): string[] =>
  text.replaceAll(/\\(?:begin|end)\s?\{[a-z]{1,12}\*?\}|&/g, " ").split(/\\\\|\\newline/);

const words = /\\?[a-z]{2,}/gi;
const mathematical = /^\\|^(?:sqrt|abs|gcd|lcm|xy|yx|ab|ac|bc)$/i;
/** `a` of "a 3x + 5", but not of `a + 5`. */
const article = /(?<![a-z\d)^*/+-] ?)\b[ai] (?=[\d(])/gi;

function read1(formula: string): Answer[] {
  const found = withinBudget(() => read(formula.trim(), asked(null, { units: false })));
  return found?.ok ? [found.answer] : [];
}

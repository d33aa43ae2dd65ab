import { type Answer, asked, read, withinBudget } from "@dripstone/checker/mathematics";
import { newest } from "../../newest.ts";
import { readQuestion } from "../../solver/question.ts";
import { say } from "../../solver/say.ts";
import type { Solution } from "../../solver/solution.ts";
import { readMessage } from "../../teaching/read-message.ts";

/** Longer texts have their mathematics spread among words that nobody but the features follows. */
const WRITTEN_MAX = 600;
/** Longer texts are no problem that the solver knows word by word. */
const SOLVED_MAX = 160;
const RUNS_MAX = 12;

/** What was understood of a problem in one way of saying it: the words around its formulas, and those; `worked` are the equations that it is solved by. */
export type Restated = { topic: string; frame: string; formulas: Answer[]; worked: Answer[] };

/** All that is open, in two languages, and what is asked by all who write at the same time. */
const KEPT = 4_000;
const written = newest<Answer[]>(KEPT);
const restated = newest<{ of: Restated | null }>(KEPT);

/** The formulas of a text, as far as they can be read: each line, or part of a line between words. */
export const formulasWritten = (text: string): Answer[] =>
  text.length > WRITTEN_MAX || !hasSum.test(text) ? [] : written(text, () => runsOf(narrow(text)).flatMap(formulasOf));

const hasSum = /\p{Nd}/u;

/** ３ｘ is 3x. */
const narrow = (text: string): string => text.replaceAll(/[！-～]+/g, (wide) => wide.normalize("NFKC"));

/** How the solver says a text back; null where it does not know it. */
export const restatedIn = (text: string, lengthMax = SOLVED_MAX): Restated | null =>
  text.length > lengthMax ? null : restated(text, () => ({ of: saidBack(text) })).of;

function saidBack(text: string): Restated | null {
  const { outcome } = readMessage(text);
  return outcome.kind === "solved" || outcome.kind === "guessed" ? framed(outcome.solution) : null;
}

function framed({ topic, problem, steps, words: said }: Solution): Restated {
  const formulas: Answer[] = [];
  const frame = problem.en.replaceAll(
    /\$([^$]{1,300})\$|(?<![\w.])\d+(?:\.\d+)?(?![\w.]*\w)/g,
    (all, formula: string = all) => {
      const found = linesOf(formula.replace(/,\s?\\[lc]?dots\s*$/, "")).flatMap(formulasOf);
      formulas.push(...found);
      return found.length > 0 ? "#" : all;
    },
  );
  const worked = steps
    .slice(0, STEPS_MAX)
    .flatMap(({ code, values }) => equationsIn(say(said.en[code]?.text ?? "", values, "en")));
  return { topic, frame, formulas, worked };
}

const STEPS_MAX = 2;

const equationsIn = (text: string): Answer[] =>
  (text.match(/\$[^$]{1,200}\$/g) ?? [])
    .filter((formula) => /=/.test(formula) && /[a-z]/i.test(formula))
    .flatMap((formula) => formulasOf(formula.slice(1, -1)));

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

/** A formula as it is written, if it can be read. */
export function formulasOf(formula: string): Answer[] {
  const found = withinBudget(() => read(formula.trim(), asked(null, { units: false })));
  return found?.ok ? [found.answer] : [];
}

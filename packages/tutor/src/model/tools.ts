import type { Locale } from "@dripstone/contract/locale";
import { tool } from "ai";
import { z } from "zod";
import type { Asked } from "../engine.ts";
import { readQuestion } from "../solver/question.ts";
import { namesOfTaken, type Outcome, solve } from "../solver/solve.ts";
import { checkWork } from "../teaching/check-work.ts";
import { judgeAttempt } from "../teaching/judge-attempt.ts";
import { localeOf } from "../teaching/language.ts";
import { slipWords } from "../teaching/slips.ts";
import { whole } from "../teaching/steps.ts";

/** However often a model asks, it gets to read no more than this for one reply, in characters. */
const RESULTS_MAX = 8_000;
const ASKED_MAX = 2_000;
const LINES_MAX = 40;

/** What a model asks instead of reckoning itself. What is closed is not worked out for it either. */
export function toolsFor({ isClosed, language }: Pick<Asked, "isClosed" | "language">) {
  let room = RESULTS_MAX;
  const bounded = (result: object): object => {
    room -= JSON.stringify(result).length;
    return room < 0 ? { refused: "Too much was asked. Answer with what you have." } : result;
  };
  // Also when only what it is taken for shows it.
  const isOpen = (problem: string, outcome: Outcome) => [problem, ...namesOf(outcome)].some((name) => isClosed([name]));
  const closed = { closed: "This problem is still open for answers. Help without steps, numbers, or an answer." };
  return {
    solve: tool({
      description:
        "Works out a math problem exactly: arithmetic, fractions, percent, equations, inequalities, systems, number theory, counting, geometry, statistics, word problems. Give it one whole problem in English or Chinese.",
      inputSchema: z.object({ problem: z.string().max(ASKED_MAX) }),
      execute: async ({ problem }) => {
        const outcome = outcomeOf(problem);
        return bounded(isOpen(problem, outcome) ? closed : worked(outcome, localeOf(problem, language)));
      },
    }),
    check: tool({
      description:
        "Judges a student’s work without guessing: finds the first line that does not follow from the one before, or tells whether an answer is right. Give it the problem, and the student’s lines as they were written.",
      inputSchema: z.object({
        problem: z.string().max(ASKED_MAX),
        lines: z.array(z.string().max(ASKED_MAX)).min(1).max(LINES_MAX),
      }),
      execute: async ({ problem, lines }) => {
        const outcome = outcomeOf(problem);
        return bounded(isOpen(problem, outcome) ? closed : judged(outcome, lines, localeOf(problem, language)));
      },
    }),
  };
}

function worked(outcome: Outcome, locale: Locale): object {
  if (outcome.kind !== "solved" && outcome.kind !== "guessed") return notUnderstood(outcome.kind);
  const { solution, takenFor } = outcome;
  const blocks = whole(solution, locale);
  return {
    ...(outcome.kind === "guessed" && { unsure: "This may be another problem: compare what it is read as." }),
    ...(takenFor && { readAs: takenFor.said[locale] }),
    understood: solution.problem[locale],
    steps: blocks.filter(({ kind }) => kind === "step").map(({ title, markdown }) => `${title}: ${markdown}`),
    answer: solution.answer.said[locale],
  };
}

function judged(outcome: Outcome, lines: string[], locale: Locale): object {
  if (lines.length > 1) {
    const checked = checkWork(lines);
    if (checked.kind === "right") return { everyLineFollows: true, ...answered(outcome, lines) };
    if (checked.kind === "wrong")
      return { firstWrongLine: lines[checked.line], why: checked.slip ? slipWords[locale][checked.slip] : null };
  }
  return answered(outcome, lines);
}

/** What the last line is as an answer. */
function answered(outcome: Outcome, lines: string[]): object {
  if (outcome.kind !== "solved")
    return { answer: notUnderstood(outcome.kind === "guessed" ? "unknown" : outcome.kind) };
  return { answer: judgeAttempt(lines.at(-1) ?? "", outcome.solution).verdict };
}

const namesOf = (outcome: Outcome): string[] =>
  "takenFor" in outcome && outcome.takenFor ? namesOfTaken(outcome.takenFor) : [];

function outcomeOf(problem: string): Outcome {
  const question = readQuestion(problem);
  return question ? solve(question) : { kind: "unknown" };
}

const notUnderstood = (kind: "unsure" | "unknown") => ({
  notUnderstood: kind === "unsure" ? "It can be meant in more than one way." : "Say it in other words, or do without.",
});

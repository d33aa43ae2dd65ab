import { type Question, readQuestion } from "../solver/question.ts";
import type { Solution } from "../solver/solution.ts";
import { type Outcome, solve } from "../solver/solve.ts";
import type { Understood } from "../solver/topic.ts";
import { showsAttempt, type Turn, turnOf } from "./turn.ts";

/** Where a conversation stands after the student's last message. */
export type Standing = {
  /** What the last message wants; `problem` is a new one. */
  turn: Turn | "problem" | "unsure";
  /** The problem talked about, if the solver understands it. */
  problem: { solution: Solution; understood: Understood; question: Question } | null;
  /** How many times the student has asked to go on since then. */
  asked: number;
  /** Whether he has shown something of his own since then. */
  hasTried: boolean;
};

/** A problem that was asked longer ago is asked again by who still wants it. */
const MESSAGES_MAX = 16;

/** Goes through the messages of a student, the oldest first. */
export function standingAfter(messages: readonly string[]): Standing {
  return messages.slice(-MESSAGES_MAX).reduce(next, { turn: "other", problem: null, asked: 0, hasTried: false });
}

function next(before: Standing, message: string): Standing {
  const question = readQuestion(message.replace(leading, ""));
  const outcome: Outcome = question ? solve(question) : { kind: "unknown" };
  const turn = turnOf(message);
  if (question && outcome.kind === "solved" && !isWorkingFor(before.problem, turn, outcome.solution, message)) {
    const { solution, understood } = outcome;
    return { turn: "problem", problem: { solution, understood, question }, asked: 0, hasTried: false };
  }
  if (isOwnQuestion(message, turn)) return { turn: "unsure", problem: null, asked: 0, hasTried: false };
  if (!before.problem) return { ...before, turn: turn === "other" ? "unsure" : turn };
  const wanted = turn === "other" ? "hint" : turn;
  const goesFurther = wanted === "hint" || wanted === "solution" || wanted === "example";
  return {
    ...before,
    turn: wanted,
    asked: before.asked + (goesFurther ? 1 : 0),
    hasTried: before.hasTried || showsAttempt(message),
  };
}

/** What leads over to a new problem. */
const leading =
  /^\s*(?:(?:ok|okay|and|now|next|then)[,:]? )?(?:what|how) about |^\s*(?:ok|okay|and|now|next|then)[,:]? |^\s*(?:那么?|再来|下一题)[，,：: ]?/i;

/** A line of working, which the solver reads as a problem of its own. */
function isWorkingFor(problem: Standing["problem"], turn: Turn, solution: Solution, message: string): boolean {
  if (!problem || turn !== "attempt" || message.trim() === problem.question.original.trim()) return false;
  if (isTold.test(message)) return true;
  if (isAsked.test(message)) return false;
  if (solution.answer.key === problem.solution.answer.key) return true;
  return isShorter(message, problem.question.original) || isOfItsNumbers(message, problem);
}

const isTold = /\b(?:i|my)\b|我|对吗|对不对|是不是/i;
const isAsked = /\b(?:solve|what|find|how|calculate|compute|evaluate|simplify|factor|about)\b|求|解|怎么|计算|多少/i;

/** An equation with fewer numbers than the problem, and one of them from it: a step that may have gone wrong. */
function isShorter(message: string, problem: string): boolean {
  const [said, given] = [numbersOf(message), numbersOf(problem)];
  return message.includes("=") && said.length < given.length && said.some((number) => given.includes(number));
}

/** Signs and numbers alone, all of them from the problem or its solution: a line of it, right or wrong. */
function isOfItsNumbers(message: string, { question, solution }: NonNullable<Standing["problem"]>): boolean {
  const known = new Set(numbersOf(`${question.original} ${JSON.stringify([solution.steps, solution.answer])}`));
  return !isInWords.test(message) && numbersOf(message).every((number) => known.has(number));
}

const isInWords = /[a-z]{3,}|\p{Script=Han}/iu;

const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Something that is none of the turns, with numbers of its own: a question that the solver does not understand. */
const isOwnQuestion = (message: string, turn: Turn) => turn === "other" && (message.match(/\d+/g) ?? []).length >= 2;

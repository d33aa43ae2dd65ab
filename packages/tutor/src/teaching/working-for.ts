import type { Solution } from "../solver/solution.ts";
import { countIn } from "./counted.ts";
import { isSure, type Reply } from "./judge-reply.ts";
import { isListOfValues } from "./numbers-rewritten.ts";
import { saysPercent } from "./own-ways/percent.ts";
import { isOwnWork } from "./own-work.ts";
import type { Problem } from "./similar.ts";
import type { Turn } from "./turn.ts";
import { tellsWhoHasWhich } from "./who-has-which.ts";

type Said = { turn: Turn; solution: Solution; message: string; says: () => Reply | null; isDone: boolean };

/** A line of working, which the solver reads as a problem of its own. */
export function isWorkingFor(problem: Problem, { turn, solution, message, says, isDone }: Said): boolean {
  if (message.trim() === problem.question.original.trim()) return false;
  if (!isAsked.test(message) && isSure(says())) return true;
  if (!isDone && (isListOfValues(message) || isCalculationOf(problem, message))) return true;
  if (!isDone && (isFractionAlone.test(message.normalize("NFKC")) || saysPercent(message))) return true;
  if (!isDone && (isOwnWork(message, problem) || isValueTold(message, problem))) return true;
  if (!isDone && !isAsking.test(message) && saysWho(message, problem)) return true;
  if (!isDone && isFormula(message) && says()?.verdict === "form") return true;
  if (turn !== "attempt") return false;
  if (isTold.test(message)) return true;
  if (isAsked.test(message)) return false;
  if (solution.answer.key === problem.solution.answer.key) return true;
  return isShorter(message, problem.question.original) || isOfItsNumbers(message, problem);
}

/** "4 quarters" where quarters are counted, and "30%" alone. */
const isValueTold = (message: string, { question }: Problem): boolean =>
  countIn(message, question.original) !== null || isPercent.test(message.normalize("NFKC"));

const isPercent = /^\s*(?:it'?s |it is |about |是|大约|浓度是?)?\d+(?:\.\d+)? ?(?:%|percent)[\s.!?。]*$/i;

/** Whoever is at work on something says so what he has found, and asks nothing. */
const isFractionAlone =
  /^\s*(?:(?:it'?s|is it|i got|so|oh|maybe|then|=|是|等于|得)[\s,]*){0,3}-?\d+ ?[/⁄] ?\d+\s*(?:吗|吧|right)?[\s?.!。]*$/i;

const saysWho = (message: string, { question, solution }: Problem): boolean =>
  tellsWhoHasWhich(message, question.original, solution) !== null;

/** Whether nothing is said but a formula. */
const isFormula = (message: string): boolean =>
  !isInWords.test(message.replaceAll(functionNames, " ").replaceAll("?", " "));

const functionNames = /\\[a-z]+|(?:sqrt|gcd|gcf|lcm|hcf|log|sin|cos|tan|choose)(?![a-z])/gi;

const isTold = /\b(?:i|my)\b|我|对吗|对不对|是不是/i;
const isAsked = /\b(?:solve|what|find|how|calculate|compute|evaluate|simplify|factor|about)\b|求|解|怎么|计算|多少/i;

/** An equation with fewer numbers than the problem, and one of them from it: a step that may have gone wrong. */
function isShorter(message: string, problem: string): boolean {
  const [said, given] = [numbersOf(message), numbersOf(problem)];
  return message.includes("=") && said.length < given.length && said.some((number) => given.includes(number));
}

/** Signs and numbers alone, all of them from the problem or its solution: a line of it, right or wrong. */
function isOfItsNumbers(message: string, { question, solution }: Problem): boolean {
  const known = new Set(numbersOf(`${question.original} ${JSON.stringify([solution.steps, solution.answer])}`));
  return !isInWords.test(message) && numbersOf(message).every((number) => known.has(number));
}

/** "5 times 3" where 5^3 is to be worked out: what he would do, right or wrong. */
const isCalculationOf = (problem: Problem, message: string): boolean => {
  const bare = message.replaceAll(operations, " ");
  return bare !== message && !isAsking.test(message) && isOfItsNumbers(bare, problem);
};

const operations = /\b(?:times|plus|minus|divided by|multiplied by|squared|cubed|to the|by)\b|乘以|除以|[加减乘除]/gi;

const isInWords = /[a-z]{3,}|\p{Script=Han}/iu;

const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Something with numbers of its own, and more than they: a question that the solver does not understand. */
export const isOwnQuestion = (message: string) => {
  const count = numbersOf(message).length;
  return count >= 2 && (isAsking.test(message) || (count >= 3 && isStory.test(message)));
};

/** Something with a number is asked in whole words; "how about 12?" is an answer, with a doubt. */
export const asksWithNumber = (message: string): boolean =>
  /\d/.test(message) && asksInWords.test(message) && !/^\W*(?:ok |so |and )?(?:what|how) (?:about|if)\b/i.test(message);

const asksInWords = /\b(?:what|how|which|when|where|who|why)\b|多[少远长久大高重快]|几(?!\d)|怎么|什么|哪/i;

/** A value and its unit, and nothing else. */
export const isBareValue = (message: string): boolean =>
  /^\W*(?:it'?s |its |is it |so |是)?-?\d+(?:[./]\d+)?\s?(?:%|percent|[a-z]{1,12}|\p{Script=Han}{1,4})?[\s.!?。！？吗吧]*$/iu.test(
    message,
  );

/** Whether something is asked. */
export const isAsking =
  /[?？]|\b(?:solve|whats?|find|help|how|which|when|calculate|compute|evaluate|simplify|factor|explain|prove|show that)\b|求|解|怎么|计算|多少|几|证明/i;
const isStory = /(?:[a-z]{2,}\W+(?:\d+\W+)?){5}|\p{Script=Han}{8}/iu;

import { readMessage } from "../teaching/read-message.ts";
import { type Formula, formulasIn } from "./formulas.ts";
import { numbersIn } from "./numbers.ts";

/** Longer texts are no problem that the solver knows word by word. */
const LENGTH_MAX = 160;

/**
 * Whether a text is one of a problem's texts in other words, as the solver understands both: it comes to the same equation, or to the same answer out
 * of the same numbers. The solver is asked only where the numbers are the same, as it takes its time.
 */
export function isSameSolved(text: string, problem: readonly string[]): boolean {
  if (text.length > LENGTH_MAX) return false;
  const numbers = numbersOf(text);
  const alike = problem.filter((other) => other.length <= LENGTH_MAX && areAlike(numbers, numbersOf(other)));
  const said = alike.length > 0 ? solvedIn(text) : null;
  return said !== null && alike.some((other) => isSame(said, solvedIn(other)));
}

const numbersOf = (text: string): string[] =>
  [...new Set(numbersIn(text.normalize("NFKC").toLowerCase()))].filter((number) => !/^[012]$/.test(number));

/** All of them, or most of several: a line of working has other numbers, too. */
function areAlike(said: readonly string[], problem: readonly string[]): boolean {
  const shared = said.filter((number) => problem.some((other) => isSameNumber(number, other))).length;
  if (shared === said.length && said.length === problem.length) return shared > 1 || (said[0]?.length ?? 0) > 1;
  return shared >= 2 && shared * 2 > said.length;
}

/** 20% off is 八折, and what is left is 80%. */
function isSameNumber(one: string, other: string): boolean {
  const [said, known] = [sharesOf(one), sharesOf(other)];
  return one === other || said.slice(0, 2).some((share) => share > 0 && share < 100 && known.includes(share));
}

const sharesOf = (number: string): number[] => [
  Number(number),
  100 - Number(number),
  10 * Number(number),
  100 - 10 * Number(number),
];

type Solved = { equations: string[]; answer: string };

/** What the solver makes of a text: what it is at bottom, and what comes out. */
function solvedIn(text: string): Solved | null {
  const { outcome } = readMessage(text);
  if (outcome.kind !== "solved" && outcome.kind !== "guessed") return null;
  const { problem, answer } = outcome.solution;
  return {
    equations: formulasIn(problem.en)
      .filter(isTelling)
      .map(({ written }) => written),
    answer: valuesIn(answer.key),
  };
}

/** With fewer numbers it is easily another problem's. */
const isTelling = ({ written, numbers }: Formula) => numbers.length >= 3 && written.includes("=");

/** `x = 2 or x = 5` and `(x - 2)(x - 5)` are found by the same work. */
const valuesIn = (key: string): string => (key.match(/\d+(?:[./]\d+)?/g) ?? [key]).toSorted().join(" ");

const isSame = (said: Solved, other: Solved | null): boolean =>
  other !== null &&
  (said.answer === other.answer || said.equations.some((equation) => other.equations.includes(equation)));

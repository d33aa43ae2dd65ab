import type { Question } from "../question.ts";
import type { Solution } from "../solution.ts";
import type { Understood } from "../topic.ts";
import words from "./as-calculation.json" with { type: "json" };

/** A story that one calculation answers, as it is worked out: first of all the calculation is written down. */
export const asCalculation = (question: Question, understood: Understood | null): Understood | null =>
  understood && !isWritten.test(question.original)
    ? // What is similar is a calculation, and no story.
      { solve: () => withSetUp(understood.solve()), solveSimilar: understood.solveSimilar }
    : understood;

/** Who asks has written a calculation already. */
const isWritten = /\d ?(?:[-+×÷*^]|\\times|\\cdot|\\div) ?[\d(]|\\frac/;

/** A number of which nothing is left to be reckoned. */
const isIdle = / [-+] 0$| \\cdot 1$/;

function withSetUp(solution: Solution | null): Solution | null {
  const [, calculation] = /^work out \$(.*)\$$/s.exec(solution?.problem.en ?? "") ?? [];
  if (solution?.topic !== "arithmetic" || calculation === undefined || isIdle.test(calculation)) return solution;
  return {
    ...solution,
    words: { en: { ...words.en, ...solution.words.en }, ch: { ...words.ch, ...solution.words.ch } },
    steps: [{ code: "set-up", values: { calculation } }, ...solution.steps],
  };
}

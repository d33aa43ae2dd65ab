import type { PracticeTestSource } from "@dripstone/content";
import type { ChoiceLetter } from "@dripstone/contract/practice-tests/choices";

/** What is marked on a question, by its number. */
export type Marked = { question: number; choice: ChoiceLetter | null };

export type Grade = {
  rightAnswers: number;
  wrongAnswers: number;
  blankAnswers: number;
  points: number;
  pointsMax: number;
};

/** What a paper is worth with these answers on it. */
export function grade(
  { questions, points: worth }: Pick<PracticeTestSource, "questions" | "points">,
  marked: readonly Marked[],
): Grade {
  const choices = new Map(marked.map(({ question, choice }) => [question, choice]));
  const answered = questions.map(({ key }, index) => ({ key, choice: choices.get(index + 1) ?? null }));
  const blankAnswers = answered.filter(({ choice }) => choice === null).length;
  const rightAnswers = answered.filter(({ key, choice }) => choice === key).length;
  const wrongAnswers = questions.length - rightAnswers - blankAnswers;
  return {
    rightAnswers,
    wrongAnswers,
    blankAnswers,
    points: rightAnswers * worth.right + blankAnswers * worth.blank + wrongAnswers * worth.wrong,
    pointsMax: questions.length * worth.right,
  };
}

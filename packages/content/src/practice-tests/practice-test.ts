import { type Difficulty, difficulties } from "@dripstone/contract/difficulty";
import type { Locale } from "@dripstone/contract/locale";
import { type ChoiceLetter, choiceLetters } from "@dripstone/contract/practice-tests/choices";
import { type Topic, topics } from "@dripstone/contract/weekly-problem/topics";
import { z } from "zod";

/** A paper as its author wrote it, answers and all. What may leave the server before it is handed in is told by `withoutAnswers`. */
export type PracticeTestSource = PaperFacts & {
  /** The name of its folder. */
  slug: string;
  text: Record<Locale, { title: string /** Markdown: what one should know before one begins. */; rules: string }>;
  /** In their order. */
  questions: QuestionSource[];
};

export type QuestionSource = {
  /** The folder's name without its number. */
  slug: string;
  topic: Topic;
  difficulty: Difficulty;
  key: ChoiceLetter;
  text: Record<Locale, QuestionText>;
};

/** Markdown; the choices stand in the order of their letters. */
export type QuestionText = { statement: string; choices: string[]; solution: string };

type PaperFacts = z.output<typeof paperFacts>;

/** What stands in `paper.yaml`. */
export const paperFacts = z.strictObject({
  /** The contest that it is like. */
  program: z.enum(["amc8", "amc10"]),
  minutes: z.int().positive(),
  points: z
    .strictObject({ right: z.number().positive(), blank: z.number().nonnegative(), wrong: z.number() })
    .refine(({ right, blank, wrong }) => right > blank && blank >= wrong, {
      error: "a right answer must be worth more than none, and a wrong one no more than none",
    }),
});

/** What stands in `question.yaml`; choices that both languages share stand here, too. */
export const questionFacts = z.strictObject({
  topic: z.enum(topics),
  difficulty: z.enum(difficulties),
  key: z.enum(choiceLetters),
  choices: z.array(z.string().trim().min(1)).length(choiceLetters.length).optional(),
});

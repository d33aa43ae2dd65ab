import type { Locale } from "@dripstone/contract/locale";
import type { PracticeTestSource, QuestionText } from "./practice-test.ts";

/** A paper as it is laid before a student, who may see all of it: neither keys nor solutions, nor what would narrow the search for them. */
export type PracticePaper = Omit<PracticeTestSource, "questions"> & {
  questions: { slug: string; text: Record<Locale, Omit<QuestionText, "solution">> }[];
};

/** Names what is shown, one by one: what an author writes besides is kept back until somebody shows it on purpose. */
export function withoutAnswers({ slug, program, minutes, points, text, questions }: PracticeTestSource): PracticePaper {
  return {
    slug,
    program,
    minutes,
    points,
    text,
    questions: questions.map((question) => ({
      slug: question.slug,
      text: { en: asked(question.text.en), ch: asked(question.text.ch) },
    })),
  };
}

const asked = ({ statement, choices }: QuestionText) => ({ statement, choices });

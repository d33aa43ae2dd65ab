import type { Question } from "../question.ts";
import type { Solution, Step, TopicWords } from "../solution.ts";
import type { Understood } from "../topic.ts";

/** A question inside another, and what is done with its answer. */
export type Composed<Code extends string> = {
  inner: string;
  finish(key: string): Finished<Code> | null;
};

export type Finished<Code extends string> = {
  /** Said after the inner problem. */
  asks: Record<"en" | "ch", string>;
  steps: Step<Code>[];
  answer: Solution["answer"];
};

/** How a question is taken apart into one that the topics know, and one thing more. */
export type Composition = { words: TopicWords; read(question: Question, solve: SolveText): Understood | null };

/** The claim on a question that is made of another text, where there is one that is sure. */
export type SolveText = (text: string) => Understood | null;

export function defineComposition<Code extends string>(composition: {
  words: TopicWords<Code>;
  read(question: Question): Composed<Code> | null;
}): Composition {
  return {
    words: composition.words,
    read(question, solve) {
      const composed = composition.read(question);
      const inner = composed && solve(composed.inner);
      if (!composed || !inner) return null;
      const finish = (solution: Solution | null): Solution | null => {
        const finished = solution && composed.finish(solution.answer.key);
        if (!solution || !finished) return null;
        const { asks, steps, answer } = finished;
        const { problem, topic, words } = solution;
        return {
          topic,
          words: { en: { ...words.en, ...composition.words.en }, ch: { ...words.ch, ...composition.words.ch } },
          problem: { en: `${problem.en}: ${asks.en}`, ch: `${problem.ch}：${asks.ch}` },
          steps: [...solution.steps, ...steps],
          answer,
        };
      };
      // Where nothing comes of it, it is no question of this kind.
      if (!finish(inner.solve())) return null;
      return { solve: () => finish(inner.solve()), solveSimilar: () => finish(inner.solveSimilar()) };
    },
  };
}

import type { Question } from "./question.ts";
import type { Solution, TopicWords, Working } from "./solution.ts";

/**
 * One kind of problem that the solver knows. A topic claims a question only if it understands all of it: a number or a word
 * that matters and is left over means that another problem was asked, and then `read` says null.
 */
export type Topic<Problem, Code extends string> = {
  /** In kebab-case, as its folder: `common-divisors`. */
  name: string;
  words: TopicWords<Code>;
  /** What is asked, or null where the question is none of this topic's, or not surely. */
  read(question: Question): Problem | null;
  /** Works it out in steps; null where it is beyond a school's methods or bounds. */
  work(problem: Problem): Working<Code> | null;
  /** Whether the answer is right, found by another method than `work`'s: substitution, brute force, another formula. */
  holds(problem: Problem, answer: Working<Code>["answer"]): boolean;
  /** A problem of the same kind with other numbers, to be worked as an example; the same one every time. */
  similar(problem: Problem): Problem;
};

/** A topic as the solver sees it: what it makes of a question, whatever its problems look like. */
export type Reader = { name: string; words: TopicWords; read(question: Question): Understood | null };

/** A question that a topic has claimed. */
export type Understood = {
  /** Null where it could not be worked out, or the answer did not stand the test of the other method. */
  solve(): Solution | null;
  /** A problem of the same kind, solved; each `nth` is like the one before. */
  solveSimilar(nth?: number): Solution | null;
};

export function defineTopic<Problem, Code extends string>(topic: Topic<Problem, Code>): Reader {
  const { name, words } = topic;
  const solve = (problem: Problem): Solution | null => {
    const working = topic.work(problem);
    return working && topic.holds(problem, working.answer) ? { ...working, topic: name, words } : null;
  };
  return {
    name,
    words,
    read(question) {
      const problem = topic.read(question);
      const similarTo = (nth: number): Problem | null =>
        problem && topic.similar(nth > 0 ? (similarTo(nth - 1) ?? problem) : problem);
      return (
        problem && {
          solve: () => solve(problem),
          solveSimilar: (nth = 0) => {
            const similar = similarTo(nth);
            return similar && solve(similar);
          },
        }
      );
    },
  };
}

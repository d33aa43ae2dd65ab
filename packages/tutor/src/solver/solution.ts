import type { Locale } from "@dripstone/contract/locale";

/** A text in both languages; Markdown with `$…$`. */
type Said = Record<Locale, string>;

/** What stands in a sentence's `{{places}}`: the same in both languages (LaTeX without dollars, a number), or a word of each. */
type Values = Record<string, string | Said>;

/** The words of one step, in one language. */
type StepWords = {
  /** What is done, as a heading: "Get x by itself". */
  name: string;
  /** A question that leads to the step and tells nothing of its result. */
  ask: string;
  /** The step itself, with its result. */
  text: string;
};

/** One step of a solution: its code in the topic's words, and what they are filled with. */
export type Step<Code extends string = string> = { code: Code; values: Values };

/** What a topic says, by step code; both languages have the same codes and places. */
export type TopicWords<Code extends string = string> = Record<Locale, Record<Code, StepWords>>;

/** A problem worked out. */
export type Working<Code extends string = string> = {
  /** What was understood to be asked, as it is said back to the student. */
  problem: Said;
  steps: Step<Code>[];
  answer: {
    said: Said;
    /** As the answer checker reads it, where it can: `x = 3`, `-2, 5`, `7/12`. */
    key: string;
  };
};

/** A solution that has been verified by another method than the one that found it. */
export type Solution = Working & { topic: string; words: TopicWords };

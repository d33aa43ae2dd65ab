/** A kind of question: how it is put to the topics, and how it is said back. */
export type Intent = {
  name: string;
  /** `whole`, `number+` (a list), `equation`, …; a `value` is an expression that is as often a number. */
  slots: string[];
  canonical: string;
  said: { en: string; ch: string };
};

/** What `npm run weigh-questions` writes of an intent besides: what else may stand in its sentences. */
export type KnownIntent = Intent & {
  /** Numbers and letters that belong to its wording, each with the word before or after it: `2|>number`. */
  literals: string[];
  /** Which words that make another question of it (`turns.ts`) stand in its own sentences. */
  turns: string[];
  /** Words beside only one of several slots that hold the same: `<slope 1`, `>percent 2`. */
  cues: string[];
};

/** An intent, and the order in which its slots come: "subtract {2} from {1}" has 2, 1. The class without an intent is `other`. */
export type Class = { intent: number; order: number[] };

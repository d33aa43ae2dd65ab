import type { Difficulty } from "@dripstone/contract/difficulty";
import type { Deed } from "@dripstone/contract/progress/deeds";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";

/** A solved weekly problem; the source is its week's Monday. */
export type SolvedFacts = {
  topic: Topic;
  /** Attempts that it took, the right one counted. */
  attempts: number;
  /** Hints that were open when it was solved. */
  hints: number;
  /** The last week before it that had a problem (`weeks.ts`): a week without one breaks no streak. Null for the very first. */
  follows: string | null;
};

/** What was worked through, and how well, from 0 to 100; null where there was nothing to score. */
type ScoredFacts = { score: number | null };

/** What others think of what somebody wrote: it is worth no points, but reputation. */
type EsteemFacts = { reputation: number };

/** What badges and progress know of a deed besides its points, by its kind. */
export type FactsByDeed = {
  "weekly-problem": SolvedFacts;
  "explanation-excellent": Record<string, never>;
  lesson: ScoredFacts;
  test: ScoredFacts;
  homework: ScoredFacts;
  "forum-answer": EsteemFacts;
  "forum-vote": EsteemFacts;
};

/** Something that somebody has earned. `deed` says for what, and `source` which one, as its feature names it. */
export type Achievement = {
  [D in Deed]: {
    deed: D;
    source: string;
    difficulty: Difficulty | null;
    points: number;
    facts: FactsByDeed[D];
    earnedAt: Date;
  };
}[Deed];

/** What the ledger keeps of a deed beside its points. */
export type Facts = Achievement["facts"];

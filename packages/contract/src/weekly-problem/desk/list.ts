import { difficulties } from "../../difficulty.ts";
import { topics } from "../topics.ts";

/**
 * Where a problem stands. `draft`: still being written; `ready`: waits for a week; `scheduled`: has a week to come; `active`: asked now;
 * `closed`: was asked in a week that is over, and may be asked again.
 */
export const problemStates = ["draft", "ready", "scheduled", "active", "closed"] as const;

export type ProblemState = (typeof problemStates)[number];

/** Who wrote a problem: it comes with the content's files, or it was written here. */
export const problemOrigins = ["content", "admin"] as const;

/** The list of all problems, as teachers see it. */
export const deskList = {
  sorts: ["newest", "oldest", "easiest"],
  sizes: [20, 50],
  filters: { state: problemStates, origin: problemOrigins, topic: topics, difficulty: difficulties },
} as const;

/** The attempts of a week. */
export const attemptsList = { sorts: ["newest", "oldest"], sizes: [20, 50], filters: {} } as const;

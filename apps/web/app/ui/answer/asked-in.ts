import type { Asked } from "@dripstone/checker";
import type { WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";

/** What is told of a problem to whoever reads answers to it. */
export type AskedFor = Pick<WeeklyProblem, "letters" | "asks">;

/** What the reader must know of a problem, so that it reads an answer as the grader will. */
export const askedIn = ({ letters, asks }: AskedFor): Asked => ({ ...asks, letters });

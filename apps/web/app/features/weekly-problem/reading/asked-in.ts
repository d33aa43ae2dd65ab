import type { Asked } from "@dripstone/checker";
import type { WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";

/** What the reader must know of a problem, so that it reads an answer as the grader will. */
export const askedIn = ({ letters, asks }: Pick<WeeklyProblem, "letters" | "asks">): Asked => ({ ...asks, letters });

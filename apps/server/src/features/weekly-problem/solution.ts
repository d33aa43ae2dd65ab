/** For what the ledger of achievements knows the weekly problem; the source is the week's Monday. */
export const WEEKLY_PROBLEM = "weekly-problem";

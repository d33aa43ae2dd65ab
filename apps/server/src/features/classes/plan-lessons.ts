import type { Database } from "../../database/connect.ts";
import { replan } from "./office/planning/replan.ts";

/**
 * Writes down when a class meets and has met: once a week on its day, as many times as its program has weeks and its semester has room, but not
 * in the semester's breaks.
 */
export async function planLessons(transaction: Database, classId: string): Promise<void> {
  await replan(transaction, classId, { standing: [], now: new Date(0) });
}

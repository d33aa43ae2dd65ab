import type { Database } from "../../database/connect.ts";
import type { AttemptRow, Work } from "./work.ts";

/** What a visitor has had judged, as the attempt that it would be. */
export type Trial = AttemptRow;

/** The answer that the browser with this mark had judged in a week; null where there is none, or an account has it. */
export async function readTrial(db: Database, visitorMark: Buffer, week: string): Promise<Trial | null> {
  const trial = await db
    .selectFrom("weeklyTrials")
    .where("visitorMark", "=", visitorMark)
    .where("week", "=", week)
    .where("takenOver", "=", false)
    .select(["answer", "explanation", "read", "verdict", "detail", "at"])
    .executeTakeFirst();
  return trial ? { ...trial, counts: true } : null;
}

/** The work of a student who has done this and nothing else. */
export const workOf = (trial: Trial): Work => ({ attempts: [trial], solution: null });

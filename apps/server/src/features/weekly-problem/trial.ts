import type { Database } from "../../database/connect.ts";
import type { AttemptRow, Work } from "./work.ts";

/** What a visitor has had judged, as the attempt that it would be. */
export type Trial = AttemptRow;

/** The answer that the browser with this mark had judged in a week; null where there is none. */
export async function readTrial(db: Database, visitorMark: Buffer, week: string): Promise<Trial | "taken-over" | null> {
  const trial = await db
    .selectFrom("weeklyTrials")
    .where("visitorMark", "=", visitorMark)
    .where("week", "=", week)
    .select(["answer", "explanation", "read", "verdict", "detail", "at", "takenOver"])
    .executeTakeFirst();
  if (!trial) return null;
  const { takenOver, ...answered } = trial;
  return takenOver ? "taken-over" : { ...answered, counts: true };
}

/** Whether a mark was given here: then something was judged under it, in whatever week. One that was made up could be known to others. */
export async function isKnown(db: Database, visitorMark: Buffer): Promise<boolean> {
  const trials = db.selectFrom("weeklyTrials").select("week").where("visitorMark", "=", visitorMark);
  return (await trials.limit(1).executeTakeFirst()) !== undefined;
}

/** The work of a student who has done this and nothing else. */
export const workOf = (trial: Trial): Work => ({ attempts: [trial], solution: null });

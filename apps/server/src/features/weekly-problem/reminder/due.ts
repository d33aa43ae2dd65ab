import { sql } from "kysely";
import { wallClock } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import { openRound, type Round } from "../round.ts";
import { WEEKLY_PROBLEM } from "../solution.ts";

/** On Monday at eight by the school's clock; who was not up then sends them until Tuesday ends, and not later. */
const FROM = { days: 0, hours: 8 };
const UNTIL = { days: 2, hours: 0 };

/** The open week, with the instant since when its letters go out; null while none do. */
export type DueWeek = { round: Round; since: Date };

export async function dueWeek(db: Database, now: Date): Promise<DueWeek | null> {
  const round = await openRound(db, now);
  if (!round) return null;
  const since = await wallClock(db, round.week, FROM);
  const until = await wallClock(db, round.week, UNTIL);
  return since <= now && now < until ? { round, since } : null;
}

/** Those who want a letter of this week and need one: who has solved the problem knows of it. */
export function readersOf(db: Database, { round: { week }, since }: DueWeek, now: Date) {
  const hasSolved = sql<boolean>`exists (
    select from achievements where user_id = users.id and deed = ${WEEKLY_PROBLEM} and source = ${week}
  )`;
  return peopleToWriteTo(db, now)
    .innerJoin("weeklyReminders", "weeklyReminders.userId", "users.id")
    .where("wantedSince", "<=", since)
    .where(hasSolved, "=", false);
}

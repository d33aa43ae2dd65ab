import type { Arrival } from "@dripstone/contract/weekly-problem/payloads";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";

/** Tells, once, that the account has taken something over, and what that has earned: of many calls at once, one is told. */
export async function tellArrival(
  { db }: Pick<Deps, "db">,
  { user: { id: userId } }: Pick<Caller, "user">,
): Promise<Arrival | null> {
  const told = await db
    .with("told", (arrived) =>
      arrived
        .updateTable("weeklyAttempts")
        .set({ arrivalTold: true })
        .where("userId", "=", userId)
        .where("arrivalTold", "=", false)
        .returning("week"),
    )
    .selectFrom("told")
    .leftJoin("achievements", (join) =>
      join
        .on("achievements.userId", "=", userId)
        .on("achievements.deed", "=", WEEKLY_PROBLEM)
        .on("achievements.source", "=", sql<string>`told.week::text`),
    )
    .select("points")
    .execute();
  if (told.length === 0) return null;
  return { points: told.reduce((sum, { points }) => sum + (points ?? 0), 0) };
}

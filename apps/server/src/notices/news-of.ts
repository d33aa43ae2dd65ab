import type { Database } from "../database/connect.ts";
import type { AboutNews } from "./kinds.ts";

/** What a letter was ordered for, as far as it is still to be told: nobody has taken it back, and its reader has not read it meanwhile. */
export function newsOf(db: Database, { userId, at }: AboutNews, kinds: readonly string[]) {
  return db
    .selectFrom("notices")
    .where("userId", "=", userId)
    .where("letterAt", "=", new Date(at))
    .where("kind", "in", kinds)
    .where("readAt", "is", null)
    .orderBy("at")
    .orderBy("id")
    .select(["kind", "subject", "about"])
    .execute();
}

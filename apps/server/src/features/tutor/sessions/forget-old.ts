import { site } from "../../../../../../site.config.ts";
import type { ChoreDeps } from "../../../feature.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Conversations in which nothing has been said for long. */
export async function forgetOldSessions({ db, clock }: Pick<ChoreDeps, "db" | "clock">): Promise<void> {
  const since = new Date(clock().getTime() - site.tutor.conversationsKeptDays * DAY_MS);
  await db.deleteFrom("chatSessions").where("at", "<", since).execute();
}

import { DAY_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { partlyHidden } from "./partly-hidden.ts";

/** As long as letters lie on disk where there is no mail server. */
const KEPT_DAYS = 7;

export type SentLetter = { id: string; kind: string; to: string };

/** Keeps that a letter was handed over. A second time is none: whoever hands over may be killed before it is known. */
export async function noteSent(db: Database, { id, kind, to }: SentLetter, now: Date): Promise<void> {
  const attempts = sql<number>`coalesce((select retry_count + 1 from pgboss.job where name = 'mail' and id = ${id}), 1)`;
  await db
    .insertInto("sentLetters")
    .values({ id, kind, reader: partlyHidden(to), attempts, sentAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetSent(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("sentLetters")
    .where("sentAt", "<", new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}

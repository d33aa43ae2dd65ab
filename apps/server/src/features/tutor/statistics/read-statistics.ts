import type { ReplyOf } from "@dripstone/contract";
import type { timeframes } from "@dripstone/contract/tutor/models/statistics";
import { sql } from "kysely";
import { dayAt } from "../../../calendar/day.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { monthOf } from "../calls/hold-spending.ts";
import { readCaps } from "../caps/caps.ts";
import { readEngines } from "./read-engines.ts";
import { readSums } from "./read-sums.ts";

const DAYS: Record<(typeof timeframes)[number], number> = { day: 1, week: 7, month: 30, year: 365 };

/** How the tutor is used, what it costs and how fast it is, in so many days up to today. */
export async function readStatistics(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { timeframe }: { timeframe: (typeof timeframes)[number] },
): Promise<ReplyOf<"GET /chatbot/stats">> {
  const now = clock();
  const last = dayAt(now);
  const first = sql<string>`(${last} - ${DAYS[timeframe] - 1}::integer)`;
  const [sums, engines, money, { moneyPerMonth: cap }] = await Promise.all([
    readSums(db, { first, last }),
    readEngines(db, { first, last }),
    moneyOfMonth(db, now),
    readCaps(db),
  ]);
  return { ...sums, engines, month: { money, cap } };
}

/** What is spent in a month, or held for replies under way. */
async function moneyOfMonth(db: Database, now: Date): Promise<number> {
  const spent = await db
    .selectFrom("tutorSpentMonths")
    .select("money")
    .where("month", "=", monthOf(dayAt(now)))
    .executeTakeFirst();
  return spent?.money ?? 0;
}

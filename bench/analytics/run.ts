import { dayAfter } from "@dripstone/contract/analytics/range";
import { pages } from "@dripstone/contract/paths";
import { sql } from "kysely";
import { readAnalytics } from "../../apps/server/src/features/analytics/reading/read-analytics.ts";
import { rollUp } from "../../apps/server/src/features/analytics/rolling/roll-up.ts";
import { seedYear } from "../../apps/server/src/features/analytics/seed-year.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";

/**
 * How long the numbers of the back office take to be read, of two years with every page opened on every day, and how long a million deeds take to be
 * rolled up. Ends with status 1 when a reading of the longest range takes longer than 200 ms.
 *
 *     node bench/analytics/run.ts
 */
const READ_MAX_MS = 200;
const DEEDS = 1_000_000;
const TIMES = 20;
const today = "2026-11-20";
const now = new Date(`${today}T17:00:00Z`);

const server = await startTestDatabaseServer({ durable: false });
const { db, drop } = await testDatabase();
const people = [];
while (people.length < 200) people.push((await signUp(db, now)).user.id);
await sql`
  insert into achievements (user_id, deed, source, points, earned_at)
  select (${people}::uuid[])[1 + nth % ${people.length}::integer], 'lesson', nth::text, 1, ${now}::timestamptz - nth * interval '1 minute'
  from generate_series(1, ${DEEDS}::integer) as nth
`.execute(db);
const rolled = performance.now();
await rollUp({ db, clock: () => now });
const first = performance.now() - rolled;
const again = performance.now();
await rollUp({ db, clock: () => now });
const second = performance.now() - again;

await db.deleteFrom("analyticsDays").execute();
await seedYear({ db, now, demo: true });
await sql`
  insert into analytics_days
  select day - 365, measure, dimension, count from analytics_days
  on conflict do nothing
`.execute(db);
await sql`
  insert into analytics_days
  select day::date, 'page-views', page, 10
  from generate_series(${dayAfter(today, -730)}::date, ${today}::date, interval '1 day') as day,
    unnest(${Object.values(pages)}::text[]) as page
  on conflict do nothing
`.execute(db);
await sql`vacuum analyze`.execute(db);
const { rows } = await sql<{ count: number }>`select count(*) from analytics_days`.execute(db);
console.log(
  `${rows[0]?.count} numbers; ${DEEDS} deeds rolled up in ${first.toFixed(0)} ms, and again in ${second.toFixed(0)} ms`,
);

let slowest = 0;
for (const days of [7, 28, 90, 365, 730]) {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    await readAnalytics({ db, clock: () => now }, { from: dayAfter(today, 1 - days), to: today });
    times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  const [half = 0, most = 0] = [times[TIMES / 2], times.at(-1)];
  slowest = Math.max(slowest, half);
  console.log(`${days} days: half of ${TIMES} within ${half.toFixed(1)} ms, all within ${most.toFixed(1)} ms`);
}
await drop();
await server.stop();
process.exitCode = slowest > READ_MAX_MS ? 1 : 0;

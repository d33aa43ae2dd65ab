import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { difficulties } from "@dripstone/contract/difficulty";
import { WEEK_MS } from "@dripstone/contract/durations";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import { sql } from "kysely";
import { earn } from "../../apps/server/src/achievements/ledger.ts";
import { openProduct } from "../../apps/server/src/product.ts";
import { seed } from "../../apps/server/src/seed/seed.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";

/** Three years of solved problems. */
const WEEKS = 156;
const MONDAY = Date.UTC(2024, 0, 1);

/** The product with one student's long past, and a bare route with one query beside it, in a process of its own; it ends with its parent. */
const server = await startTestDatabaseServer();
const { db, url, drop } = await testDatabase();
const clock = () => new Date(MONDAY + WEEKS * WEEK_MS);
await seed(db, { now: clock(), demo: false });
const folder = await mkdtemp(join(tmpdir(), "dripstone-bench-"));
const product = await openProduct({
  db,
  databaseUrl: url,
  clock,
  siteUrl: "http://127.0.0.1",
  filesFolder: folder,
  deliver: async () => {},
});
product.app.get("/bare", async () => (await sql<object>`select 1 as one`.execute(db)).rows);
const { token, user } = await signUp(db, clock());
const problems = await db.selectFrom("weeklyProblems").select("id").execute();
for (const index of Array(WEEKS).keys()) {
  const [before, week] = [index - 1, index].map((of) => new Date(MONDAY + of * WEEK_MS).toISOString().slice(0, 10));
  await db
    .insertInto("weeklyRounds")
    .values({ week: week ?? "", problemId: problems[index % problems.length]?.id ?? "" })
    .execute();
  await earn(db, user.id, {
    deed: "weekly-problem",
    source: week ?? "",
    difficulty: difficulties[index % difficulties.length] ?? "easy",
    points: 20,
    facts: { topic: topics[index % topics.length] ?? "logic", attempts: 1, hints: 0, follows: before ?? null },
    earnedAt: new Date(MONDAY + index * WEEK_MS),
  });
}
const origin = await product.app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ origin, token });
process.once("disconnect", async () => {
  await product.close();
  await drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});

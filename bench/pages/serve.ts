import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { builtWeb } from "../../apps/server/src/http/pages/web.ts";
import { openProduct } from "../../apps/server/src/product.ts";
import { seed } from "../../apps/server/src/seed/seed.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";

/**
 * The product with the school's content, a student, two bare routes beside it, one with a query, and as many closed problems as the process is
 * told; in a process of its own, which ends with its parent.
 */
const closed = Number(process.argv[2] ?? 0);
const server = await startTestDatabaseServer();
const { db, url, drop } = await testDatabase();
const clock = () => new Date();
await seed(db, { now: clock(), demo: false });
const folder = await mkdtemp(join(tmpdir(), "dripstone-bench-"));
const product = await openProduct({
  db,
  databaseUrl: url,
  clock,
  siteUrl: "http://127.0.0.1",
  filesFolder: folder,
  deliver: async () => {},
  web: await builtWeb(),
  // Each visitor comes from an address of his own.
  trustProxy: "127.0.0.1",
});
product.app.get("/bare", async () => "bare");
product.app.get("/bare-with-query", () => db.selectFrom("weeklyRounds").select("week").limit(1).execute());
if (closed > 0) await closeProblems(closed);
const { token } = await signUp(db, clock(), { rememberMe: true });
const origin = await product.app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ origin, token });
process.once("disconnect", async () => {
  await product.close();
  await drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});

/** Problems like the content's, asked in the weeks before this one. */
async function closeProblems(count: number): Promise<void> {
  await sql`
    with copied as (
      insert into weekly_problems (slug, position, difficulty, topic, letters, rubric, texts)
      select 'closed-' || nth, 1000 + nth, difficulty, topic, letters, rubric, texts
      from (select *, row_number() over (order by slug) - 1 as place, count(*) over () as all_of_them from weekly_problems) as of_content
      join generate_series(1, ${count}::int) as nth on nth % all_of_them = place
      returning id, position - 1000 as nth
    )
    insert into weekly_rounds (week, problem_id)
    select date_trunc('week', now())::date - 7 * nth, id from copied
  `.execute(db);
  await sql`analyze weekly_problems, weekly_rounds`.execute(db);
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemoClasses } from "../../apps/server/src/features/classes/seed/seed-demo-classes.ts";
import { builtWeb } from "../../apps/server/src/http/pages/web.ts";
import { openProduct } from "../../apps/server/src/product.ts";
import { seed } from "../../apps/server/src/seed/seed.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";
import { fill } from "./filling.ts";

/**
 * The product with the school's content, a student, a teacher, two bare routes beside it, one with a query, and what else the process is told
 * to put into its database; in a process of its own, which ends with its parent.
 */
const server = await startTestDatabaseServer();
const { db, url, drop } = await testDatabase();
const clock = () => new Date();
await seed(db, { now: clock(), demo: false });
await seedDemoClasses({ db, now: clock(), demo: true });
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
const { user: pupil, token: student } = await signUp(db, clock(), { rememberMe: true });
const { user: master, token: teacher } = await signUp(db, clock(), { role: "teacher" });
await fill(db, { student: pupil.id, teacher: master.id }, JSON.parse(process.argv[2] ?? "{}"));
const origin = await product.app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ origin, student, teacher });
process.once("disconnect", async () => {
  await product.close();
  await drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});

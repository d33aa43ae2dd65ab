import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { builtWeb } from "../../apps/server/src/http/pages/web.ts";
import { openProduct } from "../../apps/server/src/product.ts";
import { seed } from "../../apps/server/src/seed/seed.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { addWriters } from "./add-writers.ts";
import { addBareRoutes } from "./bare.ts";
import { fillForum } from "./fill.ts";

/** As many as it takes to write 600 replies a second, where nobody may write more than 120 in ten minutes. */
const WRITERS = 3_001;

/**
 * The product with the school's content and a full forum, and beside it bare routes; in a process of its own, which ends with its
 * parent. Told whether the database keeps what it acknowledges, as the product's does, and whether there are pages, which take a build of the web.
 */
const { posts: count, replies, durable, pages } = JSON.parse(process.argv[2] ?? "{}");
const server = await startTestDatabaseServer({ durable });
const { db, url, drop } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), "dripstone-bench-"));
const clock = () => new Date();
await seed(db, { now: clock(), demo: false });
const product = await openProduct({
  db,
  databaseUrl: url,
  clock,
  siteUrl: "http://127.0.0.1",
  filesFolder: folder,
  deliver: async () => {},
  // Whoever measures comes from many networks.
  trustProxy: true,
  ...(pages && { web: await builtWeb() }),
});
await addBareRoutes(product.app, { db, clock });

const writers = await addWriters(db, WRITERS);
await fillForum(
  db,
  writers.map(({ id }) => id),
  { posts: count, replies },
);
const posts = await db
  .selectFrom("forumPosts")
  .select(["id", sql<string>`last_activity_at at time zone 'utc'`.as("activity")])
  .select(sql<unknown>`json_build_array('active', last_activity_at at time zone 'utc', id)`.as("active"))
  .select(sql<unknown>`json_build_array('top', votes, created_at at time zone 'utc', id)`.as("top"))
  .orderBy("lastActivityAt", "desc")
  .execute();
const place = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString("base64url");
const origin = await product.app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({
  origin,
  tokens: writers.map(({ token }) => token),
  posts: posts.map(({ id, active, top }) => ({ id, active: place(active), top: place(top) })),
});
process.once("disconnect", async () => {
  await product.close();
  await drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});

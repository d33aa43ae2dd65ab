import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { identifyBySession } from "../../apps/server/src/features/accounts/sessions/identify.ts";
import { builtWeb } from "../../apps/server/src/http/pages/web.ts";
import { openProduct } from "../../apps/server/src/product.ts";
import { seed } from "../../apps/server/src/seed/seed.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { addWriters } from "./add-writers.ts";
import { fillForum } from "./fill.ts";

/** As many as it takes to write 600 replies a second, where nobody may write more than 120 in ten minutes. */
const WRITERS = 3_001;

/**
 * The product with the school's content and a full forum, and beside it bare routes that read and write one row, and one that sends a constant of
 * so many bytes; in a process of its own, which ends with its parent. Told whether the database keeps what it
 * acknowledges, as the product's does, and whether there are pages, which take a build of the web.
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
await sql`create table bare (id uuid primary key default uuidv7(), text text not null, at timestamptz not null default now())`.execute(
  db,
);
product.app.get("/bare", async () => (await sql<object>`select id, title from forum_posts limit 1`.execute(db)).rows);
// As little to be read as text as a compressed page is, since whoever measures looks at what comes.
const constants = new Map<number, Buffer>();
product.app.get<{ Querystring: { bytes: string } }>("/constant", async ({ query: { bytes } }, reply) => {
  const length = Number(bytes);
  const constant = constants.get(length) ?? randomBytes(length);
  constants.set(length, constant);
  return reply.type("text/html").send(constant);
});
// Whoever writes a reply is logged in, and so is whoever writes this.
const identify = identifyBySession({ db, clock });
product.app.post<{ Body: { content: string } }>("/bare", async ({ body, headers }) => {
  await identify(headers.authorization, "member");
  const { rows } = await sql<object>`insert into bare (text) values (${body.content}) returning id`.execute(db);
  return rows;
});

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

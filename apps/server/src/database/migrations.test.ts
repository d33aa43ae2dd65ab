import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { migrate } from "./migrate.ts";

const folder = fileURLToPath(new URL("migrations/", import.meta.url));

/** An empty database, and how to bring it to the state after a migration. */
async function empty() {
  const { db, drop } = await testDatabase();
  onTestFinished(drop);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const copy = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(copy, { recursive: true }));
  const upTo = async (number: string) => {
    for (const name of (await readdir(folder)).filter((it) => it.slice(0, 4) <= number)) {
      await cp(join(folder, name), join(copy, name));
    }
    await migrate(db, pathToFileURL(`${copy}/`));
  };
  return { db, upTo };
}

it("brings what was solved before there was a ledger into it", async () => {
  const { db, upTo } = await empty();
  await upTo("0003");
  await sql
    .raw(`
    insert into users (id, email, email_key, password_hash, name, joined_at)
      values ('0198c2de-0000-7000-8000-000000000001', 'mei@example.com', 'mei@example.com', 'x', 'Mei', now());
    insert into weekly_problems (id, slug, position, difficulty, topic, letters, rubric, texts)
      values ('0198c2de-0000-7000-8000-000000000002', 'one', 0, 'hard', 'logic', '{}', '{}', '{}');
    insert into weekly_rounds values ('2026-03-02', '0198c2de-0000-7000-8000-000000000002');
    insert into weekly_solutions (user_id, week, points, attempts, solved_at)
      values ('0198c2de-0000-7000-8000-000000000001', '2026-03-02', 28, 2, '2026-03-04T17:00:00Z');
    insert into badge_awards values ('0198c2de-0000-7000-8000-000000000001', 'first-drop', '2026-03-04T17:00:00Z');
  `)
    .execute(db);
  await upTo("0004");
  const earned = await db
    .selectFrom("achievements")
    .select(["deed", "source", "difficulty", "points", "earnedAt"])
    .execute();
  expect(earned).toEqual([
    {
      deed: "weekly-problem",
      source: "2026-03-02",
      difficulty: "hard",
      points: 28,
      earnedAt: new Date("2026-03-04T17:00:00Z"),
    },
  ]);
});

it("keeps the links of all letters good that were sent before they had one table", async () => {
  const { db, upTo } = await empty();
  await upTo("0004");
  const hash = (letter: string) => `decode(repeat('${letter}', 64), 'hex')`;
  const [id, soon, late] = ["0198c2de-0000-7000-8000-000000000001", "2026-03-04T17:00:00Z", "2026-04-04T17:00:00Z"];
  await sql
    .raw(`
    insert into users (id, email, email_key, password_hash, name, joined_at)
      values ('${id}', 'mei@example.com', 'mei@example.com', 'x', 'Mei', now());
    insert into email_verifications (user_id, token_hash, code_hash, code_tries, code_expires_at, link_expires_at)
      values ('${id}', ${hash("a")}, 'the hash', 2, '${soon}', '${late}');
    insert into password_resets (user_id, token_hash, expires_at) values ('${id}', ${hash("b")}, '${soon}');
    insert into email_changes (user_id, email, email_key, token_hash, expires_at)
      values ('${id}', 'new@example.com', 'new@example.com', ${hash("c")}, '${late}');
    insert into parent_links (user_id, token_hash, expires_at)
      values ('${id}', ${hash("d")}, null), ('${id}', ${hash("e")}, '${late}');
  `)
    .execute(db);
  await upTo("0005");
  const links = await db.selectFrom("mailedLinks").selectAll().orderBy("tokenHash").execute();
  const linkOf = (letter: string, purpose: string, expiresAt: string | null) => ({
    tokenHash: Buffer.from(letter.repeat(64), "hex"),
    userId: id,
    purpose,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  });
  expect(links).toEqual([
    linkOf("a", "verify-email", late),
    linkOf("b", "reset-password", soon),
    linkOf("c", "confirm-email", late),
    linkOf("d", "parent-consent", null),
    linkOf("e", "parent-consent", late),
  ]);
  const codes = await db.selectFrom("verificationCodes").selectAll().execute();
  expect(codes).toEqual([
    { userId: id, tokenHash: links[0]?.tokenHash, codeHash: "the hash", tries: 2, expiresAt: new Date(soon) },
  ]);
  const waiting = await db.selectFrom("emailChanges").select(["email", "expiresAt"]).execute();
  expect(waiting).toEqual([{ email: "new@example.com", expiresAt: new Date(late) }]);
});

it("adds to what was solved what its badges ask for: topic, attempts, hints, and the week that it follows", async () => {
  const { db, upTo } = await empty();
  await upTo("0010");
  const [id, easy, hard] = [1, 2, 3].map((number) => `0198c2de-0000-7000-8000-00000000000${number}`);
  await sql
    .raw(`
    insert into users (id, email, email_key, password_hash, name, joined_at)
      values ('${id}', 'mei@example.com', 'mei@example.com', 'x', 'Mei', now());
    insert into weekly_problems (id, slug, position, difficulty, topic, letters, rubric, texts) values
      ('${easy}', 'one', 0, 'easy', 'logic', '{}', '{}', '{"en": {"hints": ["a"]}}'),
      ('${hard}', 'two', 1, 'hard', 'geometry', '{}', '{}', '{"en": {"hints": ["a", "b"]}}');
    insert into weekly_rounds values ('2026-03-02', '${easy}'), ('2026-03-16', '${hard}');
    insert into weekly_attempts (user_id, week, number, answer, read, verdict, counts, explanation, at) values
      ('${id}', '2026-03-02', 1, '1', '1', 'wrong-form', false, '', now()),
      ('${id}', '2026-03-02', 2, '1', '1', 'equal', true, '', now()),
      ('${id}', '2026-03-16', 1, '1', '1', 'different', true, '', now()),
      ('${id}', '2026-03-16', 2, '2', '2', 'different', true, '', now()),
      ('${id}', '2026-03-16', 3, '3', '3', 'different', true, '', now()),
      ('${id}', '2026-03-16', 4, '4', '4', 'equal', true, '', now());
    insert into achievements (user_id, deed, source, difficulty, points, earned_at) values
      ('${id}', 'weekly-problem', '2026-03-02', 'easy', 10, '2026-03-04T17:00:00Z'),
      ('${id}', 'weekly-problem', '2026-03-16', 'hard', 24, '2026-03-18T17:00:00Z');
  `)
    .execute(db);
  await upTo("0011");
  const facts = await db.selectFrom("achievements").select("facts").orderBy("source").execute();
  expect(facts.map((row) => row.facts)).toEqual([
    { topic: "logic", attempts: 1, hints: 0, follows: null },
    { topic: "geometry", attempts: 4, hints: 2, follows: "2026-03-02" },
  ]);
});

it("gives the avatars that were uploaded before there were rows of files theirs, and nobody else one", async () => {
  const { db, upTo } = await empty();
  await upTo("0015");
  const [mei, yu] = [1, 2].map((number) => `0198c2de-0000-7000-8000-00000000000${number}`);
  const avatar = "own-0123456789abcdef0123456789abcdef";
  await sql
    .raw(`
    insert into users (id, email, email_key, password_hash, name, joined_at, avatar) values
      ('${mei}', 'mei@example.com', 'mei@example.com', 'x', 'Mei', now(), '${avatar}'),
      ('${yu}', 'yu@example.com', 'yu@example.com', 'x', 'Yu', now(), 'owl');
  `)
    .execute(db);
  await upTo("0018");
  const files = await db.selectFrom("storedFiles").selectAll().execute();
  expect(files).toMatchObject([
    { id: "01234567-89ab-cdef-0123-456789abcdef", ownerId: mei, purpose: "avatar", place: `avatars/${avatar}` },
  ]);
});

it("lets nothing be found by the commands of its formulas that was found by them before", async () => {
  const { db, upTo } = await empty();
  await upTo("0075");
  await sql
    .raw(`
    insert into search_documents (kind, id, page, title, body, words, at) values
      ('forum-post', 'typed', '1', 'A', '2 × 3', $$'a':1A '2':2C,4 '3':3C,6 'times':5 'frac':7$$, now()),
      ('forum-post', 'read', '2', 'B', 'three times', $$'b':1A 'three':2C 'times':3C,5 'frac':4$$, now()),
      ('forum-answer', 'asked', '3', 'C', 'six', $$'c':1A 'six':2C 'times':3$$, now())`)
    .execute(db);
  await upTo("0076");
  const found = await sql<{ id: string; words: string[] }>`
    select id, tsvector_to_array(words) as words from search_documents order by page`.execute(db);
  expect(found.rows).toEqual([
    { id: "typed", words: ["2", "3", "a"] },
    { id: "read", words: ["b", "three", "times"] },
    { id: "asked", words: ["c", "six", "times"] },
  ]);
});

import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { type Changes, openChanges } from "../../../changes/changes.ts";
import { connect, type Database } from "../../../database/connect.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, REPLY, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

/** Two processes, each of which hears of changes by itself. */
const t = useTestApp();
let there: { db: Database; changes: Changes; app: FastifyInstance };
const toldThere: string[][] = [];

beforeAll(async () => {
  const db = connect(t.databaseUrl);
  const changes = await openChanges(db, t.databaseUrl);
  changes.onChange((tags) => void toldThere.push([...tags]));
  there = { db, changes, app: await buildApp({ ...t.deps, db, changes }) };
  await addCategory(t, { slug: "math" });
});
afterAll(async () => {
  await there.app.close();
  await there.changes.close();
  await there.db.destroy();
});

async function readThere(post: string) {
  const reply = await there.app.inject({ url: `/api/forum/posts/${post}/replies` });
  return reply.json<{ data: { items: { id: string }[] } }>().data.items;
}

it("shows a reply in every process as soon as its author is answered, however many are written at once, and leaves nothing to tell", async () => {
  const people: SignedUp[] = [];
  const posts: string[] = [];
  while (people.length < 8) {
    const person = await signUpKnown(t);
    people.push(person);
    posts.push(await writePost(t, person, { title: `How many squares are there? ${people.length}` }));
  }
  await Promise.all(posts.map(readThere));
  toldThere.length = 0;
  await Promise.all(
    people.map(async (person, nth) => {
      const post = posts[nth] as string;
      const id = await writeReply(t, person, post, { content: `${REPLY} ${nth}` });
      expect((await readThere(post)).map((reply) => reply.id)).toEqual([id]);
    }),
  );
  const tags = toldThere.flat();
  for (const post of posts) expect(tags).toContain(`forum-post/${post}`);
  // Those that were written together were told of together.
  expect(toldThere.length).toBeLessThan(posts.length);
  expect(await t.db.selectFrom("announcedChanges").selectAll().execute()).toEqual([]);
});

it("tells nobody of a reply that waits for a moderator", async () => {
  const [asker, other] = [await signUpKnown(t), await signUpKnown(t)];
  const post = await writePost(t, asker);
  await readThere(post);
  toldThere.length = 0;
  await writeReply(t, other, post, { content: "Write to me at mei.lin (at) example dot com and I send it." });
  expect(await readThere(post)).toEqual([]);
  expect(toldThere.flat()).not.toContain(`forum-post/${post}`);
});

import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { connect, type Database } from "../../database/connect.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { addCategory, newPost, REPLY, setPost, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

/** Two processes' worth of application on one database. */
const t = useTestApp();
let secondDb: Database;
let second: FastifyInstance;
let people: SignedUp[];

beforeAll(async () => {
  secondDb = connect(t.databaseUrl, { unhurried: true });
  second = await buildApp({ ...t.deps, db: secondDb });
  await addCategory(t, { slug: "math" });
  people = [];
  while (people.length < 6) people.push(await signUpKnown(t));
});
afterAll(async () => {
  await second.close();
  await secondDb.destroy();
});

const person = (index: number) => people[index % people.length] as SignedUp;
let calls = 0;

/** Calls one of the two processes in turn; a second try is not made. */
async function call(method: "POST" | "PUT" | "DELETE", path: string, by: SignedUp, body?: object, key?: string) {
  calls += 1;
  const headers = { authorization: `Bearer ${by.token}`, ...(key !== undefined && { "idempotency-key": key }) };
  const remoteAddress = `10.77.${(calls >> 8) & 255}.${calls & 255}`;
  const reply = await (calls % 2 ? t.app : second).inject({
    ...{ method, url: `/api/forum${path}`, headers, remoteAddress },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, body: reply.body === "" ? {} : reply.json() };
}

/** What the counters say, and what there is. */
async function counted() {
  const { rows } = await sql<{ kind: string; id: string }>`
    select 'replies' as kind, post.id from forum_posts as post
    where replies <> (select count(*) from forum_replies where post_id = post.id and state = 'visible')
    union all
    select 'activity', post.id from forum_posts as post where state <> 'deleted' and last_activity_at <>
      coalesce((select max(created_at) from forum_replies where post_id = post.id and state = 'visible'), created_at)
    union all
    select 'post votes', post.id from forum_posts as post
    where votes <> (select coalesce(sum(value), 0) from forum_votes where post_id = post.id)
    union all
    select 'reply votes', reply.id from forum_replies as reply
    where votes <> (select coalesce(sum(value), 0) from forum_votes where reply_id = reply.id)
    union all
    select 'reputation', users.id from users where reputation <> greatest(0, (
      select coalesce(sum((facts ->> 'reputation')::integer), 0) from achievements where user_id = users.id
    ))
    union all
    select 'earned', user_id from achievements where deed = 'forum-vote' and source not in (
      select vote.id::text from forum_votes as vote
      left join forum_posts as post on post.id = vote.post_id left join forum_replies as reply on reply.id = vote.reply_id
      where coalesce(post.state, reply.state) = 'visible'
    ) or deed = 'forum-answer' and source not in (
      select accepted_reply_id::text from forum_posts where accepted_reply_id is not null
    )
    union all
    select 'accepted', post.id from forum_posts as post where accepted_reply_id is not null
    and not exists (select from forum_replies as reply where reply.id = accepted_reply_id and state = 'visible')
    union all
    select 'search', post.id from forum_posts as post
    where (state = 'visible') <> exists (select from search_documents as found where found.id = post.id::text)
    union all
    select 'search', reply.id from forum_replies as reply join forum_posts as post on post.id = post_id
    where (reply.state = 'visible' and post.state = 'visible')
      <> exists (select from search_documents as found where found.id = reply.id::text)
  `.execute(t.db);
  // The posts with which known people come are written behind the search's back.
  const old = await t.db
    .selectFrom("forumPosts")
    .innerJoin("forumCategories as category", "category.id", "categoryId")
    .where("slug", "=", "old-times")
    .select("forumPosts.id")
    .execute();
  return rows.filter((row) => old.every(({ id }) => id !== row.id));
}

it("keeps one vote of each person when a hundred arrive at once through two processes", async () => {
  const author = await signUpKnown(t);
  const id = await writePost(t, author);
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      call("PUT", `/posts/${id}/vote`, person(index), { vote: index % 7 === 0 ? "down" : "up" }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await Promise.all(people.map((voter) => call("PUT", `/posts/${id}/vote`, voter, { vote: "up" })));
  const votes = await t.db.selectFrom("forumVotes").where("postId", "=", id).select("value").execute();
  expect(votes).toEqual(people.map(() => ({ value: 1 })));
  expect((await t.call("GET /forum/posts/{id}", { params: { id } })).data.votes).toBe(people.length);
  expect((await t.call("GET /auth/profile", { token: author.token })).data.reputation).toBe(5 * people.length);
  expect(await counted()).toEqual([]);
});

it("writes one post and one reply, however often a call with one key arrives at once", async () => {
  const title = "Written by a double click";
  const posts = await Promise.all(
    Array.from({ length: 20 }, () => call("POST", "/posts", person(0), newPost({ title }), "double-click")),
  );
  const [id] = new Set(posts.map(({ body }) => body.data.id));
  expect(await t.db.selectFrom("forumPosts").where("title", "=", title).select("id").execute()).toEqual([{ id }]);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      call("POST", `/posts/${id}/replies`, person(1), { content: REPLY }, "double-click"),
    ),
  );
  expect((await t.call("GET /forum/posts/{id}", { params: { id } })).data.replies).toBe(1);
});

it("adds nothing to a thread from the moment at which it is locked, and counts what came before", async () => {
  const id = await writePost(t, person(0));
  const writing = Array.from({ length: 20 }, (_, index) =>
    // One person writes several: what says the same would be one reply.
    call("POST", `/posts/${id}/replies`, person(index), { content: `${REPLY} ${index}` }),
  );
  await setPost(t, id, { locked: true });
  const before = await t.db.selectFrom("forumReplies").where("postId", "=", id).select("id").execute();
  const done = await Promise.all(writing);
  const written = done.filter(({ status }) => status === 201);
  expect(done.every(({ status, body }) => status === 201 || body.code === "POST_LOCKED")).toBe(true);
  const after = await t.db.selectFrom("forumReplies").where("postId", "=", id).select("id").execute();
  expect(after).toEqual(before);
  expect(after).toHaveLength(written.length);
  expect(await counted()).toEqual([]);
});

it("does one of several calls with one key that say different things, and whatever others write at the same moment", async () => {
  const [id, other] = [await writePost(t, person(0)), await writePost(t, person(0))];
  const [said, ...others] = await Promise.all([
    Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        call("POST", `/posts/${id}/replies`, person(1), { content: `${REPLY} Or ${index}?` }, "one-key-only"),
      ),
    ),
    ...Array.from({ length: 8 }, (_, index) =>
      call("POST", `/posts/${other}/replies`, person(index), { content: `${REPLY} ${index}` }, `others-${index}`),
    ),
  ]);
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
  expect(said.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(said.filter(({ body }) => body.code === "IDEMPOTENCY_KEY_REUSED")).toHaveLength(5);
  expect((await t.call("GET /forum/posts/{id}", { params: { id } })).data.replies).toBe(1);
  const kept = t.db.selectFrom("idempotentReplies").where("key", "=", "one-key-only").select("reply");
  expect(await kept.execute()).toEqual([{ reply: said.find(({ status }) => status === 201)?.body.data }]);
  expect(await counted()).toEqual([]);
});

it("answers a call with a key as it did at first, also when the thread was locked since", async () => {
  const id = await writePost(t, person(0));
  const say = () => call("POST", `/posts/${id}/replies`, person(2), { content: REPLY }, "lost-on-the-way");
  const first = await say();
  expect(first.status).toBe(201);
  await setPost(t, id, { locked: true });
  expect([await say(), await say()]).toEqual([first, first]);
  expect((await t.call("GET /forum/posts/{id}", { params: { id } })).data.replies).toBe(1);
});

it("keeps nobody waiting who writes elsewhere while somebody holds a thread", async () => {
  const [held, free] = [await writePost(t, person(0)), await writePost(t, person(0))];
  const write = (id: string, by: number) => call("POST", `/posts/${id}/replies`, person(by), { content: REPLY });
  const holding = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holder = t.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("forumPosts").where("id", "=", held).select("id").forNoKeyUpdate().execute();
    holding.resolve();
    await released.promise;
  });
  await holding.promise;
  let isWaiting = true;
  const waiting = Promise.all([write(held, 1), write(held, 2)]).finally(() => {
    isWaiting = false;
  });
  const others = await Promise.all([1, 2, 3, 4].map((by) => write(free, by)));
  expect(others.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(isWaiting).toBe(true);
  released.resolve();
  await holder;
  expect((await waiting).map(({ status }) => status)).toEqual([201, 201]);
  expect(await counted()).toEqual([]);
});

it("lets one of many changes of one version through, and loses none of them silently", async () => {
  const id = await writePost(t, person(0));
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      call("PUT", `/posts/${id}`, person(0), {
        ...newPost({ title: `Version ${index}` }),
        category: undefined,
        version: 1,
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === "EDITED_MEANWHILE")).toHaveLength(9);
  expect((await t.call("GET /forum/posts/{id}/history", { params: { id } })).data).toHaveLength(1);
});

it("accepts one reply at a time, and only its author has earned it", async () => {
  const id = await writePost(t, person(0));
  const answers = await Promise.all(people.slice(1).map((who) => writeReply(t, who, id)));
  const replies = await Promise.all(
    [...answers, ...answers].map((reply) => call("PUT", `/posts/${id}/accepted`, person(0), { reply })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const { accepted } = (await t.call("GET /forum/posts/{id}", { params: { id } })).data;
  const earned = await t.db
    .selectFrom("achievements")
    .where("deed", "=", "forum-answer")
    .select(["userId", "source"])
    .execute();
  expect(earned).toEqual([{ userId: accepted?.author?.id, source: accepted?.id }]);
  expect(await counted()).toEqual([]);
});

it("counts what there is, whatever people do at once", async () => {
  const act = fc.record({
    by: fc.nat({ max: 5 }),
    what: fc.constantFrom("post", "reply", "vote", "vote", "accept", "delete", "delete-post", "edit"),
    on: fc.nat({ max: 40 }),
    vote: fc.constantFrom("up", "down", "none"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { maxLength: 12 }), async (rounds) => {
      const thread = await writePost(t, person(0));
      const posts = [thread];
      const replies = [{ id: await writeReply(t, person(1), thread), post: thread }];
      for (const round of rounds) {
        t.clock.advance({ seconds: 1 });
        const done = await Promise.all(
          round.map(async ({ by, what, on, vote }) => {
            const who = person(by);
            const post = posts[on % posts.length];
            const reply = replies[on % replies.length];
            if (what === "post") return { made: "post", ...(await call("POST", "/posts", who, newPost())) };
            if (what === "reply")
              return {
                made: "reply",
                post,
                ...(await call("POST", `/posts/${post}/replies`, who, { content: REPLY })),
              };
            if (what === "vote" && on % 2) return call("PUT", `/posts/${post}/vote`, who, { vote });
            if (what === "vote") return call("PUT", `/replies/${reply?.id}/vote`, who, { vote });
            if (what === "accept") return call("PUT", `/posts/${reply?.post}/accepted`, who, { reply: reply?.id });
            if (what === "delete") return call("DELETE", `/replies/${reply?.id}`, who);
            if (what === "delete-post") return call("DELETE", `/posts/${post}`, who);
            return call("PUT", `/replies/${reply?.id}`, who, { content: `${REPLY} ${on}`, version: 1 });
          }),
        );
        for (const outcome of done) {
          expect(outcome.status).toBeLessThan(500);
          if (outcome.status !== 201 || !("made" in outcome)) continue;
          if (outcome.made === "post") posts.push(outcome.body.data.id);
          else if ("post" in outcome && outcome.post) replies.push({ id: outcome.body.data.id, post: outcome.post });
        }
      }
      expect(await counted()).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 120_000);

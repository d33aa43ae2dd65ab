import { beforeAll, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

const t = useTestApp();
let [mei, yu, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
});

const WORDS = "You are stupid and nobody here likes you.";
const deleteReply = ({ token }: SignedUp, id: string) =>
  t.call("DELETE /forum/replies/{id}", { token, params: { id } });
const deletePost = ({ token }: SignedUp, id: string) => t.call("DELETE /forum/posts/{id}", { token, params: { id } });
const report = (kind: "posts" | "replies", id: string) =>
  t.call(`POST /forum/${kind}/{id}/flags`, { token: yu.token, params: { id }, body: { reason: "unkind" } });
const waiting = async (id: string) => {
  const query = { sort: "newest", size: "50" };
  const { items } = (await t.call("GET /forum/queue", { token: teacher.token, query })).data;
  return items.find((it) => it.id === id);
};
const decide = (kind: "posts" | "replies", id: string, state: string) =>
  t.call(`PUT /forum/${kind}/{id}/state`, {
    token: teacher.token,
    params: { id },
    body: { state, reason: "Seen", seen: { state: "held", version: 1 } },
  });
const publicReplies = async (id: string) =>
  (await t.call("GET /forum/posts/{id}/replies", { params: { id } })).data.items.map((it) => it.id);

describe("what its author deletes while it is reported or waits", () => {
  it("is gone for everybody but moderators, who still read its words, until one has seen it", async () => {
    const post = await writePost(t, yu);
    const id = await writeReply(t, mei, post, { content: WORDS });
    await report("replies", id);
    expect((await deleteReply(mei, id)).status).toBe(200);
    expect(await publicReplies(post)).toEqual([]);
    expect((await waiting(id))?.html).toContain("nobody here likes you");
    expect(await waiting(id)).toMatchObject({ state: "held", heldFor: "deleted", flags: [{ reason: "unkind" }] });
    const body = { content: "I like all of you very much.", version: 1 };
    expect((await t.call("PUT /forum/replies/{id}", { token: mei.token, params: { id }, body })).status).toBe(403);
    expect((await deleteReply(mei, id)).status).toBe(403);
    expect((await decide("replies", id, "visible")).error.code).toBe("DELETED_BY_AUTHOR");
    expect((await decide("replies", id, "hidden")).data.state).toBe("deleted");
    expect(await waiting(id)).toBeUndefined();
    expect(await t.db.selectFrom("forumReplies").where("id", "=", id).select("id").execute()).toEqual([]);
  });

  it("is the same with a post, and what others wrote below is read again afterwards", async () => {
    const id = await writePost(t, mei, { content: WORDS });
    const reply = await writeReply(t, yu, id);
    await report("posts", id);
    await deletePost(mei, id);
    expect((await t.call("GET /forum/posts/{id}", { params: { id } })).status).toBe(404);
    expect((await waiting(id))?.html).toContain("nobody here likes you");
    await decide("posts", id, "hidden");
    const { data } = await t.call("GET /forum/posts/{id}", { params: { id } });
    expect([data.deleted, data.deletedBy, data.html]).toEqual([true, "author", ""]);
    expect(await publicReplies(id)).toEqual([reply]);
    expect(await waiting(id)).toBeUndefined();
  });

  it("is the same with what nobody has read yet", async () => {
    const id = await writePost(t, await t.signUp({ rememberMe: true }));
    const author = await t.signUp();
    const held = await t.call("POST /forum/posts", {
      token: author.token,
      body: { title: "Write to me", content: "My address is bob at gmail dot com, write to me.", category: "math" },
    });
    await deletePost(author, held.data.id);
    expect((await waiting(held.data.id))?.heldFor).toBe("deleted");
    expect((await waiting(id))?.heldFor).toBe("first-posts");
  });
});

it("shows in the queue what something said when it was reported, and what it said before it was changed", async () => {
  const post = await writePost(t, yu);
  const [reported, quiet] = [await writeReply(t, mei, post, { content: WORDS }), await writeReply(t, mei, post)];
  await report("replies", reported);
  const edit = (id: string, content: string, version: number) =>
    t.call("PUT /forum/replies/{id}", { token: mei.token, params: { id }, body: { content, version } });
  await report("replies", quiet);
  t.clock.advance({ minutes: 1 });
  await edit(reported, "I like all of you very much.", 1);
  t.clock.advance({ minutes: 1 });
  await edit(reported, "I like all of you even more.", 2);
  expect((await waiting(reported))?.html).toContain("even more");
  expect((await waiting(reported))?.beforeHtml).toContain("nobody here likes you");
  expect((await waiting(quiet))?.beforeHtml).toBeNull();
  const held = await writeReply(t, mei, post, { content: "Write to bob at gmail dot com, please." });
  await edit(held, "Write to me here in the forum, please.", 1);
  expect((await waiting(held))?.beforeHtml).toContain("gmail dot com");
});

it("lets an author delete at once what nobody has reported, and a moderator whatever there is", async () => {
  const post = await writePost(t, yu);
  const [own, reported] = [await writeReply(t, mei, post), await writeReply(t, mei, post, { content: WORDS })];
  await report("replies", reported);
  await deleteReply(teacher, reported);
  expect(await waiting(reported)).toBeUndefined();
  await deleteReply(mei, own);
  expect(await waiting(own)).toBeUndefined();
  expect(await publicReplies(post)).not.toContain(own);
});

it("keeps for a month, and no longer, what its author deleted and nobody has looked at", async () => {
  const post = await writePost(t, yu);
  const id = await writeReply(t, mei, post, { content: WORDS });
  await report("replies", id);
  await deleteReply(mei, id);
  t.clock.advance({ days: 29 });
  await tidyUp(t.deps);
  const kept = () => t.db.selectFrom("forumReplies").where("id", "=", id).select("id").execute();
  expect(await kept()).toHaveLength(1);
  t.clock.advance({ days: 1, minutes: 1 });
  await tidyUp(t.deps);
  expect(await kept()).toEqual([]);
});

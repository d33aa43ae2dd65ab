import { HOUR_MS } from "@dripstone/contract/durations";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { beforeAll, describe, expect, it } from "vitest";
import { tidyUp } from "../../chores.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { addCategory, newPost, REPLY, setPost, setReply, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

const t = useTestApp();
let [mei, yu, teacher, admin] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  await addCategory(t, { slug: "closed", active: false });
  await addCategory(t, { slug: "experts", minReputation: 50 });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
});

const send = ({ token }: SignedUp, body: Record<string, unknown>) => t.call("POST /forum/posts", { token, body });
const reply = ({ token }: SignedUp, id: string, body: Record<string, unknown>) =>
  t.call("POST /forum/posts/{id}/replies", { token, params: { id }, body });
const editPost = ({ token }: SignedUp, id: string, body: Record<string, unknown>) =>
  t.call("PUT /forum/posts/{id}", { token, params: { id }, body: { ...newPost(), category: undefined, ...body } });
const editReply = ({ token }: SignedUp, id: string, body: Record<string, unknown>) =>
  t.call("PUT /forum/replies/{id}", { token, params: { id }, body: { content: REPLY, ...body } });
const read = async (id: string) => t.call("GET /forum/posts/{id}", { params: { id } });
const repliesTo = async (id: string) => (await t.call("GET /forum/posts/{id}/replies", { params: { id } })).data;
const historyOf = async (id: string) => (await t.call("GET /forum/posts/{id}/history", { params: { id } })).data;
const standingOf = (id: string) => t.db.selectFrom("forumPosts").where("id", "=", id).selectAll().executeTakeFirst();

describe("what is written", () => {
  const signs = { "a Latin letter": "x", "a Chinese character": "题", "an emoji": "🧮" };

  it.each(Object.entries(signs))("has its length counted in %s as people count", async (_, sign) => {
    const id = await writePost(t, mei);
    const bounds: [string, number, number][] = [
      ["title", 5, 100],
      ["content", 20, 5000],
    ];
    for (const [field, min, max] of bounds) {
      for (const length of [min, max]) {
        expect((await send(mei, newPost({ [field]: sign.repeat(length) }))).status).toBe(201);
      }
      const short = await send(mei, newPost({ [field]: ` ${sign.repeat(min - 1)} ` }));
      expect(short.error.fields).toEqual({ [field]: { code: "FIELD_TOO_SHORT", min } });
      const long = await send(mei, newPost({ [field]: sign.repeat(max + 1) }));
      expect(long.error.fields).toEqual({ [field]: { code: "FIELD_TOO_LONG", max } });
    }
    for (const length of [10, 2000]) expect((await reply(mei, id, { content: sign.repeat(length) })).status).toBe(201);
    const short = await reply(mei, id, { content: `${sign.repeat(9)}\n` });
    expect(short.error.fields).toEqual({ content: { code: "FIELD_TOO_SHORT", min: 10 } });
    const blank = await reply(yu, id, { content: `a${" ".repeat(20)}\n\n\nb` });
    expect(blank.error.fields).toEqual({ content: { code: "FIELD_TOO_SHORT", min: 10 } });
    const long = await reply(mei, id, { content: sign.repeat(2001) });
    expect(long.error.fields).toEqual({ content: { code: "FIELD_TOO_LONG", max: 2000 } });
  });

  it("has to be something that can be read, on one line where it is a title", async () => {
    for (const title of ["\u200b".repeat(20), "Two\nlines of it", "turned \u202e around"]) {
      expect((await send(mei, newPost({ title }))).error.fields).toEqual({ title: { code: "FIELD_INVALID" } });
    }
    for (const content of ["\u200b".repeat(30), "\u2060".repeat(30)]) {
      expect((await send(mei, newPost({ content }))).error.fields).toEqual({ content: { code: "FIELD_REQUIRED" } });
    }
  });

  it("goes to a category that takes it, or is refused at that field", async () => {
    const closed = await send(mei, newPost({ category: "closed" }));
    expect([closed.status, closed.error.code]).toEqual([409, "CATEGORY_NOT_OPEN"]);
    expect(closed.error.fields).toEqual({ category: { code: "CATEGORY_NOT_OPEN" } });
    expect((await send(mei, newPost({ category: "gone" }))).error.code).toBe("CATEGORY_NOT_OPEN");
    const low = await send(mei, newPost({ category: "experts" }));
    expect([low.status, low.error.code]).toEqual([403, "REPUTATION_TOO_LOW"]);
    expect(low.error.fields).toEqual({ category: { code: "REPUTATION_NEEDED", min: 50 } });
    const known = await signUpKnown(t);
    for (const [reputation, status] of [
      [49, 403],
      [50, 201],
    ] as const) {
      await t.db.updateTable("users").set({ reputation }).where("id", "=", known.user.id).execute();
      expect((await send(known, newPost({ category: "experts" }))).status).toBe(status);
    }
    const id = await writePost(t, teacher, { category: "experts" });
    const below = await reply(mei, id, { content: REPLY });
    expect(below.error).toMatchObject({ code: "REPUTATION_TOO_LOW", fields: { content: { min: 50 } } });
  });

  it("is nothing where nobody sees anything, and turns no direction", async () => {
    const id = await writePost(t, mei);
    for (const content of ["\u3164".repeat(12), "\u200b\u2063".repeat(12), "\u202e".repeat(12)]) {
      const body = { content };
      const refused = await t.call("POST /forum/posts/{id}/replies", { token: yu.token, params: { id }, body });
      expect(refused.error.fields).toHaveProperty("content");
    }
    const turned = await writeReply(t, yu, id, {
      content: "This is \u202eturned around\u202c, \u2066is it not\u2069?",
    });
    const source = await t.call("GET /forum/replies/{id}/source", { token: yu.token, params: { id: turned } });
    expect(source.data.content).toBe("This is turned around, is it not?");
  });

  it("counts for a new account's day although it is deleted", async () => {
    const newcomer = await t.signUp();
    const post = await writePost(t, mei);
    for (const _ of Array(forumLimits.NEW_ACCOUNT_REPLIES_PER_DAY)) {
      const id = await writeReply(t, newcomer, post);
      await setReply(t, id, { state: "visible", heldFor: null });
      await t.call("DELETE /forum/replies/{id}", { token: newcomer.token, params: { id } });
    }
    const refused = await reply(newcomer, post, { content: REPLY });
    expect(refused.error.code).toBe("NEW_ACCOUNT_REPLIES");
    await setPost(t, post, { locked: true });
    const closed = await reply(newcomer, post, { content: `${REPLY} Or not?` });
    expect(closed.error.code, "where nobody can reply, nobody is told to wait").toBe("POST_LOCKED");
    for (const _ of Array(forumLimits.NEW_ACCOUNT_POSTS_PER_DAY)) {
      const id = await writePost(t, newcomer);
      await setPost(t, id, { state: "visible", heldFor: null });
      await t.call("DELETE /forum/posts/{id}", { token: newcomer.token, params: { id } });
    }
    expect((await send(newcomer, newPost())).error.code).toBe("NEW_ACCOUNT_POSTS");
  });

  it("is not changed by its author in what is locked, but by a moderator", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id);
    await setPost(t, id, { locked: true });
    const change = ({ token }: SignedUp, reason = "") =>
      t.call("PUT /forum/replies/{id}", {
        token,
        params: { id: reply },
        body: { content: "Something else stands here now.", version: 1, reason },
      });
    expect((await change(yu)).error.code).toBe("POST_LOCKED");
    expect((await change(teacher, "Clearer")).status).toBe(200);
  });

  it("is not added to what is locked, closed or not there", async () => {
    const id = await writePost(t, mei);
    await setPost(t, id, { locked: true });
    expect((await reply(yu, id, { content: REPLY })).error.code).toBe("POST_LOCKED");
    const mine = (await t.call("GET /forum/posts/{id}/mine", { token: yu.token, params: { id } })).data;
    expect(mine).toMatchObject({ may: { reply: false }, whyNoReply: "locked" });
    const [old] = (await t.call("GET /forum/posts", { query: { category: "old-times" } })).data.items;
    expect((await reply(yu, old?.id ?? "", { content: REPLY })).error).toMatchObject({
      code: "CATEGORY_NOT_OPEN",
      fields: { content: { code: "CATEGORY_NOT_OPEN" } },
    });
    for (const state of ["held", "hidden"] as const) {
      const other = await writePost(t, mei);
      await setPost(t, other, { state });
      expect((await reply(yu, other, { content: REPLY })).error.code).toBe("NOT_FOUND");
    }
  });

  it("waits for a teacher while it is among the first of a student, and counts nowhere until then", async () => {
    const newcomer = await t.signUp();
    const id = await writePost(t, mei);
    const first = await send(newcomer, newPost());
    expect(first.data).toEqual({ id: expect.any(String), state: "held", heldFor: "first-posts" });
    const second = await reply(newcomer, id, { content: REPLY });
    expect(second.data.state).toBe("held");
    await setPost(t, first.data.id, { state: "visible" });
    expect((await reply(newcomer, id, { content: REPLY })).data.state).toBe("held");
    await setReply(t, second.data.id, { state: "visible" });
    expect((await reply(newcomer, id, { content: REPLY })).data.state).toBe("visible");
    expect((await send(await t.signUp({ role: "teacher" }), newPost())).data.state).toBe("visible");
  });

  it("is written once, however often one call is repeated with its key", async () => {
    const [title, key] = ["Written once", "key-of-one-post"];
    const call = () =>
      t.call("POST /forum/posts", {
        token: mei.token,
        body: newPost({ title }),
        headers: { "idempotency-key": key },
      });
    const all = await Promise.all(Array.from({ length: 5 }, call));
    expect(new Set(all.map(({ data }) => data.id)).size).toBe(1);
    const rows = await t.db.selectFrom("forumPosts").where("title", "=", title).select("id").execute();
    expect(rows).toHaveLength(1);
  });

  it("is rendered once, and anew when it would be rendered otherwise now", async () => {
    const id = await writePost(t, mei);
    const answer = await writeReply(t, yu, id);
    const { html } = (await read(id)).data;
    await setPost(t, id, { html: "<p>as it was</p>" });
    await tidyUp(t.deps);
    expect((await read(id)).data.html).toBe("<p>as it was</p>");
    await setPost(t, id, { htmlVersion: 0 });
    await setReply(t, answer, { html: "", htmlVersion: 0 });
    await tidyUp(t.deps);
    expect((await read(id)).data.html).toBe(html);
    expect((await repliesTo(id)).items[0]?.html).toContain("katex");
  });

  it("is rendered anew also beside what was deleted, and what would not be taken today", async () => {
    const deleted = await writePost(t, mei);
    const blank = await writeReply(t, yu, deleted);
    await writeReply(t, mei, deleted);
    await t.call("DELETE /forum/posts/{id}", { token: mei.token, params: { id: deleted } });
    await t.call("DELETE /forum/replies/{id}", { token: yu.token, params: { id: blank } });
    const id = await writePost(t, mei);
    const quote = await writeReply(t, yu, id);
    for (const post of [deleted, id]) await setPost(t, post, { html: "", htmlVersion: 0 });
    for (const reply of [blank, quote]) await setReply(t, reply, { html: "", htmlVersion: 0 });
    await setReply(t, quote, { content: "> Only what others said" });
    await tidyUp(t.deps);
    expect((await read(id)).data.html).not.toBe("");
    expect((await repliesTo(id)).items[0]?.html).toContain("<blockquote>");
    expect((await read(deleted)).data.html).toBe("");
  });

  it("comes from a new account a few times in a day", async () => {
    const newcomer = await t.signUp({ rememberMe: true });
    const id = await writePost(t, mei);
    for (let written = 0; written < 5; written += 1) {
      expect((await send(newcomer, newPost())).status).toBe(201);
      t.clock.advance({ hours: 1 });
    }
    const refused = await send(newcomer, newPost());
    expect(refused.error.code).toBe("NEW_ACCOUNT_POSTS");
    expect(refused.error.until).toBe(new Date(t.clock.now().getTime() + 19 * HOUR_MS).toISOString());
    expect(refused.headers["retry-after"]).toBe(String(19 * 3600));
    t.clock.advance({ hours: 18, minutes: 59 });
    expect((await send(newcomer, newPost())).status).toBe(429);
    t.clock.advance({ minutes: 1 });
    expect((await send(newcomer, newPost())).status).toBe(201);
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, number) => reply(newcomer, id, { content: `${REPLY} (${number})` })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    t.clock.advance({ days: 7 });
    for (let written = 0; written < 6; written += 1) expect((await send(newcomer, newPost())).status).toBe(201);
  });

  it("is found, and what is hidden is not", async () => {
    const id = await writePost(t, mei, { title: "The wandering hexagon" });
    const answer = await writeReply(t, yu, id);
    const newcomer = await t.signUp();
    const held = await writeReply(t, newcomer, id);
    const found = async (of: string) =>
      (await t.db.selectFrom("searchDocuments").where("id", "=", of).select("page").execute()).map(({ page }) => page);
    expect([await found(id), await found(answer), await found(held)]).toEqual([[id], [id], []]);
  });
});

describe("a change", () => {
  it("keeps what was there before, and tells that there was one", async () => {
    const id = await writePost(t, mei);
    t.clock.advance({ minutes: 5 });
    const at = t.clock.now().toISOString();
    const { data } = await editPost(mei, id, { title: "How many rectangles?", version: 1 });
    expect(data).toEqual({ id, state: "visible", heldFor: null, version: 2 });
    expect((await read(id)).data).toMatchObject({ title: "How many rectangles?", editedAt: at });
    const before = { title: "How many squares?", withheld: false, changedAt: at, reason: "" };
    expect(await historyOf(id)).toMatchObject([{ ...before, changedBy: { name: "Mei" } }]);
    const answer = await writeReply(t, yu, id);
    await editReply(yu, answer, { content: "There are 1296 rectangles.", version: 1 });
    const params = { id, reply: answer };
    const { data: past } = await t.call("GET /forum/posts/{id}/replies/{reply}/history", { params });
    expect(past).toMatchObject([{ title: null, changedBy: { name: "Yu" } }]);
    expect(past[0]?.html).toContain("katex");
  });

  it("is none when nothing was changed", async () => {
    const words = { title: "Left as it was", content: newPost().content };
    const id = await writePost(t, mei, words);
    expect((await editPost(mei, id, { ...words, version: 1 })).data.version).toBe(1);
    expect(await historyOf(id)).toEqual([]);
    expect((await read(id)).data.editedAt).toBeNull();
  });

  it("goes over the version that was seen, and over no other", async () => {
    const id = await writePost(t, mei);
    const [one, other] = await Promise.all([
      editPost(mei, id, { title: "What Mei thinks of it", version: 1 }),
      editPost(teacher, id, { title: "What the teacher thinks of it", version: 1, reason: "Clearer" }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const late = one.status === 409 ? one : other;
    expect(late.error.code).toBe("EDITED_MEANWHILE");
    expect(await historyOf(id)).toHaveLength(1);
    const { data: source } = await t.call("GET /forum/posts/{id}/source", { token: mei.token, params: { id } });
    expect(source).toMatchObject({ version: 2, category: "math", content: newPost().content });
  });

  it("is for its author and moderators, who say why, and not for teachers where an admin wrote", async () => {
    const id = await writePost(t, mei);
    const answer = await writeReply(t, mei, id);
    for (const refused of [await editPost(yu, id, { version: 1 }), await editReply(yu, answer, { version: 1 })]) {
      expect([refused.status, refused.error.code]).toEqual([403, "NOT_AUTHORIZED_TO_EDIT"]);
      expect(refused.error.message).toBe("You are not authorized to edit this post");
    }
    for (const key of ["GET /forum/posts/{id}/source", "DELETE /forum/posts/{id}"] as const) {
      expect((await t.call(key, { token: yu.token, params: { id } })).status).toBe(403);
    }
    for (const key of ["GET /forum/replies/{id}/source", "DELETE /forum/replies/{id}"] as const) {
      expect((await t.call(key, { token: yu.token, params: { id: answer } })).status).toBe(403);
    }
    const silent = await editPost(teacher, id, { title: "A clearer title", version: 1 });
    expect(silent.error.fields).toEqual({ reason: { code: "FIELD_REQUIRED" } });
    const reason = "The title says more now";
    expect((await editPost(teacher, id, { title: "A clearer title", version: 1, reason })).status).toBe(200);
    expect((await editReply(teacher, answer, { content: "Made clearer.", version: 1, reason })).status).toBe(200);
    expect(await historyOf(id)).toMatchObject([{ reason, changedBy: { badge: "teacher" } }]);
    const deeds = await t.db.selectFrom("auditLog").where("subject", "in", [id, answer]).select("actorId").execute();
    expect(deeds.map(({ actorId }) => actorId)).toEqual([teacher.user.id, teacher.user.id]);
    const ofOffice = await writePost(t, admin);
    expect((await editPost(teacher, ofOffice, { version: 1, reason })).error.code).toBe("NOT_AUTHORIZED_TO_EDIT");
    expect((await editPost(admin, await writePost(t, teacher), { version: 1, reason })).status).toBe(200);
  });

  it("of what waits or was hidden lets nothing pass, and others do not learn that it is there", async () => {
    const newcomer = await t.signUp();
    const id = await writePost(t, newcomer);
    expect((await editPost(yu, id, { version: 1 })).status).toBe(404);
    expect((await editPost(newcomer, id, { title: "Another title", version: 1 })).data.state).toBe("held");
    const hidden = await writePost(t, mei);
    const state = { state: "hidden", stateReason: "Unkind" } as const;
    await setPost(t, hidden, state);
    expect((await editPost(mei, hidden, { title: "Another title", version: 1 })).data.state).toBe("hidden");
    expect(await standingOf(hidden)).toMatchObject(state);
    expect((await read(hidden)).status).toBe(404);
  });

  it("of a newcomer's post that a teacher has let pass waits once more", async () => {
    const newcomer = await t.signUp();
    const id = await writePost(t, newcomer);
    await setPost(t, id, { state: "visible", heldFor: null });
    const { data } = await editPost(newcomer, id, { title: "Something else", version: 1 });
    expect(data).toMatchObject({ state: "held", heldFor: "first-posts" });
    expect((await read(id)).status).toBe(404);
  });
});

describe("what is deleted", () => {
  const remove = ({ token }: SignedUp, id: string) => t.call("DELETE /forum/posts/{id}", { token, params: { id } });
  const removeReply = ({ token }: SignedUp, id: string) =>
    t.call("DELETE /forum/replies/{id}", { token, params: { id } });

  it("is gone with all of it where nobody else wrote below", async () => {
    const id = await writePost(t, mei);
    const own = await writeReply(t, mei, id);
    expect((await remove(mei, id)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect(await standingOf(id)).toBeUndefined();
    const found = t.db.selectFrom("searchDocuments").where("id", "in", [id, own]).select("id");
    expect(await found.execute()).toEqual([]);
    expect((await remove(mei, id)).status).toBe(404);
  });

  it("leaves what others wrote readable, and none of its own words", async () => {
    const id = await writePost(t, mei, { content: "A secret that must not stay anywhere at all" });
    await editPost(mei, id, { version: 1 });
    const answer = await writeReply(t, yu, id);
    expect((await remove(mei, id)).status).toBe(200);
    expect((await read(id)).data).toMatchObject({
      deleted: true,
      deletedBy: "author",
      title: "",
      html: "",
      excerpt: "",
      author: null,
    });
    expect((await repliesTo(id)).items).toMatchObject([{ id: answer, author: { name: "Yu" }, deleted: false }]);
    expect(await historyOf(id)).toEqual([]);
    const kept = JSON.stringify([await standingOf(id), await t.db.selectFrom("forumEdits").selectAll().execute()]);
    expect(kept).not.toContain("secret");
    const listed = (await t.call("GET /forum/posts", { query: { author: mei.user.id } })).data;
    expect(listed.items.map((it) => it.id)).not.toContain(id);
    expect((await reply(yu, id, { content: REPLY })).status).toBe(404);
  });

  it("keeps its place in a thread where something was written below", async () => {
    const id = await writePost(t, mei);
    const first = await writeReply(t, yu, id);
    t.clock.advance({ seconds: 1 });
    const second = await writeReply(t, mei, id);
    expect((await removeReply(yu, first)).status).toBe(200);
    expect(await repliesTo(id)).toMatchObject({
      total: 2,
      items: [
        { id: first, deleted: true, deletedBy: "author", html: "", author: null },
        { id: second, deleted: false, deletedBy: null },
      ],
    });
    expect((await read(id)).data.replies).toBe(1);
    await removeReply(mei, second);
    expect((await repliesTo(id)).items).toMatchObject([{ id: first }]);
    expect((await read(id)).data).toMatchObject({ replies: 0, lastActivityAt: (await read(id)).data.at });
  });

  it("says that a moderator did it where one did, and not who", async () => {
    const id = await writePost(t, mei);
    const first = await writeReply(t, yu, id);
    t.clock.advance({ seconds: 1 });
    await writeReply(t, yu, id);
    const deleted = { deleted: true, deletedBy: "teacher", author: null };
    expect((await removeReply(teacher, first)).status).toBe(200);
    expect((await repliesTo(id)).items[0]).toMatchObject({ id: first, ...deleted });
    expect((await remove(teacher, id)).status).toBe(200);
    expect((await read(id)).data).toMatchObject(deleted);
  });

  it("can be deleted by a moderator, which is in the audit log", async () => {
    const id = await writePost(t, mei);
    expect((await remove(teacher, id)).status).toBe(200);
    const deeds = await t.db.selectFrom("auditLog").where("subject", "=", id).select("endpoint").execute();
    expect(deeds).toEqual([{ endpoint: "DELETE /forum/posts/{id}" }]);
    expect((await remove(teacher, await writePost(t, admin))).status).toBe(403);
  });
});

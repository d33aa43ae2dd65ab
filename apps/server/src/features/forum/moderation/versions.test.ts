import { forumLimits } from "@dripstone/contract/forum/limits";
import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, newPost, REPLY, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

const t = useTestApp({
  givenAway: async (_, { text }) => (text.includes("forty-one") ? [{ from: 0, to: text.length }] : []),
});
let [mei, yu, teacher, admin] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
});

const PHONE = "Who wants to solve these together? Text me at 650-253-0199.";
const CLEAN = "Who wants to solve these together? I have a kite to share.";
const CLEANER = "Who wants to solve these together, here, on Sunday?";

const post = async ({ token }: SignedUp, more = {}) =>
  (await t.call("POST /forum/posts", { token, body: newPost(more) })).data.id;
const editPost = async ({ token }: SignedUp, id: string, body: { content: string; version: number; reason?: string }) =>
  (await t.call("PUT /forum/posts/{id}", { token, params: { id }, body: { title: "A title like any", ...body } })).data;
const editReply = async ({ token }: SignedUp, id: string, body: { content: string; version: number }) =>
  (await t.call("PUT /forum/replies/{id}", { token, params: { id }, body })).data;
const decide = ({ token }: SignedUp, id: string, version: number) =>
  t.call("PUT /forum/posts/{id}/state", {
    token,
    params: { id },
    body: { state: "visible", seen: { state: "held", version } },
  });
const isRead = async (id: string) => (await t.call("GET /forum/posts/{id}", { params: { id } })).status === 200;
const history = async (id: string) => (await t.call("GET /forum/posts/{id}/history", { params: { id } })).data;
const historyOfReply = async (id: string, reply: string) =>
  (await t.call("GET /forum/posts/{id}/replies/{reply}/history", { params: { id, reply } })).data;
const versions = ({ token }: SignedUp, id: string) =>
  t.call("GET /forum/posts/{id}/versions", { token, params: { id } });
const withhold = ({ token }: SignedUp, id: string, withheld: unknown) =>
  t.call("PUT /forum/versions/{id}/withheld", { token, params: { id }, body: { withheld } });
const mine = async ({ token }: SignedUp, id: string) =>
  (await t.call("GET /forum/posts/{id}/mine", { token, params: { id } })).data;
const words = (list: readonly { html: string }[]) => list.map(({ html }) => html.replace(/<[^>]*>/g, "").trim());

describe("what waits and is changed", () => {
  it("waits on until somebody has looked, and its reason is that of its words as they are now", async () => {
    const id = await post(mei, { content: PHONE });
    for (const [content, version, heldFor] of [
      [CLEAN, 1, "changed"],
      ["I am sure that it is forty-one.", 2, "answer"],
      [PHONE, 3, "contact"],
      [CLEANER, 4, "changed"],
    ] as const) {
      expect(await editPost(mei, id, { content, version })).toMatchObject({ state: "held", heldFor });
      expect((await mine(mei, id)).unseen.post).toMatchObject({ state: "held", heldFor });
      expect(await isRead(id)).toBe(false);
    }
    const query = { reason: "changed" };
    const { items } = (await t.call("GET /forum/queue", { token: teacher.token, query })).data;
    expect(items.map((item) => item.id)).toContain(id);
    expect((await decide(teacher, id, 5)).status).toBe(200);
    expect(await isRead(id)).toBe(true);
  });

  it("waits on as a reply, too; a newcomer's waits for being one, and what a teacher put back for the teacher", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id, { content: PHONE });
    expect(await editReply(yu, reply, { content: REPLY, version: 1 })).toMatchObject({
      state: "held",
      heldFor: "changed",
    });
    const newcomer = await t.signUp({ rememberMe: true });
    const first = await post(newcomer, { content: PHONE });
    expect(await editPost(newcomer, first, { content: CLEAN, version: 1 })).toMatchObject({ heldFor: "first-posts" });
    const body = { state: "held", seen: { state: "visible", version: 1 } };
    await t.call("PUT /forum/posts/{id}/state", { token: teacher.token, params: { id }, body });
    expect(await editPost(mei, id, { content: CLEAN, version: 1 })).toMatchObject({
      state: "held",
      heldFor: "moderator",
    });
    expect(await editPost(mei, id, { content: PHONE, version: 2 })).toMatchObject({
      state: "held",
      heldFor: "contact",
    });
  });

  it("by a teacher waits on for a decision, and nothing in it is left to wait for", async () => {
    const id = await post(mei, { content: PHONE });
    const change = { content: CLEAN, version: 1, reason: "No phone numbers, please." };
    expect(await editPost(teacher, id, change)).toMatchObject({ state: "held", heldFor: "changed" });
  });
});

describe("edited very often", () => {
  const UNKIND = "Nobody here likes how you do your kites.";

  it("a post keeps all that has stood there, and is not edited by its author any more, but by a teacher", async () => {
    const id = await post(mei, { content: UNKIND });
    const edit = (version: number) =>
      t.call("PUT /forum/posts/{id}", {
        token: mei.token,
        params: { id },
        body: { title: "A title like any", content: `${CLEAN} Kite ${version}.`, version },
      });
    for (let version = 1; version <= forumLimits.EDITS_MAX; version += 1)
      expect((await edit(version)).status).toBe(200);
    const last = forumLimits.EDITS_MAX + 1;
    const refused = await edit(last);
    expect([refused.status, refused.error.code]).toEqual([409, "EDITED_TOO_OFTEN"]);
    // Told before they write it anew; a teacher still gets it.
    const source = (person: SignedUp) =>
      t.call("GET /forum/posts/{id}/source", { token: person.token, params: { id } });
    expect((await source(mei)).error.code).toBe("EDITED_TOO_OFTEN");
    expect((await source(teacher)).status).toBe(200);
    expect(words((await versions(teacher, id)).data).at(-1)).toBe(UNKIND);
    await editPost(teacher, id, { content: CLEANER, version: last, reason: "One kite is enough." });
    const seen = words((await versions(teacher, id)).data);
    expect([seen.length, seen.at(-1)]).toEqual([last, UNKIND]);
    // Words that stay as they are, are no edit.
    const same = { title: "A title like any", content: CLEANER, version: last + 1 };
    const { status } = await t.call("PUT /forum/posts/{id}", { token: mei.token, params: { id }, body: same });
    expect(status).toBe(200);
  });

  it("so does a reply", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id, { content: UNKIND });
    for (let version = 1; version <= forumLimits.EDITS_MAX; version += 1)
      await editReply(yu, reply, { content: `${CLEAN} Kite ${version}.`, version });
    const body = { content: CLEANER, version: forumLimits.EDITS_MAX + 1 };
    const refused = await t.call("PUT /forum/replies/{id}", { token: yu.token, params: { id: reply }, body });
    expect(refused.error.code).toBe("EDITED_TOO_OFTEN");
    const source = await t.call("GET /forum/replies/{id}/source", { token: yu.token, params: { id: reply } });
    expect(source.error.code).toBe("EDITED_TOO_OFTEN");
    expect(words(await historyOfReply(id, reply)).at(-1)).toBe(UNKIND);
  });
});

describe("an earlier version", () => {
  it("that others could not read, or would not today, is none that they read once it was changed", async () => {
    const held = await post(mei, { content: PHONE });
    await editPost(mei, held, { content: CLEAN, version: 1 });
    await decide(teacher, held, 2);
    await editPost(mei, held, { content: CLEANER, version: 2 });
    expect((await history(held)).map(({ withheld }) => withheld)).toEqual([false, true]);
    expect(words(await history(held))).toEqual([CLEAN, ""]);
    expect(words((await versions(teacher, held)).data)).toEqual([CLEAN, PHONE]);

    // What teachers write is not judged; a number that they take out is kept from others all the same.
    const id = await post(teacher, { content: PHONE });
    await editPost(admin, id, { content: CLEAN, version: 1, reason: "The number is out of use." });
    expect(await history(id)).toMatchObject([{ withheld: true, html: "", title: null }]);
  });

  it("is withheld by a moderator from everybody else, its author included, and shown again", async () => {
    const id = await post(mei, { title: "The house by the old oak", content: CLEAN });
    await editPost(mei, id, { content: CLEANER, version: 1 });
    const [version] = await history(id);
    expect(words(await history(id))).toEqual([CLEAN]);
    expect((await withhold(teacher, version?.id ?? "", true)).status).toBe(200);
    expect(await history(id)).toMatchObject([{ id: version?.id, withheld: true, title: null, html: "" }]);
    expect((await versions(teacher, id)).data).toMatchObject([{ withheld: true, title: "The house by the old oak" }]);
    expect((await versions(mei, id)).status).toBe(403);
    await withhold(teacher, version?.id ?? "", false);
    expect(words(await history(id))).toEqual([CLEAN]);
    const deeds = await t.db.selectFrom("auditLog").where("subject", "=", id).select(["actorId", "details"]).execute();
    expect(deeds).toEqual([
      { actorId: teacher.user.id, details: { version: version?.id, withheld: true } },
      { actorId: teacher.user.id, details: { version: version?.id, withheld: false } },
    ]);
  });

  it("of a reply is withheld in its thread", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id);
    await editReply(yu, reply, { content: CLEANER, version: 1 });
    const [version] = await historyOfReply(id, reply);
    await withhold(teacher, version?.id ?? "", true);
    expect(await historyOfReply(id, reply)).toMatchObject([{ withheld: true, html: "" }]);
    const { token } = teacher;
    const all = await t.call("GET /forum/replies/{id}/versions", { token, params: { id: reply } });
    expect(all.data).toMatchObject([{ withheld: true, html: expect.stringContaining("katex") }]);
  });

  it("is nobody's to withhold but a moderator's, and of what an admin wrote, an admin's", async () => {
    const id = await post(admin, { content: CLEAN });
    await editPost(admin, id, { content: CLEANER, version: 1 });
    const version = (await history(id))[0]?.id ?? "";
    expect((await withhold(mei, version, true)).status).toBe(403);
    expect((await withhold(teacher, version, true)).error.code).toBe("NOT_AUTHORIZED_TO_MODERATE");
    expect((await withhold(admin, version, "yes")).error.fields).toHaveProperty("withheld");
    expect((await withhold(admin, id, true)).error.code).toBe("NOT_FOUND");
    expect(words(await history(id))).toEqual([CLEAN]);
    expect((await withhold(admin, version, true)).status).toBe(200);
  });

  it("is read by moderators where nobody else reads the post, and by no one once it is deleted", async () => {
    const id = await post(mei, { content: PHONE });
    await editPost(mei, id, { content: CLEAN, version: 1 });
    expect(words((await versions(teacher, id)).data)).toEqual([PHONE]);
    await t.call("DELETE /forum/posts/{id}", { token: mei.token, params: { id } });
    expect(words((await versions(teacher, id)).data)).toEqual([PHONE]);
    await t.call("DELETE /forum/posts/{id}", { token: teacher.token, params: { id } });
    expect((await versions(teacher, id)).status).toBe(404);
  });
});

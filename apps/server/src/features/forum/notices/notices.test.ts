import { noticeLimits } from "@dripstone/contract/notices/limits";
import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

const t = useTestApp();
let [mei, yu, ana] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "林小雨" })];
  ana = await signUpKnown(t, { name: "Ana Maria" });
});

const told = async ({ token }: SignedUp, language = "en") =>
  (await t.call("GET /notices", { token, query: { language } })).data;
/** What somebody is told of one thread. */
const toldOf = async (person: SignedUp, id: string) =>
  (await told(person)).filter(({ link }) => link.includes(id)).map(({ text }) => text);
const edit = ({ token }: SignedUp, id: string, content: string) =>
  t.call("PUT /forum/replies/{id}", { token, params: { id }, body: { content, version: 1 } });

describe("a reply", () => {
  it("is told to who has asked, and leads to its place in the thread", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id);
    const link = `/forum/posts/${id}?reply=${reply}#reply-${reply}`;
    expect((await told(mei))[0]).toMatchObject({ text: "林小雨 replied to you in “How many squares?”", link });
    expect((await told(mei, "ch"))[0]?.text).toBe("林小雨在“How many squares?”里回复了你");
    expect(await toldOf(yu, id)).toEqual([]);
  });

  it("names a teacher as its reader's language does, also where the teacher mentions somebody later", async () => {
    const teacher = await t.signUp({ name: "Marcus Bell", role: "teacher" });
    const id = await writePost(t, mei);
    const reply = await writeReply(t, teacher, id);
    await writeReply(t, ana, id);
    await edit(teacher, reply, "As @Ana Maria has found: it is 204, if you count the whole board as well.");
    const marcus = (language: string) => ["Marcus Bell", "马库斯·贝尔"][language === "en" ? 0 : 1];
    for (const language of ["en", "ch"]) {
      for (const person of [mei, ana]) {
        const texts = (await told(person, language)).filter(({ link }) => link.includes(id)).map(({ text }) => text);
        expect(texts.filter((text) => text.startsWith(`${marcus(language)}`))).toHaveLength(1);
      }
    }
  });

  it("is told to whom it quotes, and to nobody who wrote it themselves", async () => {
    const id = await writePost(t, mei);
    const first = await writeReply(t, yu, id);
    await writeReply(t, ana, id, { quoted: first });
    expect(await toldOf(yu, id)).toEqual(["Ana Maria replied to you in “How many squares?”"]);
    await writeReply(t, mei, id);
    expect(await toldOf(mei, id)).toHaveLength(2);
  });

  it("is told of once where it comes twice at the same moment", async () => {
    const id = await writePost(t, mei);
    const body = { content: "Both of my thumbs were on the key: it is 204." };
    await Promise.all(
      [1, 2, 3].map(() => t.call("POST /forum/posts/{id}/replies", { token: yu.token, params: { id }, body })),
    );
    expect(await toldOf(mei, id)).toHaveLength(1);
  });

  it("takes the place of its reader's oldest notice, and of nobody else's", async () => {
    const [lily, other] = [await signUpKnown(t), await signUpKnown(t)];
    const id = await writePost(t, lily);
    const old = Array.from({ length: noticeLimits.NOTICES_KEPT }, (_, nth) => ({
      ...{ kind: "forum-reply", subject: crypto.randomUUID() },
      about: JSON.stringify({ who: `Number ${nth}`, title: "Old", post: id, reply: "" }),
      at: new Date(t.clock.now().getTime() - (nth + 1) * 60_000),
    }));
    const rows = [lily, other].flatMap(({ user }) => old.map((notice) => ({ ...notice, userId: user.id })));
    await t.db.insertInto("notices").values(rows).execute();
    await writeReply(t, yu, id);
    const texts = (await told(lily)).map(({ text }) => text);
    expect(texts).toHaveLength(noticeLimits.NOTICES_KEPT);
    expect(texts[0]).toContain("林小雨");
    expect(texts.at(-1)).toContain(`Number ${noticeLimits.NOTICES_KEPT - 2} `);
    const { kept } = await t.db
      .selectFrom("notices")
      .where("userId", "in", [lily.user.id, other.user.id])
      .select(({ fn }) => fn.countAll<number>().as("kept"))
      .executeTakeFirstOrThrow();
    expect(kept).toBe(2 * noticeLimits.NOTICES_KEPT);
  });

  it("is not told of while it waits for a moderator", async () => {
    const id = await writePost(t, mei);
    await writeReply(t, await t.signUp(), id);
    expect(await toldOf(mei, id)).toEqual([]);
  });

  it("is told no more once it is deleted", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id);
    expect(await toldOf(mei, id)).toHaveLength(1);
    await t.call("DELETE /forum/replies/{id}", { token: yu.token, params: { id: reply } });
    expect(await toldOf(mei, id)).toEqual([]);
  });
});

describe("a mention", () => {
  it("is told to whoever has written in the thread, and to no one else", async () => {
    const id = await writePost(t, mei);
    await writeReply(t, yu, id);
    await writeReply(t, mei, id, { content: "Ask @ana maria, or you, @林小雨你来看看！" });
    expect(await toldOf(yu, id)).toEqual(["Mei mentioned you in “How many squares?”"]);
    expect(await toldOf(ana, id)).toEqual([]);
    const { items } = (await t.call("GET /forum/posts/{id}/replies", { params: { id } })).data;
    expect(items[1]?.html).toContain('<span class="mention">@林小雨</span>');
    expect(items[1]?.html).not.toContain('class="mention">@ana');
  });

  it("comes once, and not beside the notice of a reply", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id, { content: "Look at this, @Mei: it is 204." });
    expect(await toldOf(mei, id)).toEqual(["林小雨 replied to you and mentioned you in “How many squares?”"]);
    await writeReply(t, ana, id);
    await edit(yu, reply, "Look at this, @Mei and @Ana Maria: it is 204.");
    expect(await toldOf(mei, id)).toHaveLength(2);
    expect(await toldOf(ana, id)).toEqual(["林小雨 mentioned you in “How many squares?”"]);
  });

  it("that a reply gets later takes the place of the notice of that reply, read or not", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id);
    const ids = (await told(mei)).map((notice) => notice.id);
    await t.call("POST /notices/read", { token: mei.token, body: { ids } });
    await edit(yu, reply, "It is 204, @Mei: count the big ones, too.");
    expect(await toldOf(mei, id)).toEqual(["林小雨 replied to you and mentioned you in “How many squares?”"]);
    expect((await told(mei))[0]).toMatchObject({ read: false, link: expect.stringContaining(reply) });
  });

  it("is told no more once its reply is deleted, whichever notice told it", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, yu, id, { content: "Look at this, @Mei: it is 204." });
    await t.call("DELETE /forum/replies/{id}", { token: yu.token, params: { id: reply } });
    expect(await toldOf(mei, id)).toEqual([]);
  });

  it("in code, or of oneself, is none", async () => {
    const id = await writePost(t, mei);
    await writeReply(t, ana, id);
    await writeReply(t, ana, id, { content: "I am @Ana Maria, and `@Mei` is code." });
    expect(await toldOf(ana, id)).toEqual([]);
    expect(await toldOf(mei, id)).toHaveLength(2);
  });
});

it("tells somebody that their reply was accepted, as long as it is", async () => {
  const id = await writePost(t, mei);
  const reply = await writeReply(t, yu, id);
  const accept = { token: mei.token, params: { id } };
  await t.call("PUT /forum/posts/{id}/accepted", { ...accept, body: { reply } });
  expect(await toldOf(yu, id)).toEqual(["Your reply in “How many squares?” was accepted as the answer"]);
  await t.call("DELETE /forum/posts/{id}/accepted", accept);
  expect(await toldOf(yu, id)).toEqual([]);
});

describe("the title of a thread", () => {
  const setState = async (id: string, state: string, seen: string) => {
    const teacher = await t.signUp({ role: "teacher" });
    const body = { state, reason: "Please leave out names.", seen: { state: seen, version: 1, flags: 0 } };
    const reply = await t.call("PUT /forum/posts/{id}/state", { token: teacher.token, params: { id }, body });
    expect(reply.status).toBe(200);
  };
  const secret = "Ask for Lily on the bus";

  it("is told to nobody any more once nobody may read it, and again when they may", async () => {
    const id = await writePost(t, mei, { title: secret });
    const reply = await writeReply(t, yu, id);
    await writeReply(t, ana, id, {
      quoted: reply,
      content: "That is what I have found as well, @林小雨, by counting.",
    });
    expect(await toldOf(yu, id)).toEqual([`Ana Maria replied to you and mentioned you in “${secret}”`]);
    for (const state of ["hidden", "held"]) {
      await setState(id, state, state === "hidden" ? "visible" : "hidden");
      expect(await toldOf(yu, id)).toEqual([
        "Ana Maria replied to you and mentioned you in “a post that isn’t public anymore”",
      ]);
      expect((await told(yu, "ch"))[0]?.text).toContain("“已不公开的帖子”");
    }
    // Who wrote it is told what became of it by its title.
    await setState(id, "hidden", "held");
    expect((await toldOf(mei, id))[0]).toBe(
      `A teacher hid what you wrote in “${secret}” for this reason: Please leave out names.`,
    );
    await setState(id, "visible", "hidden");
    expect(await toldOf(yu, id)).toEqual([`Ana Maria replied to you and mentioned you in “${secret}”`]);
  });

  it("is as it is now where it was changed, and gone where it was deleted", async () => {
    const id = await writePost(t, mei, { title: secret });
    const reply = await writeReply(t, yu, id);
    await writeReply(t, ana, id, { quoted: reply });
    const body = { title: "How many squares?", content: "How many squares are there on a chess board?", version: 1 };
    await t.call("PUT /forum/posts/{id}", { token: mei.token, params: { id }, body });
    expect(await toldOf(yu, id)).toEqual(["Ana Maria replied to you in “How many squares?”"]);
    await t.call("DELETE /forum/posts/{id}", { token: mei.token, params: { id } });
    expect(await toldOf(yu, id)).toEqual(["Ana Maria replied to you in “a post that isn’t public anymore”"]);
  });
});

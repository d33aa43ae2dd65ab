import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { site } from "../../../../../site.config.ts";
import { tidyUp } from "../../chores.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { addCategory, newPost, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

const t = useTestApp();
let [mei, yu, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  mei = await established(await signUpKnown(t, { name: "Mei" }));
  yu = await established(await signUpKnown(t, { name: "Yu" }));
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
});

/** Somebody whose pictures do not have to wait. */
async function established(somebody: SignedUp): Promise<SignedUp> {
  const reputation = site.forum.reputationForPictures;
  await t.db.updateTable("users").set({ reputation }).where("id", "=", somebody.user.id).execute();
  return somebody;
}

async function uploaded({ token } = mei): Promise<string> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  return (await t.call("POST /pictures", { token, upload: { bytes } })).data.address;
}
const written = (address: string) => `Look at this figure, please: ![a kite](${address})`;
const shown = async (addresses: string[]) =>
  Promise.all(addresses.map(async (address) => (await t.app.inject(address)).statusCode === 200));

it("keeps the pictures that stand in posts, replies and what stood there before, and no others", async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, () => uploaded()));
  const [inPost = "", inReply = "", before = "", withheld = ""] = pictures;
  const postId = await writePost(t, mei, { content: written(inPost) });
  await writeReply(t, mei, postId, { content: written(inReply) });
  const edit = { postId, editorId: mei.user.id, at: t.clock.now() };
  await t.db
    .insertInto("forumEdits")
    .values([
      { ...edit, content: written(before) },
      { ...edit, content: written(withheld), withheld: true },
    ])
    .execute();
  t.clock.advance({ days: 3 });
  await tidyUp(t.deps);
  expect(await shown(pictures)).toEqual([true, true, true, false, false]);
  await t.db.deleteFrom("forumPosts").where("id", "=", postId).execute();
  await tidyUp(t.deps);
  expect(await shown(pictures)).toEqual(pictures.map(() => false));
});

it("keeps drafts of posts, replies and edits", async () => {
  for (const kind of ["forum-post", "forum-reply", "forum-edit"]) {
    const body = { kind, body: { content: "Drops" }, version: 0 };
    const { status } = await t.call("PUT /drafts/{id}", {
      token: mei.token,
      params: { id: crypto.randomUUID() },
      body,
    });
    expect(status, kind).toBe(200);
  }
});

const state = (id: string, to: "visible" | "hidden" | "held", seen: string, version = 1) =>
  t.call("PUT /forum/posts/{id}/state", {
    token: teacher.token,
    params: { id },
    body: { state: to, reason: to === "hidden" ? "Not here" : "", seen: { state: seen, version } },
  });
const isPublic = async (address: string) => (await t.app.inject(address)).statusCode === 200;

describe("the picture of what not everybody may read", () => {
  it("is withheld as long as the post is hidden or waits, and is there again when it is shown", async () => {
    const [inPost, inReply] = [await uploaded(), await uploaded(yu)];
    const id = await writePost(t, mei, { content: written(inPost) });
    await writeReply(t, yu, id, { content: written(inReply) });
    expect(await shown([inPost, inReply])).toEqual([true, true]);
    for (const to of ["hidden", "held"] as const) {
      await state(id, to, "visible");
      expect(await shown([inPost, inReply]), to).toEqual([false, false]);
      await state(id, "visible", to);
      expect(await shown([inPost, inReply]), to).toEqual([true, true]);
    }
  });

  it("is withheld when it is edited away or deleted, of a post, a thread and a reply", async () => {
    const [edited, deleted, inReply] = [await uploaded(), await uploaded(), await uploaded(yu)];
    const id = await writePost(t, mei, { content: written(edited) });
    await t.call("PUT /forum/posts/{id}", {
      token: mei.token,
      params: { id },
      body: { title: "Another title", content: "There is nothing to be seen here any more.", version: 1 },
    });
    expect(await isPublic(edited)).toBe(false);
    const reply = await writeReply(t, yu, id, { content: written(inReply) });
    await t.call("DELETE /forum/replies/{id}", { token: yu.token, params: { id: reply } });
    expect(await isPublic(inReply)).toBe(false);
    const other = await writePost(t, mei, { content: written(deleted) });
    await t.call("DELETE /forum/posts/{id}", { token: mei.token, params: { id: other } });
    expect(await isPublic(deleted)).toBe(false);
  });

  it("stays as long as one of its owner's writings shows it, and nobody else's counts", async () => {
    const address = await uploaded();
    const [one, other] = [
      await writePost(t, mei, { content: written(address) }),
      await writePost(t, mei, { content: written(address), title: "The same once more" }),
    ];
    await state(one, "hidden", "visible");
    expect(await isPublic(address)).toBe(true);
    await writePost(t, yu, { content: written(address), title: "Look at what she has" });
    await state(other, "hidden", "visible");
    expect(await isPublic(address)).toBe(false);
    await writePost(t, yu, { content: written(address), title: "Look once more" });
    expect(await isPublic(address)).toBe(false);
  });

  it("has one address only, however a text spells it", async () => {
    const address = await uploaded();
    expect(await isPublic(address)).toBe(true);
    expect(await isPublic(address.replace("pictures", "pic%74ures"))).toBe(false);
    expect(await isPublic(address.replaceAll("-", "%2d"))).toBe(false);
    const id = await writePost(t, mei, { content: written(address.replaceAll("-", "\\-")) });
    await state(id, "hidden", "visible");
    expect(await isPublic(address)).toBe(false);
  });

  it("is seen by its author and by teachers in their browsers, for an hour, and by nobody else", async () => {
    const address = await uploaded();
    const id = await writePost(t, mei, { content: written(address) });
    await state(id, "hidden", "visible");
    const cookieOf = async (
      key: "GET /forum/posts/{id}/mine" | "GET /forum/posts/{id}/source",
      { token }: SignedUp,
    ) => {
      const { headers } = await t.call(key, { token, params: { id } });
      return String(headers["set-cookie"] ?? "").split(";")[0] ?? "";
    };
    const seenWith = async (cookie: string) => (await t.app.inject({ url: address, headers: { cookie } })).statusCode;
    const own = await cookieOf("GET /forum/posts/{id}/mine", mei);
    const teachers = await cookieOf("GET /forum/posts/{id}/mine", teacher);
    expect(await Promise.all([own, teachers].map(seenWith))).toEqual([200, 200]);
    const { headers } = await t.app.inject({ url: address, headers: { cookie: own } });
    expect(headers["cache-control"]).toBe("private, no-store");

    const public_ = await writePost(t, yu);
    const yus = await t.call("GET /forum/posts/{id}/source", { token: yu.token, params: { id: public_ } });
    const strangers = String(yus.headers["set-cookie"]).split(";")[0] ?? "";
    expect(strangers).toMatch(/^pictures=/);
    const [session, until, sealed] = own.split(".");
    for (const cookie of [
      strangers,
      "",
      "pictures=x",
      `${session}.${Number(until) + 1}.${sealed}`,
      `${strangers.split(".")[0]}.${until}.${sealed}`,
    ]) {
      expect(await seenWith(cookie), cookie).toBe(404);
    }
    t.clock.advance({ hours: 1 });
    expect(await seenWith(own)).toBe(404);
    const again = await cookieOf("GET /forum/posts/{id}/source", mei);
    expect(await seenWith(again)).toBe(200);
    await t.call("POST /auth/logout", { token: mei.token });
    expect(await seenWith(again)).toBe(404);
  });

  it("is asked for again after a minute, and not sent again", async () => {
    const picture = await t.app.inject(await uploaded(yu));
    const address = await uploaded(yu);
    const first = await t.app.inject(address);
    expect(first.headers["cache-control"]).toBe("public, max-age=60");
    const etag = String(first.headers.etag);
    expect((await t.app.inject({ url: address, headers: { "if-none-match": etag } })).statusCode).toBe(304);
    expect(picture.headers.etag).not.toBe(etag);
  });
});

describe("the pictures of somebody whose pictures nobody knows", () => {
  const send = async (by: SignedUp, content: string) =>
    (await t.call("POST /forum/posts", { token: by.token, body: newPost({ content }) })).data;

  it("wait for a teacher, and words without do not", async () => {
    const newcomer = await signUpKnown(t);
    const address = await uploaded(newcomer);
    expect((await send(newcomer, "Here is a question without a picture.")).state).toBe("visible");
    const { id, ...held } = await send(newcomer, written(address));
    expect(held).toMatchObject({ state: "held", heldFor: "picture" });
    expect(await isPublic(address)).toBe(false);
    const queue = await t.call("GET /forum/queue", { token: teacher.token, query: { reason: "picture" } });
    expect(queue.data.items.map((it) => it.id)).toContain(id);
    await state(id, "visible", "held");
    expect(await isPublic(address)).toBe(true);
    const params = { id };
    const body = { title: "How many squares?", content: `${written(address)} So many!`, version: 1 };
    const changed = await t.call("PUT /forum/posts/{id}", { token: newcomer.token, params, body });
    expect(changed.data).toMatchObject({ state: "visible" });
    const another = { ...body, content: written(await uploaded(newcomer)), version: 2 };
    const added = await t.call("PUT /forum/posts/{id}", { token: newcomer.token, params, body: another });
    expect(added.data).toMatchObject({ state: "held", heldFor: "picture" });
  });

  it("wait no more once enough have passed, but for one that was taken away", async () => {
    const newcomer = await signUpKnown(t);
    for (const _ of Array(site.forum.firstPicturesHeld)) {
      const { id } = await send(newcomer, written(await uploaded(newcomer)));
      expect((await state(id, "visible", "held")).status).toBe(200);
    }
    const address = await uploaded(newcomer);
    const { id, ...passed } = await send(newcomer, written(address));
    expect(passed.state).toBe("visible");
    await state(id, "hidden", "visible");
    expect(await send(newcomer, written(address))).toMatchObject({ state: "held", heldFor: "picture" });
  });

  it("are judged by what they show, and not by the digits of their names", async () => {
    const known = await established(await signUpKnown(t));
    const given = await uploaded(known);
    const telling = "b3cfa9ee-ee72-476d-a1c2-247b54837ba0";
    const [, id = ""] = /([0-9a-f-]{36})/.exec(given) ?? [];
    await t.db.updateTable("storedFiles").set({ id: telling }).where("id", "=", id).execute();
    const address = given.replace(id, telling);
    expect(await send(known, written(address))).toMatchObject({ state: "visible" });
    expect(await send(known, `${written(address)} It is at ${address}.`)).toMatchObject({ heldFor: "contact" });
    const madeUp = given.replace(id, telling.replace(/0$/, "1"));
    expect(await send(known, written(madeUp))).toMatchObject({ state: "held", heldFor: "picture" });
  });

  it("wait in a reply, too, and a teacher's never do", async () => {
    const newcomer = await signUpKnown(t);
    const id = await writePost(t, yu);
    const reply = async (by: SignedUp) => {
      const body = { content: written(await uploaded(by)) };
      return (await t.call("POST /forum/posts/{id}/replies", { token: by.token, params: { id }, body })).data;
    };
    expect(await reply(newcomer)).toMatchObject({ state: "held", heldFor: "picture" });
    expect(await reply(teacher)).toMatchObject({ state: "visible" });
  });
});

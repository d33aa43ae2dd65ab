import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { addCategory, REPLY, setPost, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

const t = useTestApp();
let [mei, yu, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math", sortOrder: 2 });
  await addCategory(t, { slug: "news", sortOrder: 1 });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
});

const list = async (query: Record<string, string> = {}) => (await t.call("GET /forum/posts", { query })).data;
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

describe("the list", () => {
  it("tells of each post what there is to know before it is opened, in the reader's language", async () => {
    const id = await writePost(t, mei, { content: "**How** many squares are there on a chess board?" });
    const at = t.clock.now().toISOString();
    t.clock.advance({ minutes: 5 });
    await writeReply(t, teacher, id);
    const later = t.clock.now().toISOString();
    const { items } = await list({ language: "ch", category: "math" });
    expect(items).toEqual([
      {
        id,
        title: "How many squares?",
        excerpt: "How many squares are there on a chess board?",
        category: { slug: "math", name: "中文的math", color: "indigo", icon: "math" },
        author: { id: mei.user.id, name: "Mei", avatar: "student-robot", badge: null },
        ...{ lang: "en", replies: 1, views: 0, votes: 0, answered: false, pinned: false, locked: false, edited: false },
        ...{ at, lastActivityAt: later, found: null },
      },
    ]);
  });

  it("is made once for all who ask alike, page by page, and anew when something is written", async () => {
    const id = await writePost(t, mei, { title: "As it was written" });
    const titles = async () => (await list({ size: "10", since: "year" })).items.map(({ title }) => title);
    expect(await titles()).toContain("As it was written");
    const shown = await titles();
    await t.db.updateTable("forumPosts").set({ title: "Changed without a word" }).where("id", "=", id).execute();
    expect(await titles()).toEqual(shown);
    // A title is made once, too, for all lists that it stands in.
    expect((await list({ size: "10" })).items.map(({ title }) => title)).toContain("As it was written");
    await writeReply(t, yu, id);
    const asked: Record<string, string>[] = [{ size: "10" }, { size: "10", since: "year" }];
    for (const query of asked)
      expect((await list(query)).items.map(({ title }) => title)).toContain("Changed without a word");
  });

  it("begins with the latest activity, and knows other orders", async () => {
    t.clock.advance({ hours: 1 });
    const older = await writePost(t, mei, { category: "news" });
    t.clock.advance({ hours: 1 });
    const newer = await writePost(t, yu, { category: "news" });
    t.clock.advance({ hours: 1 });
    await writeReply(t, mei, older);
    await setPost(t, older, { votes: 3 });
    const news = (sort: string) => list({ category: "news", sort });
    expect(idsOf(await list({ category: "news" }))).toEqual([older, newer]);
    expect(idsOf(await news("newest"))).toEqual([newer, older]);
    expect(idsOf(await news("top"))).toEqual([older, newer]);
    expect((await t.call("GET /forum/posts", { query: { sort: "votes" } })).status).toBe(400);
  });

  it("leaves out what is not asked for: by category, author, time and answer", async () => {
    const author = yu.user.id;
    expect((await list({ author })).items.every((it) => it.author?.name === "Yu")).toBe(true);
    expect((await list({ author, category: "math" })).items).toEqual([]);
    expect((await list({ category: "nowhere" })).items).toEqual([]);
    const [first] = (await list({ category: "news", since: "day" })).items;
    t.clock.advance({ days: 2 });
    expect((await list({ category: "news", since: "day" })).items).toEqual([]);
    expect(idsOf(await list({ category: "news", since: "week" }))).toContain(first?.id);
    const { items, total } = await list({ answered: "yes" });
    expect([items, total]).toEqual([[], 0]);
    expect((await list({ answered: "no", category: "news" })).total).toBe(2);
  });

  it("goes on page by page, each post once, to the end and back, in every order", async () => {
    for (let made = 0; made < 23; made += 1) await writePost(t, made % 2 ? mei : yu, { category: "news" });
    const all = await t.db
      .selectFrom("forumPosts")
      .innerJoin("forumCategories as c", "c.id", "categoryId")
      .where("slug", "=", "news")
      .select("forumPosts.id")
      .execute();
    for (const sort of ["active", "newest", "top", "unanswered"]) {
      const found: string[] = [];
      let page = await list({ category: "news", sort, size: "10" });
      const first = idsOf(page);
      expect(page.total).toBe(25);
      for (;;) {
        found.push(...idsOf(page));
        if (page.next === null) break;
        page = await list({ category: "news", sort, size: "10", after: page.next });
      }
      expect(new Set(found)).toEqual(new Set(all.map(({ id }) => id)));
      expect(found).toHaveLength(25);
      while (page.previous !== null) page = await list({ category: "news", sort, size: "10", before: page.previous });
      expect(idsOf(page)).toEqual(first);
    }
  });

  it("shows what is pinned beside the first page of its category, and among the others elsewhere", async () => {
    const { total } = await list({ category: "news" });
    const id = await writePost(t, teacher, { category: "news", title: "Read this first" });
    await setPost(t, id, { pinned: true });
    t.clock.advance({ minutes: 1 });
    await writePost(t, mei, { category: "news" });
    const first = await list({ category: "news" });
    expect(first.total, "what is pinned counts, too").toBe(total + 2);
    expect(idsOf({ items: first.pinned })).toEqual([id]);
    expect(idsOf(first)).not.toContain(id);
    const second = await list({ category: "news", after: first.next ?? "" });
    expect(second.pinned).toEqual([]);
    expect(idsOf(second)).not.toContain(id);
    const all = await list();
    expect(all.pinned).toEqual([]);
    expect(idsOf(all)).toContain(id);
  });
});

describe("a thread", () => {
  it("is a post and its replies, with who works for the school", async () => {
    const id = await writePost(t, mei);
    const first = await writeReply(t, teacher, id);
    const second = await writeReply(t, mei, id, { quoted: first });
    const { data: read } = await t.call("GET /forum/posts/{id}", { params: { id } });
    expect(read).toMatchObject({ id, deleted: false, replies: 2, accepted: null, editedAt: null });
    expect(read.html).toContain("<strong>64</strong>");
    const { data } = await t.call("GET /forum/posts/{id}/replies", { params: { id } });
    expect(data).toMatchObject({ total: 2, visible: 2, next: null, previous: null });
    expect(data.items).toMatchObject([
      { id: first, author: { name: "Ms. Rivera", badge: "teacher" }, quoted: null, accepted: false },
      { id: second, author: { badge: null }, quoted: { id: first, author: { name: "Ms. Rivera" } } },
    ]);
    expect(data.items[0]?.html).toContain("katex");
  });

  it("can be opened at any of its replies, and goes on before and after it", async () => {
    const id = await writePost(t, mei);
    const all: string[] = [];
    for (let made = 0; made < 25; made += 1) {
      if (made % 3 === 0) t.clock.advance({ seconds: 1 });
      all.push(await writeReply(t, yu, id));
    }
    const read = async (query: Record<string, string>) =>
      (await t.call("GET /forum/posts/{id}/replies", { params: { id }, query: { size: "10", ...query } })).data;
    const oldest = idsOf(await read({ size: "50" }));
    expect(new Set(oldest)).toEqual(new Set(all));
    for (const at of [0, 1, 9, 10, 24]) {
      const page = await read({ from: oldest[at] ?? "" });
      expect(idsOf(page)).toEqual(oldest.slice(at, at + 10));
      expect(page.previous === null).toBe(at === 0);
      if (page.previous) expect(idsOf(await read({ before: page.previous })).at(-1)).toBe(oldest[at - 1]);
      if (page.next) expect(idsOf(await read({ after: page.next }))[0]).toBe(oldest[at + 10]);
    }
    const newest = await read({ sort: "newest", from: oldest[20] ?? "" });
    expect(idsOf(newest)[0]).toBe(oldest[20]);
    const elsewhere = await read({ from: await writeReply(t, yu, await writePost(t, mei)) });
    expect(idsOf(elsewhere)).toEqual(oldest.slice(0, 10));
  });

  it("shows nothing of what waits or was hidden, but to its author and moderators", async () => {
    const id = await writePost(t, mei);
    const newcomer = await t.signUp();
    const held = await writeReply(t, newcomer, id);
    const post = await writePost(t, newcomer);
    const replies = (await t.call("GET /forum/posts/{id}/replies", { params: { id } })).data;
    expect(replies).toMatchObject({ items: [], total: 0, visible: 0 });
    expect((await t.call("GET /forum/posts/{id}", { params: { id } })).data.replies).toBe(0);
    expect((await t.call("GET /forum/posts/{id}", { params: { id: post } })).status).toBe(404);
    expect((await t.call("GET /forum/posts/{id}/replies", { params: { id: post } })).status).toBe(404);
    expect(idsOf(await list())).not.toContain(post);
    const mine = (token: string, of: string) => t.call("GET /forum/posts/{id}/mine", { token, params: { id: of } });
    const waits = { state: "held", heldFor: "first-posts" };
    for (const { token } of [newcomer, teacher]) {
      expect((await mine(token, id)).data.unseen).toMatchObject({ post: null, replies: [{ id: held, ...waits }] });
      expect((await mine(token, post)).data.unseen.post).toMatchObject({ id: post, ...waits });
    }
    expect((await mine(yu.token, id)).data.unseen).toEqual({ post: null, replies: [] });
    expect((await mine(yu.token, post)).status).toBe(404);
    const own = (await t.call("GET /forum/posts/mine", { token: newcomer.token })).data;
    expect(own.items).toMatchObject([{ id: post, ...waits }]);
  });

  it("is not found under an address that is none, whatever its letters", async () => {
    const id = await writePost(t, mei);
    expect((await t.call("GET /forum/posts/{id}", { params: { id: id.toUpperCase() } })).data.id).toBe(id);
    expect((await t.call("GET /forum/posts/{id}", { params: { id: "mine-not" } })).status).toBe(404);
  });
});

it("tells the categories that take posts in their order, and how much the forum has", async () => {
  await addCategory(t, { slug: "closed", active: false, sortOrder: 0 });
  const before = (await t.call("GET /forum/categories")).data;
  expect(before.categories.map(({ slug }) => slug)).toEqual(["news", "math"]);
  // With the one where everybody known has written before; where nobody ever wrote, there is nothing to be read.
  expect(before.closed.map(({ slug }) => slug)).toEqual(["old-times"]);
  expect(before.closed[0]).toMatchObject({ name: "old-times in English", posts: expect.any(Number) });
  expect(before.categories[1]).toMatchObject({
    name: "math in English",
    rulesHtml: "<p><strong>Rules</strong> of math in English</p>",
    minReputation: 0,
  });
  const somebody = await signUpKnown(t);
  const id = await writePost(t, somebody);
  await writeReply(t, mei, id, { content: REPLY });
  const { statistics, categories } = (await t.call("GET /forum/categories", { query: { language: "ch" } })).data;
  // With the two that everybody known has written before.
  expect(statistics).toEqual({
    posts: before.statistics.posts + 3,
    replies: before.statistics.replies + 1,
    people: before.statistics.people + 1,
    answered: 0,
  });
  expect(categories[1]).toMatchObject({
    name: "中文的math",
    posts: (before.categories[1]?.posts ?? 0) + 1,
    lastActivityAt: t.clock.now().toISOString(),
  });
});

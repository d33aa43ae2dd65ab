import { forumLimits } from "@dripstone/contract/forum/limits";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../../testing/sign-up.ts";
import { useTestApp } from "../../../../testing/use-test-app.ts";
import { clearForum, newPost, REPLY, setPost, signUpKnown, writePost, writeReply } from "../../testing/forum.ts";

const t = useTestApp();
let [mei, teacher, admin, other] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp];
let made = 0;

beforeAll(async () => {
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
  other = await t.signUp({ name: "Another Office", role: "admin", rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
  mei = await signUpKnown(t, { name: "Mei" });
});
beforeEach(() => clearForum(t));

/** A category that differs from all others in its name. */
const payload = (more: object = {}) => {
  made += 1;
  return {
    name: { en: `Riddles ${made}`, ch: `谜题 ${made}` },
    description: { en: "Riddles of all kinds", ch: "各种谜题" },
    rules: { en: "- **No** answers in titles", ch: "- 标题里**不要**写答案" },
    ...{ color: "teal", icon: "bulb", minReputation: 0, active: true, ...more },
  };
};

const send = (body: object, { token }: SignedUp = admin) => t.call("POST /forum/categories", { token, body });
const add = async (more: object = {}) => {
  const { status, data } = await send(payload(more));
  if (status !== 201) throw new Error(`the category was refused with ${status}`);
  return data;
};
type Added = Awaited<ReturnType<typeof add>>;
const bodyOf = ({ id: _, slug: __, posts: ___, otherPosts: ____, rules, ...body }: Added) => ({
  ...body,
  rules: rules ?? undefined,
});
const change = ({ id }: Added, body: object, { token }: SignedUp = admin) =>
  t.call("PUT /forum/categories/{id}", { token, params: { id }, body });
const remove = ({ id, version }: Added, movePostsTo?: string, { token }: SignedUp = admin) =>
  t.call("DELETE /forum/categories/{id}", { token, params: { id }, body: { version, movePostsTo } });
const list = async () => (await t.call("GET /admin/forum-categories", { token: admin.token })).data;
const order = (body: object, { token }: SignedUp = admin) => t.call("PUT /forum/categories/order", { token, body });
const homeOf = async (language = "en") => (await t.call("GET /forum/categories", { query: { language } })).data;
const inForum = async (slug: string, language = "en") =>
  (await homeOf(language)).categories.find((category) => category.slug === slug);
const titles = async (query: Record<string, string>) =>
  (await t.call("GET /forum/posts", { query })).data.items.map(({ title }) => title);
const deedsOn = (subject: string) =>
  t.db
    .selectFrom("auditLog")
    .where("subject", "=", subject)
    .orderBy("id")
    .select(["actorId", "endpoint", "details"])
    .execute();

describe("the office's list", () => {
  it("has every category in both languages, those that take nothing included, with all that stands in them", async () => {
    const open = await add();
    const closed = await add({ active: false, rules: undefined });
    await writePost(t, mei, { category: open.slug });
    await setPost(t, await writePost(t, mei, { category: open.slug }), { state: "hidden" });
    const rows = await list();
    expect(rows.slice(-2)).toEqual([
      { ...open, posts: 1, otherPosts: 1 },
      { ...closed, posts: 0, otherPosts: 0 },
    ]);
    expect(await inForum(open.slug)).toMatchObject({ name: open.name.en, posts: 1 });
    expect(await inForum(closed.slug)).toBeUndefined();
  });

  it("and all that changes it is for admins only", async () => {
    const category = await add();
    for (const { token } of [mei, teacher]) {
      const ways = [
        await t.call("GET /admin/forum-categories", { token }),
        await send(payload(), { token } as SignedUp),
        await change(category, bodyOf(category), { token } as SignedUp),
        await remove(category, undefined, { token } as SignedUp),
        await order({ seen: [], order: [] }, { token } as SignedUp),
      ];
      expect(ways.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect((await list()).at(-1)).toEqual(category);
  });
});

describe("a category", () => {
  it("is there for everybody once it is added, behind all others, in both languages", async () => {
    const category = await add({ minReputation: 25 });
    expect((await homeOf()).categories.at(-1)).toEqual({
      slug: category.slug,
      formerSlugs: [],
      ...{ name: category.name.en, description: "Riddles of all kinds", color: "teal", icon: "bulb" },
      rulesHtml: expect.stringContaining("<strong>No</strong>"),
      ...{ minReputation: 25, posts: 0, lastActivityAt: null },
    });
    expect((await homeOf("ch")).categories.at(-1)).toMatchObject({
      name: category.name.ch,
      rulesHtml: expect.stringContaining("<strong>不要</strong>"),
    });
    expect(await deedsOn(category.id)).toEqual([
      {
        actorId: admin.user.id,
        endpoint: "POST /forum/categories",
        details: { slug: category.slug, name: category.name.en },
      },
    ]);
  });

  it("is added once, however often one call arrives", async () => {
    const body = payload();
    const headers = { "idempotency-key": "double-click" };
    const twice = await Promise.all(
      [1, 2].map(() => t.call("POST /forum/categories", { token: admin.token, body, headers })),
    );
    expect(new Set(twice.map(({ data }) => data.id)).size).toBe(1);
  });

  const { CATEGORY_NAME_MAX, CATEGORY_DESCRIPTION_MAX, CATEGORY_RULES_MAX, CATEGORY_REPUTATION_MAX } = forumLimits;
  const pair = (en: string, ch = "好") => ({ en, ch });
  it.each([
    ["a name at its bound, counted in code points", { name: pair("🐢".repeat(CATEGORY_NAME_MAX), "界限") }, {}],
    ["a name above", { name: pair("a".repeat(CATEGORY_NAME_MAX + 1)) }, { "name.en": "FIELD_TOO_LONG" }],
    ["no Chinese name", { name: pair("Only English", " ") }, { "name.ch": "FIELD_REQUIRED" }],
    ["a name of two lines", { name: pair("Two\nlines") }, { "name.en": "FIELD_INVALID" }],
    ["an invisible name", { name: pair("\u200b\u200b") }, { "name.en": "FIELD_INVALID" }],
    ["a description at its bound", { description: pair("描".repeat(CATEGORY_DESCRIPTION_MAX)) }, {}],
    [
      "a description above",
      { description: pair("a", "描".repeat(CATEGORY_DESCRIPTION_MAX + 1)) },
      { "description.ch": "FIELD_TOO_LONG" },
    ],
    ["rules at their bound", { rules: pair("r".repeat(CATEGORY_RULES_MAX)) }, {}],
    ["rules above", { rules: pair("r".repeat(CATEGORY_RULES_MAX + 1)) }, { "rules.en": "FIELD_TOO_LONG" }],
    ["rules in one language alone", { rules: pair("Be kind", "") }, { "rules.ch": "FIELD_REQUIRED" }],
    ["no rules", { rules: undefined }, {}],
    ["a color that is none of ours", { color: "#ffff00" }, { color: "FIELD_REQUIRED" }],
    ["an icon that is none of ours", { icon: "skull" }, { icon: "FIELD_REQUIRED" }],
    ["the highest reputation", { minReputation: CATEGORY_REPUTATION_MAX }, {}],
    ["a higher one", { minReputation: CATEGORY_REPUTATION_MAX + 1 }, { minReputation: "FIELD_INVALID" }],
    ["one below nothing", { minReputation: -1 }, { minReputation: "FIELD_INVALID" }],
    ["half a point", { minReputation: 0.5 }, { minReputation: "FIELD_INVALID" }],
  ])("with %s is taken, or refused at the field", async (_, more, fields) => {
    const reply = await send(payload(more));
    const refused = reply.status === 201 ? {} : (reply.error.fields ?? {});
    expect(Object.fromEntries(Object.entries(refused).map(([field, { code }]) => [field, code]))).toEqual(fields);
    expect(reply.status).toBe(Object.keys(fields).length > 0 ? 400 : 201);
  });

  it("has a name of its own in each language, however it is written", async () => {
    const category = await add();
    const { en, ch } = category.name;
    const taken = await send(payload({ name: { en: `  ${en.toUpperCase().replace(" ", "  ")} `, ch: "别的名字" } }));
    expect([taken.status, taken.error.code]).toEqual([409, "CATEGORY_NAME_TAKEN"]);
    expect(taken.error.fields).toEqual({ "name.en": { code: "CATEGORY_NAME_TAKEN" } });
    expect((await send(payload({ name: { en: "Another name", ch } }))).error.fields).toEqual({
      "name.ch": { code: "CATEGORY_NAME_TAKEN" },
    });
    const second = await add();
    expect((await change(second, { ...bodyOf(second), name: category.name })).error.code).toBe("CATEGORY_NAME_TAKEN");
    expect((await change(second, { ...bodyOf(second), color: "rose" })).status).toBe(200);
  });

  it.each([
    ["Café & Crème!", "cafe-creme"],
    ["C++", "c"],
    ["数学 English 角", "english"],
    ["谜题", "category"],
    ["Teacher’s Corner", "teachers-corner"],
  ])("called %s has the address %s", async (en, slug) => {
    const { data } = await send(payload({ name: { en, ch: en } }));
    expect(data.slug).toBe(slug);
    const again = await send(payload({ name: { en: `${en}.`, ch: `${en}。` } }));
    expect(again.data.slug).toBe(`${slug}-2`);
  });

  it("can be added until there are as many as there may be", async () => {
    const there = await list();
    const more = [];
    while (there.length + more.length < forumLimits.CATEGORIES_MAX) more.push(await add());
    expect([(await send(payload())).error.code, (await list()).length]).toEqual([
      "CATEGORIES_FULL",
      forumLimits.CATEGORIES_MAX,
    ]);
  });
});

describe("a change", () => {
  it("is seen at once wherever the category is shown, and its address stays", async () => {
    const category = await add();
    const id = await writePost(t, mei, { category: category.slug });
    const shown = async () => (await t.call("GET /forum/posts/{id}", { params: { id } })).data.category;
    expect((await shown()).color).toBe("teal");
    const name = { en: "Puzzles and riddles", ch: "谜题乐园" };
    const changed = await change(category, { ...bodyOf(category), name, color: "rose", minReputation: 7 });
    expect(changed.data).toEqual({ ...category, name, color: "rose", minReputation: 7, version: 2, posts: 1 });
    expect(await shown()).toEqual({ slug: category.slug, name: name.en, color: "rose", icon: "bulb" });
    expect(await inForum(category.slug, "ch")).toMatchObject({ name: name.ch, minReputation: 7 });
    const [listed] = (await t.call("GET /forum/posts", { query: { category: category.slug } })).data.items;
    expect(listed?.category.name).toBe(name.en);
    expect((await t.app.inject(`/feeds/forum/${category.slug}/en.xml`)).body).toContain(name.en);
    expect((await deedsOn(category.id)).at(-1)?.details).toMatchObject({
      category: name.en,
      changed: "name, color, minReputation",
      minReputation: expect.stringMatching(/^\d+ → \d+$/),
    });
  });

  it("of a version that somebody else has changed is refused, and nothing is lost", async () => {
    const category = await add();
    const writing = [admin, other, admin, other].map((who, index) =>
      change(category, { ...bodyOf(category), description: { en: `Written by ${index}`, ch: "有人写的" } }, who),
    );
    const done = await Promise.all(writing);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(done.find(({ status }) => status === 409)?.error.code).toBe("EDITED_MEANWHILE");
    const won = done.find(({ status }) => status === 200)?.data;
    expect((await list()).find(({ id }) => id === category.id)).toEqual(won);
    expect((await remove(category)).error.code).toBe("EDITED_MEANWHILE");
    expect((await deedsOn(category.id)).length).toBe(2);
  });

  it("of one that is gone finds nothing", async () => {
    const category = await add();
    await remove(category);
    expect((await change(category, bodyOf(category))).error.code).toBe("NOT_FOUND");
    expect((await remove(category)).error.code).toBe("NOT_FOUND");
  });

  it("closes a category for what is new: what stands there stays, and whoever writes is told at the field", async () => {
    const category = await add();
    const id = await writePost(t, mei, { category: category.slug, title: "It stays to be read" });
    const { data: closed } = await change(category, { ...bodyOf(category), active: false });
    expect(await inForum(category.slug)).toBeUndefined();
    expect(await titles({ category: category.slug })).toEqual(["It stays to be read"]);
    const refused = await t.call("POST /forum/posts", { token: mei.token, body: newPost({ category: category.slug }) });
    expect(refused.error.fields).toEqual({ category: { code: "CATEGORY_NOT_OPEN" } });
    const mine = () => t.call("GET /forum/posts/{id}/mine", { token: mei.token, params: { id } });
    expect((await mine()).data.whyNoReply).toBe("category");
    await change(closed, { ...bodyOf(closed), active: true });
    expect((await mine()).data.may.reply).toBe(true);
  });

  it("asks for reputation from then on", async () => {
    const category = await add();
    const id = await writePost(t, mei, { category: category.slug });
    await change(category, { ...bodyOf(category), minReputation: 3 });
    for (const [reputation, status] of [
      [2, 403],
      [3, 201],
    ] as const) {
      await t.db.updateTable("users").set({ reputation }).where("id", "=", mei.user.id).execute();
      const body = newPost({ category: category.slug, title: `With ${reputation} points` });
      const posted = await t.call("POST /forum/posts", { token: mei.token, body });
      expect(posted.status).toBe(status);
      if (status === 403) expect(posted.error.fields).toEqual({ category: { code: "REPUTATION_NEEDED", min: 3 } });
      const replied = await t.call("POST /forum/posts/{id}/replies", {
        token: mei.token,
        params: { id },
        body: { content: REPLY },
      });
      expect(replied.status).toBe(status);
    }
  });
});

describe("the order", () => {
  it("is everybody's, once it is changed", async () => {
    const added = [await add(), await add(), await add()];
    const seen = (await list()).map(({ id }) => id);
    const next = [...seen].reverse();
    const { data } = await order({ seen, order: next });
    expect(data.map(({ id }) => id)).toEqual(next);
    const slugs = (await homeOf()).categories.map(({ slug }) => slug);
    expect(slugs.slice(0, 3)).toEqual(added.map(({ slug }) => slug).reverse());
    expect((await deedsOn("forum-categories")).at(-1)?.details).toEqual({
      changed: "order",
      order: `${seen.join(", ")} → ${next.join(", ")}`,
    });
    expect((await add()).id, "what is added stands behind all others").toBe((await list()).at(-1)?.id);
  });

  it("is refused where somebody has moved, added or deleted one since it was seen", async () => {
    const last = await add();
    const seen = (await list()).map(({ id }) => id);
    const next = [last.id, ...seen.slice(0, -1)];
    const added = await add();
    const late = await order({ seen, order: next });
    expect([late.status, late.error.code]).toEqual([409, "CATEGORIES_CHANGED_MEANWHILE"]);
    await remove(added);
    expect((await order({ seen, order: next })).status).toBe(200);
    expect((await order({ seen, order: next }, other)).error.code).toBe("CATEGORIES_CHANGED_MEANWHILE");
    expect((await list()).map(({ id }) => id)).toEqual(next);
  });

  it("holds the very categories that were seen", async () => {
    const seen = (await list()).map(({ id }) => id);
    for (const wrong of [seen.slice(1), [...seen, seen[0]], [seen[0], ...seen.slice(0, -1)]]) {
      const refused = await order({ seen, order: wrong });
      expect([refused.status, refused.error.fields]).toEqual([400, { order: { code: "FIELD_INVALID" } }]);
    }
  });

  it("and one that is added at the same time leave every category in one place", async () => {
    const seen = (await list()).map(({ id }) => id);
    const turned = [...seen.slice(1), seen[0] ?? ""];
    const done = await Promise.all([
      order({ seen, order: turned }),
      send(payload()),
      order({ seen, order: turned }, other),
    ]);
    expect(done.filter(({ status }) => status >= 500)).toEqual([]);
    const rows = await t.db.selectFrom("forumCategories").select(["id", "sortOrder"]).execute();
    expect(new Set(rows.map(({ sortOrder }) => sortOrder)).size).toBe(seen.length + 1);
    expect(done.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe("deleting", () => {
  it("one without posts asks for nothing, and its address is free", async () => {
    const category = await add({ name: { en: "Empty place", ch: "空地方" } });
    expect((await remove(category)).data).toEqual({ moved: 0 });
    expect((await list()).some(({ id }) => id === category.id)).toBe(false);
    expect((await add({ name: { en: "Empty place", ch: "空地方" } })).slug).toBe(category.slug);
  });

  it("moves every post where it is said, with all that belongs to it", async () => {
    const [from, to] = [await add(), await add()];
    const shown = await writePost(t, mei, { category: from.slug, title: "A wandering pangolin" });
    const reply = await writeReply(t, teacher, shown, { content: "The pangolin rolls into an armadillo shape." });
    const hidden = await writePost(t, mei, { category: from.slug });
    await setPost(t, hidden, { state: "hidden" });
    const read = async () => (await t.call("GET /forum/posts/{id}", { params: { id: shown } })).data;
    expect((await read()).category.slug).toBe(from.slug);
    expect(await titles({ category: to.slug })).toEqual([]);
    expect((await t.app.inject(`/feeds/forum/${to.slug}/en.xml`)).body).not.toContain("pangolin");

    const asked = await remove(from);
    expect([asked.status, asked.error.code]).toEqual([409, "CATEGORY_HAS_POSTS"]);
    expect(asked.error.fields).toEqual({ movePostsTo: { code: "FIELD_REQUIRED" } });
    expect((await remove(from, to.id)).data).toEqual({ moved: 2 });

    expect((await read()).category.slug).toBe(to.slug);
    expect(await titles({ category: to.slug })).toEqual(["A wandering pangolin"]);
    expect(await titles({ category: to.slug, q: "pangolin" })).toEqual(["A wandering pangolin"]);
    expect(await titles({ category: to.slug, q: "armadillo" }), "by its reply").toEqual(["A wandering pangolin"]);
    expect(await inForum(to.slug)).toMatchObject({ posts: 1 });
    expect((await list()).find(({ id }) => id === to.id)).toMatchObject({ posts: 1, otherPosts: 1 });
    expect((await t.app.inject(`/feeds/forum/${to.slug}/en.xml`)).body).toContain("pangolin");
    expect(await t.db.selectFrom("forumReplies").where("id", "=", reply).select("postId").execute()).toHaveLength(1);
    expect((await deedsOn(from.id)).at(-1)).toEqual({
      actorId: admin.user.id,
      endpoint: "DELETE /forum/categories/{id}",
      details: { slug: from.slug, name: from.name.en, moved: 2, to: to.id },
    });
  });

  it("lets its posts be found where they went, and not where they were moved away from since", async () => {
    const [first, second, third, other] = [await add(), await add(), await add(), await add()];
    const stays = await writePost(t, mei, { category: first.slug, title: "A lighthouse that stays" });
    const goes = await writePost(t, mei, { category: first.slug, title: "A lighthouse that goes" });
    await writeReply(t, teacher, goes, { content: "Its lantern turns around." });
    await remove(first, second.id);
    await remove(second, third.id);
    const body = { category: other.slug };
    expect(
      (await t.call("PUT /forum/posts/{id}/category", { token: admin.token, params: { id: goes }, body })).status,
    ).toBe(200);
    expect(await titles({ category: third.slug, q: "lighthouse" })).toEqual(["A lighthouse that stays"]);
    expect(await titles({ category: third.slug, q: "lantern" })).toEqual([]);
    expect(await titles({ category: other.slug, q: "lantern" })).toEqual(["A lighthouse that goes"]);
    await t.call("PUT /forum/posts/{id}", {
      token: mei.token,
      params: { id: stays },
      body: { title: "A lighthouse that stays lit", content: newPost().content, version: 1 },
    });
    expect(await titles({ category: third.slug, q: "lighthouse" }), "edited").toEqual(["A lighthouse that stays lit"]);
  });

  it("lets its address lead to where its posts are, from one deleted category to the next, and gives it to no other", async () => {
    const [first, second, third] = [await add({ name: { en: "Old harbor", ch: "旧港" } }), await add(), await add()];
    await writePost(t, mei, { category: first.slug, title: "A ship in the harbor" });
    await remove(first, second.id);
    await remove(second, third.id);
    expect(await inForum(third.slug)).toMatchObject({ formerSlugs: [first.slug, second.slug].sort() });
    for (const query of [{ category: first.slug }, { category: second.slug, q: "harbor" }] as Record<
      string,
      string
    >[]) {
      expect(await titles(query)).toEqual(["A ship in the harbor"]);
    }
    expect((await t.app.inject(`/feeds/forum/${first.slug}/en.xml`)).body).toContain("A ship in the harbor");
    const again = await add({ name: { en: "Old harbor", ch: "旧港" } });
    expect(again.slug).toBe("old-harbor-2");
    expect(await titles({ category: again.slug })).toEqual([]);
    const late = await t.call("POST /forum/posts", { token: mei.token, body: newPost({ category: first.slug }) });
    expect(late.error.fields, "its rules may be others: whoever writes chooses").toEqual({
      category: { code: "CATEGORY_NOT_OPEN" },
    });
  });

  it("is refused where the posts could not go", async () => {
    const [from, closed, gone] = [await add(), await add({ active: false }), await add()];
    await remove(gone);
    const id = await writePost(t, mei, { category: from.slug });
    for (const [to, code] of [
      [from.id, "CATEGORY_ITSELF"],
      [closed.id, "CATEGORY_NOT_OPEN"],
      [gone.id, "CATEGORY_NOT_OPEN"],
    ] as const) {
      const refused = await remove(from, to);
      expect([refused.status, refused.error.fields]).toEqual([409, { movePostsTo: { code } }]);
    }
    expect((await remove(from, "elsewhere")).status).toBe(400);
    expect((await t.call("GET /forum/posts/{id}", { params: { id } })).data.category.slug).toBe(from.slug);
  });

  it("and closing leave one category that takes posts", async () => {
    const last = await add();
    for (const category of await list()) {
      if (category.id === last.id || !category.active) continue;
      const { status } = await change(category, { ...bodyOf(category), active: false });
      expect(status).toBe(200);
    }
    expect((await change(last, { ...bodyOf(last), active: false })).error.code).toBe("LAST_OPEN_CATEGORY");
    expect((await remove(last)).error.code).toBe("LAST_OPEN_CATEGORY");
    const second = await add();
    const closing = [change(last, { ...bodyOf(last), active: false }), remove(second, undefined, other)];
    const done = (await Promise.all(closing)).map(({ status }) => status);
    expect(done.sort()).toEqual([200, 409]);
    expect((await homeOf()).categories).toHaveLength(1);
  });
});

describe("at the same time", () => {
  it("posts that are written while their category is deleted are moved with it, or refused at the field", async () => {
    const [from, to] = [await add(), await add()];
    const first = await writePost(t, mei, { category: from.slug });
    const writing = Array.from({ length: 12 }, (_, index) =>
      t.call("POST /forum/posts", {
        token: mei.token,
        body: newPost({ category: from.slug, title: `Written in a hurry ${index}` }),
      }),
    );
    const replying = Array.from({ length: 8 }, () =>
      t.call("POST /forum/posts/{id}/replies", { token: mei.token, params: { id: first }, body: { content: REPLY } }),
    );
    const removed = await remove(from, to.id);
    const posted = await Promise.all(writing);
    expect(removed.status).toBe(200);
    for (const reply of posted) {
      if (reply.status !== 201) expect(reply.error.fields).toEqual({ category: { code: "CATEGORY_NOT_OPEN" } });
    }
    expect((await Promise.all(replying)).map(({ status }) => status)).toEqual(Array(8).fill(201));
    const written = posted.filter(({ status }) => status === 201).length + 1;
    expect(removed.data.moved).toBe(written);
    expect((await list()).find(({ id }) => id === to.id)).toMatchObject({ posts: written });
    expect((await homeOf()).categories.find(({ slug }) => slug === to.slug)?.posts).toBe(written);
    const query = { category: to.slug, q: "count those of each size", size: "50" };
    expect((await t.call("GET /forum/posts", { query })).data.items.map(({ id }) => id)).toEqual([first]);
    const there = await t.call("GET /forum/posts", { query: { ...query, category: from.slug } });
    expect(
      there.data.items.map(({ id }) => id),
      "the address of the deleted one leads there",
    ).toEqual([first]);
  });

  it("of two that are deleted into each other, one stays, with the posts of both", async () => {
    const [one, two] = [await add(), await add()];
    await writePost(t, mei, { category: one.slug });
    await writePost(t, mei, { category: two.slug });
    const done = await Promise.all([remove(one, two.id), remove(two, one.id, other)]);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(done.find(({ status }) => status === 409)?.error.fields).toEqual({
      movePostsTo: { code: "CATEGORY_NOT_OPEN" },
    });
    const left = (await list()).filter(({ id }) => [one.id, two.id].includes(id));
    expect(left.map(({ posts }) => posts)).toEqual([2]);
  });

  it("a moderator who moves posts about and an admin who deletes their category do not wait for each other", async () => {
    const [from, to] = [await add(), await add()];
    const posts = [];
    while (posts.length < 6) posts.push(await writePost(t, mei, { category: from.slug }));
    const moving = posts.map((id, index) =>
      t.call("PUT /forum/posts/{id}/category", {
        token: teacher.token,
        params: { id },
        body: { category: index % 2 ? to.slug : from.slug },
      }),
    );
    const removed = await remove(from, to.id);
    expect(removed.status).toBe(200);
    for (const reply of await Promise.all(moving)) {
      if (reply.status !== 200) expect([reply.status, reply.error.code]).toEqual([409, "CATEGORY_NOT_OPEN"]);
    }
    expect((await list()).find(({ id }) => id === to.id)).toMatchObject({ posts: posts.length });
  });
});

import { readBlog } from "@dripstone/content";
import { beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../testing/app.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { keepPosts } from "../seed/seed-posts.ts";
import { soundDraft, titled } from "../testing/drafts.ts";

let t: TestApp;
let admin: SignedUp;
let teacher: SignedUp;
beforeEach(async () => {
  t = await testApp();
  admin = await t.signUp({ role: "admin", name: "Ada", rememberMe: true });
  teacher = await t.signUp({ role: "teacher", name: "Tom", rememberMe: true });
  return () => t.close();
});

const begin = (post = soundDraft(), by = teacher) =>
  t.call("POST /admin/blog-posts", { token: by.token, body: { post } });
const begun = async (post = soundDraft(), by = teacher) => (await begin(post, by)).data;
type Seen = { id: string; version: number };
const edit = ({ id, version }: Seen, post: object, by = teacher) =>
  t.call("PUT /admin/blog-posts/{id}", { token: by.token, params: { id }, body: { version, post } });
const publish = ({ id, version }: Seen, at?: string, by = admin) =>
  t.call("POST /admin/blog-posts/{id}/publish", { token: by.token, params: { id }, body: { version, at } });
const withdraw = ({ id, version }: Seen, by = admin) =>
  t.call("POST /admin/blog-posts/{id}/withdraw", { token: by.token, params: { id }, body: { version } });
const remove = ({ id, version }: Seen, by = teacher) =>
  t.call("DELETE /admin/blog-posts/{id}", { token: by.token, params: { id }, body: { version } });
const open = async (id: string, by = admin) =>
  (await t.call("GET /admin/blog-posts/{id}", { token: by.token, params: { id } })).data;
const read = (slug: string) => t.call("GET /blog/posts/{slug}", { params: { slug } });
const listed = async () => (await t.call("GET /blog/posts")).data.items.map(({ slug }) => slug);

describe("a draft", () => {
  it("may lack anything, is saved by whichever teacher, and is in no list of readers", async () => {
    const nothing = { title: "", summary: "", body: "" };
    const empty = soundDraft({ author: { en: "", ch: "" }, tags: [], texts: { en: nothing, ch: nothing } });
    const post = await begun(empty);
    expect(post).toMatchObject({ state: "draft", slug: null, version: 1, editedBy: { name: "Tom" } });
    expect(post.may).toEqual({ edit: true, publish: false, withdraw: false, remove: true });
    expect(post.faults.map(({ code }) => code)).toEqual([
      "TAGS_MISSING",
      ...["en", "ch"].flatMap(() => ["AUTHOR_MISSING", "TITLE_SHORT", "SUMMARY_SHORT", "BODY_SHORT"]),
    ]);
    const other = await t.signUp({ role: "teacher" });
    const edited = (await edit(post, titled("Half a"), other)).data;
    expect([edited.version, edited.title]).toEqual([2, "Half a"]);
    expect(await listed()).toEqual([]);
    expect((await publish(post)).error.code).toBe("EDITED_MEANWHILE");
  });

  it("is not published by a teacher, nor by anybody as long as something is missing", async () => {
    const post = await begun(titled("Tiny"));
    expect((await publish(post, undefined, teacher)).error.code).toBe("NOT_ALLOWED");
    expect((await publish(post)).error.code).toBe("BLOG_POST_NOT_READY");
    const { texts } = soundDraft();
    const broken = soundDraft({ texts: { ...texts, ch: { ...texts.ch, body: `${texts.ch.body} $\\fracc{1}$` } } });
    const { data } = await edit(post, broken);
    expect(data.faults).toEqual([{ field: "texts.ch.body", code: "FORMULA_BROKEN", detail: "\\fracc{1}" }]);
    expect((await publish(data)).error.code).toBe("BLOG_POST_NOT_READY");
    expect((await open(post.id)).state).toBe("draft");
  });

  it("is deleted by who began it or by an admin, as it was seen", async () => {
    const [one, two] = [await begun(), await begun()];
    const other = await t.signUp({ role: "teacher" });
    expect((await open(one.id, other)).may.remove).toBe(false);
    expect((await remove(one, other)).error.code).toBe("NOT_ALLOWED");
    expect((await remove({ ...one, version: 2 })).error.code).toBe("EDITED_MEANWHILE");
    expect([(await remove(one)).status, (await remove(two, admin)).status]).toEqual([200, 200]);
    expect((await remove(one)).error.code).toBe("NOT_FOUND");
  });

  it.each([
    ["an address with a space", { slug: "a drop" }, "post.slug"],
    ["an address in capitals", { slug: "A-Drop" }, "post.slug"],
    ["an address of two letters", { slug: "ab" }, "post.slug"],
    ["a tag twice", { tags: ["math", "math"] }, "post.tags"],
    ["a tag that nobody knows", { tags: ["secrets"] }, "post.tags.0"],
    [
      "a title with a line break",
      { texts: { ...soundDraft().texts, en: { ...soundDraft().texts.en, title: "a\nb" } } },
      "post.texts.en.title",
    ],
  ])("is refused with %s", async (_, changes, field) => {
    const reply = await t.call("POST /admin/blog-posts", {
      token: teacher.token,
      body: { post: { ...soundDraft(), ...changes } },
    });
    expect(Object.keys(reply.error.fields ?? {})).toEqual([field]);
  });
});

describe("publishing", () => {
  it("makes an address of the English title, shows the post at once, and is in the audit log", async () => {
    expect(await listed()).toEqual([]);
    const post = (await publish(await begun())).data;
    expect(post).toMatchObject({ slug: "a-drop-a-day", state: "published" });
    expect(post.may).toEqual({ edit: true, publish: false, withdraw: true, remove: false });
    expect(await listed()).toEqual(["a-drop-a-day"]);
    expect((await publish(await begun())).data.slug).toBe("a-drop-a-day-2");
    const deeds = await t.db.selectFrom("auditLog").where("subject", "=", post.id).select("endpoint").execute();
    expect(deeds.map(({ endpoint }) => endpoint)).toEqual([
      "POST /admin/blog-posts",
      "POST /admin/blog-posts/{id}/publish",
    ]);
    expect((await publish(post)).error.code).toBe("BLOG_POST_PUBLISHED");
    expect((await remove(post, admin)).error.code).toBe("BLOG_POST_PUBLISHED");
  });

  it.each([
    ["in winter", "2026-03-05T08:00", "2026-03-05T13:00:00.000Z"],
    ["in summer", "2026-03-09T08:00", "2026-03-09T12:00:00.000Z"],
  ])("at an hour of the school's clock happens by itself, to the millisecond: %s", async (_, at, instant) => {
    expect(await listed()).toEqual([]);
    const post = (await publish(await begun(), at)).data;
    expect(post).toMatchObject({ state: "scheduled", publishAt: instant });
    t.clock.set(new Date(Date.parse(instant) - 1));
    expect([await listed(), (await read("a-drop-a-day")).status]).toEqual([[], 404]);
    t.clock.advance({ milliseconds: 1 });
    expect([await listed(), (await read("a-drop-a-day")).status]).toEqual([["a-drop-a-day"], 200]);
    expect((await read("a-drop-a-day")).data.changedAt).toBeNull();
  });

  it("is refused at an hour that has passed: nobody reads today what was to come another day", async () => {
    const post = await begun();
    expect((await publish(post, "2025-03-05T08:00")).error.fields).toEqual({ at: { code: "TIME_PAST" } });
    expect(await listed()).toEqual([]);
    expect((await publish(post)).status).toBe(200);
  });

  it("may be moved to an earlier hour: what was kept until the later one is made anew", async () => {
    const post = (await publish(await begun(), "2026-03-04T18:00")).data;
    expect(await listed()).toEqual([]);
    expect((await publish(post, "2026-03-04T12:10")).status).toBe(200);
    expect(await listed()).toEqual([]);
    t.clock.set("2026-03-04T17:10:00Z");
    expect(await listed()).toEqual(["a-drop-a-day"]);
  });

  it("is taken back at once, whether it has happened or is still to come", async () => {
    const now = (await publish(await begun())).data;
    const later = (await publish(await begun(titled("Another drop")), "2026-03-05T08:00")).data;
    expect((await withdraw(now, teacher)).error.code).toBe("NOT_ALLOWED");
    expect([(await withdraw(now)).data.state, (await withdraw(later)).data.state]).toEqual(["draft", "draft"]);
    t.clock.advance({ days: 2 });
    expect([await listed(), (await read("a-drop-a-day")).status, (await read("another-drop")).status]).toEqual([
      [],
      404,
      404,
    ]);
    const { data } = await t.call("GET /search", { query: { q: "drop", kinds: "blog-post" } });
    expect(data.groups).toEqual([]);
  });
});

describe("a published post", () => {
  it("is changed by admins alone, everywhere at once, and stays whole", async () => {
    const post = (await publish(await begun())).data;
    await read("a-drop-a-day");
    expect((await edit(post, titled("By a teacher", { slug: "a-drop-a-day" }))).error.code).toBe("NOT_ALLOWED");
    expect((await edit(post, titled("Tiny", { slug: "a-drop-a-day" }), admin)).error.code).toBe("BLOG_POST_NOT_READY");
    expect((await edit(post, titled("Without an address"), admin)).error.code).toBe("BLOG_POST_NOT_READY");
    t.clock.advance({ hours: 1 });
    expect((await edit(post, titled("A better title", { slug: "a-drop-a-day" }), admin)).status).toBe(200);
    const { data } = await read("a-drop-a-day");
    expect([data.title, data.changedAt]).toEqual(["A better title", t.clock.now().toISOString()]);
  });

  it("leaves in the audit log what it was before and is now, but of its text the length only", async () => {
    const before = soundDraft({ slug: "one" });
    const post = (await publish(await begun(before))).data;
    const texts = { ...before.texts, ch: { ...before.texts.ch, title: "滴水成柱的新题目" } };
    texts.en = { ...texts.en, body: `${texts.en.body} One more word.` };
    expect((await edit(post, { ...before, slug: "two", texts }, admin)).status).toBe(200);
    const [deed] = (await t.call("GET /audit", { token: admin.token, query: { subject: post.id } })).data.items;
    const length = [...before.texts.en.body].length;
    expect(deed?.details).toEqual({
      ...{ title: before.texts.en.title, state: "published", changed: "slug, titleCh, bodyEn" },
      ...{ slug: "one → two", titleCh: `${before.texts.ch.title} → 滴水成柱的新题目` },
      bodyEn: `${length} → ${length + " One more word.".length}`,
    });
  });

  it("is found by each address that it had, which no other post gets, and may take one back", async () => {
    let post = (await publish(await begun(soundDraft({ slug: "one" })))).data;
    post = (await edit(post, soundDraft({ slug: "two" }), admin)).data;
    post = (await edit(post, soundDraft({ slug: "three" }), admin)).data;
    expect(post.formerSlugs).toEqual(["one", "two"]);
    for (const slug of ["one", "two", "three"]) expect((await read(slug)).data.slug).toBe("three");
    const other = await begun(titled("Another"));
    for (const slug of ["one", "three"]) {
      const { error } = await edit(other, soundDraft({ slug }));
      expect([error.code, error.fields]).toEqual(["SLUG_TAKEN", { "post.slug": { code: "SLUG_IN_USE" } }]);
    }
    expect((await begin(soundDraft({ slug: "two" }))).error.code).toBe("SLUG_TAKEN");
    post = (await edit(post, soundDraft({ slug: "one" }), admin)).data;
    expect(post.formerSlugs).toEqual(["three", "two"]);
    expect((await read("three")).data.slug).toBe("one");
  });

  it("keeps the way from its address, too, when that is changed while it is withdrawn", async () => {
    const post = (await publish(await begun(soundDraft({ slug: "one" })))).data;
    const draft = (await withdraw(post)).data;
    const moved = (await edit(draft, soundDraft({ slug: "two" }))).data;
    expect((await read("one")).status).toBe(404);
    await publish(moved);
    expect((await read("one")).data.slug).toBe("two");
  });

  it("that was never read by anybody leaves no way from the address of its draft", async () => {
    const draft = (await edit(await begun(soundDraft({ slug: "one" })), soundDraft({ slug: "two" }))).data;
    await publish(draft);
    expect((await read("one")).status).toBe(404);
  });
});

describe("two at once", () => {
  it("do not overwrite each other: of 8 who save the same version one does", async () => {
    const post = await begun();
    const replies = await Promise.all(Array.from({ length: 8 }, (_, nth) => edit(post, titled(`Title number ${nth}`))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies) if (reply.status !== 200) expect(reply.error.code).toBe("EDITED_MEANWHILE");
  });

  it("do not get the same address", async () => {
    const posts = await Promise.all(Array.from({ length: 5 }, () => begun()));
    const replies = await Promise.all(posts.map((post) => edit(post, soundDraft({ slug: "wanted" }))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const published = await Promise.all((await Promise.all(posts.map(({ id }) => open(id)))).map((it) => publish(it)));
    expect(new Set(published.map(({ data }) => data.slug)).size).toBe(5);
  });
});

describe("a post of the content", () => {
  it("becomes the office's with the first change, and stays so; it is withdrawn, and not deleted", async () => {
    const posts = await readBlog(new URL("../../../../../../content/", import.meta.url));
    t.clock.set("2026-12-01T12:00:00Z");
    admin = await t.signUp({ role: "admin" });
    await keepPosts(t.db, posts, t.clock.now());
    const { slug = "" } = posts[0] ?? {};
    const row = await t.db.selectFrom("blogPosts").where("slug", "=", slug).select("id").executeTakeFirstOrThrow();
    const post = await open(row.id);
    expect([post.ofContent, post.editedBy]).toEqual([true, null]);
    const { data } = await edit(post, { ...post.post, slug: "ours-now" }, admin);
    expect(data.ofContent).toBe(false);
    await keepPosts(t.db, posts, t.clock.now());
    expect((await read(slug)).data.slug).toBe("ours-now");
    const draft = (await withdraw(data)).data;
    expect((await remove(draft, admin)).error.code).toBe("BLOG_POST_OF_CONTENT");
    await keepPosts(t.db, posts, t.clock.now());
    expect((await read(slug)).status).toBe(404);
  });
});

describe("the list of the desk", () => {
  it("tells where each post stands, and is narrowed down by that and by what it is about", async () => {
    await begun(titled("A first draft"));
    t.clock.advance({ minutes: 1 });
    await publish(await begun(titled("To come soon", { tags: ["math"] })), "2026-03-05T08:00");
    t.clock.advance({ minutes: 1 });
    await publish(await begun(titled("Here already", { tags: ["math"] })));
    const list = async (query = {}) =>
      (await t.call("GET /admin/blog-posts", { token: teacher.token, query })).data.items.map(
        ({ title, state }) => `${title}: ${state}`,
      );
    const all = ["Here already: published", "To come soon: scheduled", "A first draft: draft"];
    expect(await list()).toEqual(all);
    expect(await list({ sort: "oldest" })).toEqual(all.toReversed());
    expect(await list({ state: "scheduled" })).toEqual(all.slice(1, 2));
    expect(await list({ tag: "math" })).toEqual(all.slice(0, 2));
  });
});

it("shows a text as readers will see it, and keeps nothing", async () => {
  const body = "## One\n\n<script>alert(1)</script> $n^2$";
  const preview = await t.call("POST /admin/blog-previews", { token: teacher.token, body: { body } });
  expect(preview.data.contents).toEqual([{ id: "part-one", title: "One", level: 2 }]);
  expect(preview.data.html).toContain("katex");
  expect(preview.data.html).not.toContain("<script");
  expect(await t.db.selectFrom("blogPosts").select("id").execute()).toEqual([]);
});

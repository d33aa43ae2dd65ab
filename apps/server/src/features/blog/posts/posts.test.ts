import { HOUR_MS } from "@dripstone/contract/durations";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { plantPost } from "../testing/posts.ts";

const t = useTestApp();
const hoursAgo = (hours: number) => new Date(t.clock.now().getTime() - hours * HOUR_MS);
const list = async (query: Record<string, string> = {}) => (await t.call("GET /blog/posts", { query })).data;
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug);
const read = (slug: string, query: Record<string, string> = {}) =>
  t.call("GET /blog/posts/{slug}", { params: { slug }, query });
const found = async (q: string) =>
  (await t.call("GET /search", { query: { q } })).data.groups.flatMap(({ hits }) => hits.map(({ path }) => path));

describe("the list of posts", () => {
  beforeAll(async () => {
    for (let hours = 20; hours > 0; hours -= 1) {
      await plantPost(t, { slug: `post-${hours}`, at: hoursAgo(hours), tags: hours % 2 ? ["math"] : ["parents"] });
    }
    for (const hours of [30, 31, 32, 33]) {
      await plantPost(t, { slug: `featured-${hours}`, at: hoursAgo(hours), featured: true, tags: ["math"] });
    }
    await plantPost(t, { slug: "a-draft", at: null, featured: true });
    await plantPost(t, { slug: "to-come", at: hoursAgo(-1), featured: true });
  });

  it("has the three newest of what is featured on top, and all others behind, page by page, each once", async () => {
    const first = await list();
    expect(slugs(first.featured)).toEqual(["featured-30", "featured-31", "featured-32"]);
    expect(slugs(first.items)).toEqual(Array.from({ length: 12 }, (_, index) => `post-${index + 1}`));
    expect([first.total, first.previous]).toEqual([21, null]);
    const second = await list({ after: first.next ?? "" });
    expect(second.featured).toEqual([]);
    expect(slugs(second.items)).toEqual([
      ...Array.from({ length: 8 }, (_, index) => `post-${index + 13}`),
      "featured-33",
    ]);
    expect(second.next).toBeNull();
    expect(slugs((await list({ before: second.previous ?? "" })).items)).toEqual(slugs(first.items));
  });

  it("has of a tag all that is about it, what is featured in its place", async () => {
    const { items, featured, total } = await list({ tag: "math" });
    expect(featured).toEqual([]);
    expect(total).toBe(14);
    expect(slugs(items).slice(-3)).toEqual(["post-19", "featured-30", "featured-31"]);
    expect((await list({ tag: "college" })).items).toEqual([]);
    expect((await t.call("GET /blog/posts", { query: { tag: "secrets" } })).error.code).toBe("INVALID_INPUT");
  });

  it("is in the language that is asked for, with the time that it takes to read", async () => {
    const { items } = await list({ language: "ch", tag: "parents" });
    expect(items[0]).toEqual({
      slug: "post-2",
      title: "post-2的标题",
      summary: "一滴水怎样对付一块石头，用一句话说清楚，这里是摘要。",
      author: "一位老师",
      tags: ["parents"],
      publishedAt: hoursAgo(2).toISOString(),
      minutes: 1,
    });
  });
});

describe("a post that is not published", () => {
  const DAY = 24;

  it("is nowhere until its instant, to the millisecond, and everywhere from then on, by the clock alone", async () => {
    t.clock.advance({ hours: DAY });
    const at = hoursAgo(-2);
    await plantPost(t, { slug: "hidden-hedgehog", at, title: "The hedgehog arithmetic", tags: ["robotics"] });
    const older = await plantPost(t, { slug: "robots", at: hoursAgo(2), tags: ["robotics"] });
    const everywhere = async () => ({
      page: (await read("hidden-hedgehog")).status,
      list: slugs((await list()).items).includes("hidden-hedgehog"),
      tag: (await list({ tag: "robotics" })).total,
      search: (await found("hedgehog")).length,
      feeds: await Promise.all(
        ["en.xml", "en.atom", "ch.xml", "ch.atom"].map(async (file) =>
          (await t.app.inject(`/feeds/blog/${file}`)).body.includes("hidden-hedgehog"),
        ),
      ),
      sitemap: (await t.app.inject("/sitemaps/blog-1.xml")).body.includes("hidden-hedgehog"),
      beside: (await read("robots")).data.related.length + ((await read("robots")).data.newer ? 1 : 0),
      sources: await Promise.all(
        t.deps.sources.map(async ({ kind, areOpen }) =>
          kind === "blog-section" ? await areOpen?.(t.db, ["hidden-hedgehog"]) : [],
        ),
      ).then((open) => open.flat().length),
    });
    const nowhere = {
      page: 404,
      list: false,
      tag: 1,
      search: 0,
      feeds: [false, false, false, false],
      sitemap: false,
      beside: 0,
      sources: 0,
    };
    expect(await everywhere()).toEqual(nowhere);
    t.clock.set(new Date(at.getTime() - 1));
    expect(await everywhere()).toEqual(nowhere);
    t.clock.set(at);
    expect(await everywhere()).toEqual({
      page: 200,
      list: true,
      tag: 2,
      search: 1,
      feeds: [true, true, true, true],
      sitemap: true,
      beside: 2,
      sources: 1,
    });
    expect(older).toBeDefined();
  });

  it.each(["a-draft", "no-such-post", "Post-1", "x", "post-1%00"])("is not found at all: %s", async (slug) => {
    expect((await read(slug)).error.code).toBe("NOT_FOUND");
  });
});

describe("a post", () => {
  it("has its contents by ids that stand in its text, and nothing that runs", async () => {
    const body = `Begin. <script>alert(1)</script> [x](javascript:alert(1)) ![x](https://evil.example/x.png)\n\n## One *two*\n\n### Three\n\n$n^2$`;
    await plantPost(t, { slug: "drawn", at: hoursAgo(1), body });
    const { html, contents } = (await read("drawn")).data;
    expect(contents).toEqual([
      { id: "part-one-two", title: "One two", level: 2 },
      { id: "part-three", title: "Three", level: 3 },
    ]);
    for (const { id } of contents) expect(html).toContain(`id="${id}"`);
    expect(html).toContain("katex");
    expect(html).not.toMatch(/<script|javascript:|<img/);
  });

  it("leads to what is about the same, and to the posts before and behind it", async () => {
    await plantPost(t, { slug: "both", at: hoursAgo(0.5), tags: ["college", "english"] });
    await plantPost(t, { slug: "one", at: hoursAgo(0.4), tags: ["english"] });
    await plantPost(t, { slug: "two", at: hoursAgo(0.3), tags: ["english", "college"] });
    const { related, newer, older } = (await read("both", { language: "ch" })).data;
    expect(slugs(related)).toEqual(["two", "one"]);
    expect(newer).toEqual({ slug: "one", title: "one的标题" });
    expect(older?.slug).toBe("drawn");
    expect((await read("hidden-hedgehog")).data.newer).toBeNull();
  });

  it("is found by an address that it had, and tells the one that it has", async () => {
    const id = await plantPost(t, { slug: "new-name", at: hoursAgo(0.1) });
    await t.db.insertInto("blogFormerSlugs").values({ slug: "old-name", postId: id }).execute();
    expect((await read("old-name")).data).toMatchObject({ slug: "new-name", title: "Title of new-name" });
    await t.db.updateTable("blogPosts").set({ publishAt: null }).where("id", "=", id).execute();
    expect((await read("new-name", { language: "ch" })).status).toBe(404);
    expect((await read("old-name", { language: "ch" })).status).toBe(404);
  });

  it("tells when it was changed, if that was after it was published", async () => {
    const id = await plantPost(t, { slug: "changed", at: hoursAgo(3) });
    const set = (editedAt: Date) => t.db.updateTable("blogPosts").set({ editedAt }).where("id", "=", id).execute();
    await set(hoursAgo(4));
    expect((await read("changed")).data.changedAt).toBeNull();
    await set(hoursAgo(2));
    expect((await read("changed", { language: "ch" })).data.changedAt).toBe(hoursAgo(2).toISOString());
  });
});

import { type BlogSource, readBlog } from "@dripstone/content";
import { expect, it } from "vitest";
import { untilShown } from "../../../testing/until-shown.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { plantPost } from "../testing/posts.ts";
import { keepPosts } from "./seed-posts.ts";

const t = useTestApp();
const [source] = await readBlog(new URL("../../../../../../content/", import.meta.url));
const post = (slug: string, changes: Partial<BlogSource> = {}): BlogSource => ({
  ...(source as BlogSource),
  date: "2026-01-20",
  slug,
  ...changes,
});
const named = (title: string): Partial<BlogSource> => {
  const texts = (source as BlogSource).texts;
  return { texts: { ...texts, en: { ...texts.en, title } } };
};
/** Until what has changed is shown to nobody any more, as a row's caller would wait for it. */
const keep = async (...posts: BlogSource[]) => {
  await untilShown(t, () => keepPosts(t.db, posts, t.clock.now()));
};
const rows = () => t.db.selectFrom("blogPosts").select(["slug", "version", "texts"]).orderBy("slug").execute();
const titles = async () => Object.fromEntries((await rows()).map(({ slug, texts }) => [slug, texts.en.title]));
const found = async (q: string) => (await t.call("GET /search", { query: { q, kinds: "blog-post" } })).data.groups;

it("takes over what is new or changed, and changes nothing else", async () => {
  await keep(post("first", named("Aardvarks")), post("second", { ...named("Beavers"), date: "2026-01-21" }));
  expect(await titles()).toEqual({ first: "Aardvarks", second: "Beavers" });
  const { data } = await t.call("GET /blog/posts/{slug}", { params: { slug: "first" } });
  // Eight in the morning where the school is.
  expect([data.publishedAt, data.changedAt]).toEqual(["2026-01-20T13:00:00.000Z", null]);
  const dropped: unknown[] = [];
  t.deps.changes.onChange((tags) => dropped.push(tags));
  const before = await rows();
  await keep(post("first", named("Aardvarks")), post("second", { ...named("Beavers"), date: "2026-01-21" }));
  expect(await rows()).toEqual(before);
  expect(dropped).toEqual([]);
  await keep(post("first", named("Anteaters")), post("second", { ...named("Beavers"), date: "2026-01-21" }));
  expect((await rows()).map(({ version }) => version)).toEqual([2, 1]);
  expect(await found("aardvarks")).toEqual([]);
  expect(await found("anteaters")).toHaveLength(1);
});

it("leaves alone what the office has made its own, and an address that it has given to another post", async () => {
  await t.db.updateTable("blogPosts").set({ takenOver: true, slug: "ours" }).where("slug", "=", "first").execute();
  await plantPost(t, { slug: "third", at: null, title: "The office’s third" });
  await keep(post("first", named("Not again")), post("third", named("The content’s third")));
  expect(await titles()).toEqual({ ours: "Anteaters", third: "The office’s third" });
});

it("takes away what is gone from the files, and lets it be found no more", async () => {
  await keep(post("fourth", named("Dormice")));
  expect(await found("dormice")).toHaveLength(1);
  await keep();
  expect(await found("dormice")).toEqual([]);
  expect(Object.keys(await titles())).toEqual(["ours", "third"]);
});

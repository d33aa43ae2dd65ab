import { expect, it } from "vitest";
import { seed } from "../../../seed/seed.ts";
import { untilShown } from "../../../testing/until-shown.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
const plant = async (demo: boolean) => {
  await untilShown(t, () => seed(t.db, { now: t.clock.now(), demo }));
};
/** The whole school is planted each time. */
const LONG = { timeout: 10 * 60_000 };
const categories = async () => (await t.call("GET /forum/categories")).data;

it("gives a new forum its categories, and no talk", async () => {
  await plant(false);
  const { categories: all, statistics } = await categories();
  expect(all).toHaveLength(8);
  expect(statistics).toMatchObject({ posts: 0, replies: 0 });
});

it("fills the demo's forum, whose numbers are those of what is in it", async () => {
  await plant(true);
  const { statistics } = await categories();
  expect(statistics.posts).toBeGreaterThanOrEqual(40);
  expect(statistics.replies).toBeGreaterThanOrEqual(150);
  const { items } = (await t.call("GET /forum/posts", { query: { sort: "top", size: "50" } })).data;
  for (const { id, votes, replies } of items) {
    const cast = await t.db.selectFrom("forumVotes").select("value").where("postId", "=", id).execute();
    expect(cast.reduce((sum, { value }) => sum + value, 0)).toBe(votes);
    const page = (await t.call("GET /forum/posts/{id}/replies", { params: { id }, query: { size: "50" } })).data;
    expect(page.total).toBe(replies);
  }
  expect((await t.call("GET /forum/posts", { query: { q: "面积" } })).data.items).not.toEqual([]);
});

it("is planted once: what the office has changed stays, a second time and ten times at once", LONG, async () => {
  await t.db.updateTable("forumPosts").set({ title: "Another title" }).where("pinned", "=", true).execute();
  const before = await t.db.selectFrom("forumPosts").selectAll().orderBy("id").execute();
  await Promise.all(Array.from({ length: 10 }, () => plant(true)));
  expect(await t.db.selectFrom("forumPosts").selectAll().orderBy("id").execute()).toEqual(before);
  expect((await categories()).categories).toHaveLength(8);
});

import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { connect } from "../../database/connect.ts";
import type { WrittenReply } from "../../http/written-reply.ts";
import { writePlace } from "../../lists/places.ts";
import { openWordIndex } from "../../search/in-memory/word-index.ts";
import { readShown } from "../../search/search.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { findPosts } from "./posts/find-posts.ts";
import { keptTitles } from "./posts/kept-titles.ts";
import { listPosts } from "./posts/list-posts.ts";
import { readPublicPost } from "./posts/read-post.ts";
import { listReplies } from "./replies/list-replies.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

const t = useTestApp();
let mei: SignedUp;

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  mei = await signUpKnown(t, { name: "Mei" });
});

/** PostgreSQL makes so many plans of a prepared statement for its values before it holds them against one for any. */
const PLANS_AT_FIRST = 5;
const TIMES = 60;

it("what everybody reads is planned once, however many others read or are found at the same moment", async () => {
  const posts: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    posts.push(await writePost(t, mei, { title: `How many rabbits are in field ${nth}?` }));
    await writeReply(t, await signUpKnown(t), posts[nth] ?? "", {
      content: `I think there are ${"rabbits, ".repeat(nth)}.`,
    });
  }
  // What most tables are once the site runs.
  await sql`analyze`.execute(t.db);
  const narrow = connect(t.databaseUrl, { max: 1 });
  const totals = async () => posts.length;
  // Nothing is kept, so that all of it is asked for each time.
  const titlesOf = keptTitles({ clock: t.deps.clock, changes: { ...t.deps.changes, areHeard: () => false } });
  const library = { db: narrow, wordIndex: openWordIndex(narrow), totals, titlesOf };
  const withoutTexts = { db: narrow, wordIndex: openWordIndex(narrow, { documentsMax: -1 }) };
  const itemsOf = (reply: WrittenReply): { id: string; at: string }[] => JSON.parse(reply.json).items;
  await library.wordIndex.load();
  const view = { sort: "relevance", size: 20, language: "en" } as const;
  for (let time = 0; time < TIMES; time += 1) {
    const some = posts.slice(0, 1 + (time % 4));
    await Promise.all(some.map((id) => readPublicPost(narrow, id)));
    await Promise.all(some.map((id) => listReplies(narrow, id, { sort: "oldest", size: 20 })));
    expect((await findPosts(library, { ...view, q: `rabbits ${time % 4}` }, t.deps.clock())).total).toBeGreaterThan(0);
    const now = t.deps.clock();
    const first = await listPosts(library, { ...view, sort: "newest" }, now);
    const ids = itemsOf(first).map(({ id }) => id);
    const places = itemsOf(first)
      .map(({ id, at }) => writePlace("newest", [at.replace("Z", ""), id]))
      .slice(time % 4);
    const pages = await Promise.all(places.map((after) => listPosts(library, { ...view, sort: "newest", after }, now)));
    expect(pages.map((page) => itemsOf(page).map(({ id }) => id))).toEqual(
      places.map((_, nth) => ids.slice((time % 4) + nth + 1)),
    );
    const shown = await readShown(
      withoutTexts,
      some.map((id) => ({ kind: "forum-post", id })),
    );
    expect(shown({ kind: "forum-post", id: some[0] ?? "" })?.title).toMatch(/rabbits/);
  }
  const prepared: RawBuilder<{ statement: string; generic: number; custom: number }> =
    sql`select statement, generic_plans as generic, custom_plans as custom from pg_prepared_statements where from_sql = false`;
  const { rows } = await prepared.execute(narrow);
  expect(rows.filter(({ custom }) => custom > PLANS_AT_FIRST)).toEqual([]);
  // The post, its replies, what is new, titles, what is shown of what was found, and two kinds of pages of the list.
  expect(rows.filter(({ generic }) => generic > TIMES / 2)).toHaveLength(7);
  await narrow.destroy();
});

import { type JoinBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { pageOf } from "../../../lists/page-of.ts";
import { excerptsOf, findHits, hitsTable } from "../../../search/search.ts";
import { indexedIdsOf } from "../categories/category-id.ts";
import { forumKinds, markOfCategory } from "../state/index-thread.ts";
import { posts, titleColumns } from "./columns.ts";
import { presentTitle } from "./present.ts";
import { byRank, countOf, filtered, onlyVisible, orderOf, type Posts, startOf, type View } from "./views.ts";

/** A page of what words are found in: in posts, or in the replies to them. */
export async function findPosts(db: Database, view: View & { q: string }, now: Date) {
  const { q: text, category, author, since, language } = view;
  const marks = category ? await marksOf(db, category) : [];
  const hits = await findHits(db, { text, kinds: forumKinds, ownerId: author, since: startOf(since, now), marks });
  if (hits.length === 0) return none;
  const found = <Of>(of: Of) => onlyVisible(filtered(of as Posts, view, now)) as Of;
  const rows = posts(db)
    .innerJoin(hitsTable(hits), isTheirs)
    .select(titleColumns)
    .select(["hits.hit", sql<number>`count(*) over ()`.as("inAll")]);
  const isFirst = view.after === undefined && view.before === undefined;
  const [page, counted] = await Promise.all([
    pageOf(found(rows), view.sort === "relevance" ? byRank : orderOf(view), view),
    // The first page knows how many there are; of a later one, what stands before it is left out.
    isFirst ? undefined : countOf(found(db.selectFrom("forumPosts as post").innerJoin(hitsTable(hits), isTheirs))),
  ]);
  const total = counted ?? page.items[0]?.inAll ?? 0;
  const ids = page.items.map(({ hit }) => hit);
  const excerpts = await excerptsOf(db, { text, kinds: forumKinds }, ids);
  const items = page.items.map((row) => {
    const { title = [], body = [] } = excerpts.get(row.hit) ?? {};
    const found =
      row.hit === row.id
        ? { title, text: body, reply: null }
        : { title: [{ text: row.title, hit: false }], text: body, reply: row.hit };
    return presentTitle(row, language, found);
  });
  return { ...page, items, total, pinned: [] };
}

/** The few hits lead to their posts: were they compared as texts, all posts would be gone through. */
const isTheirs = <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>) =>
  join.on(sql<boolean>`post.id = hits.page::uuid`);

const none = { items: [], next: null, previous: null, total: 0, pinned: [] };

/** What is found in a category has one of these; in one that is not there, nothing is. */
async function marksOf(db: Database, category: string): Promise<string[]> {
  const { ids } = await db.selectNoFrom(indexedIdsOf(category).as("ids")).executeTakeFirstOrThrow();
  return ids.length > 0 ? ids.map(markOfCategory) : [NOWHERE];
}

const NOWHERE = "nowhere";

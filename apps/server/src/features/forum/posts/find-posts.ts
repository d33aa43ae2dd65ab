import { type InferResult, type JoinBuilder, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { cutPage, type Page, type Placed, pageOf, pageQuery } from "../../../lists/page-of.ts";
import {
  excerptsFor,
  findHits,
  type Hit,
  type HitRow,
  hitsAsJson,
  hitsTable,
  hitsToAsk,
  type Library,
  pagesOfHits,
  shownOfHit,
} from "../../../search/search.ts";
import { categoryIdOf, indexedIdsOf } from "../categories/category-id.ts";
import { forumKinds, markOfCategory } from "../state/index-thread.ts";
import { posts, titleColumns } from "./columns.ts";
import { presentTitle } from "./present.ts";
import { titlesTogether } from "./titles-together.ts";
import { byRank, countOf, filtered, onlyVisible, orderOf, type Posts, startOf, type View } from "./views.ts";

/** A page of what words are found in: in posts, or in the replies to them. */
export async function findPosts(library: Library, view: View & { q: string }, now: Date) {
  const { q: text, category, author, since } = view;
  const marks = category ? await marksOf(library.db, category) : [];
  const hits = await findHits(library, { text, kinds: forumKinds, ownerId: author, since: startOf(since, now), marks });
  if (hits.length === 0) return none;
  if (isFirstByRank(view)) {
    const best = hits.slice(0, view.size + 1);
    const rows = await bestOf(view)(library.db, { hits: hitsToAsk(best), category });
    // Unless one of them is there no more, these are all that have to be looked at.
    if (rows.length === best.length) return { ...presentFound(cutPage(rows, view), view), total: hits.length };
  }
  return readPage(library.db, hits, view, now);
}

/** Whether its posts are the first hits, in their order and without exceptions. */
const isFirstByRank = ({ sort, answered, since, after, before }: View) =>
  sort === "relevance" && !answered && !since && after === undefined && before === undefined;

type Best = { hits: readonly HitRow[]; category?: string | undefined };

/** The first page of what fits best, which is what most look at: of all who look for something now in one round trip. */
function bestOf({ size, category }: View) {
  const key = `${size} ${category !== undefined}`;
  const read = bests.get(key) ?? (category === undefined ? readBest(size, (of) => of) : readBest(size, inCategory));
  bests.set(key, read);
  return read;
}

const bests = new Map<string, ReturnType<typeof readBest>>();

const readBest = (size: number, within: (of: Posts, asked: RawBuilder<unknown>) => Posts) =>
  titlesTogether<Best, FoundRow & Placed>((db, asked) => {
    const hits = sql`${asked} -> 'hits'`;
    const found = visibleAmong(hits, foundPostsIn(db, hits));
    return pageQuery(within(found as unknown as Posts, asked) as unknown as typeof found, byRank, {
      sort: "relevance",
      size,
    });
  });

const inCategory = (of: Posts, asked: RawBuilder<unknown>) =>
  of.where("post.categoryId", "=", categoryIdOf(sql`(${asked} ->> 'category')`));

type FoundRow = InferResult<ReturnType<typeof foundPostsIn>>[number];

async function readPage(db: Database, hits: readonly Hit[], view: View & { q: string }, now: Date) {
  const json = hitsAsJson(hits);
  const found = <Of>(of: Of) => filtered(visibleAmong(json, of) as Posts, view, now) as Of;
  const rows = foundPostsIn(db, json).select(sql<number>`count(*) over ()`.as("inAll"));
  const isFirst = view.after === undefined && view.before === undefined;
  const [page, counted] = await Promise.all([
    pageOf(found(rows), view.sort === "relevance" ? byRank : orderOf(view), view),
    // The first page knows how many there are; of a later one, what stands before it is left out.
    isFirst ? undefined : countOf(found(db.selectFrom("forumPosts as post").innerJoin(hitsTable(json), isTheirs))),
  ]);
  return { ...presentFound(page, view), total: counted ?? page.items[0]?.inAll ?? 0 };
}

const foundPostsIn = (db: Database, hits: string | RawBuilder<unknown>) =>
  posts(db)
    .innerJoin(hitsTable(hits), isTheirs)
    .select(titleColumns)
    .select(["hits.hit", shownOfHit(forumKinds).as("shown")]);

/** The few hits lead to their posts: otherwise all posts might be gone through. */
const visibleAmong = <Of>(hits: string | RawBuilder<unknown>, of: Of) =>
  onlyVisible(of as Posts).where(sql<boolean>`post.id = any(${pagesOfHits(hits)})`) as Of;

const isTheirs = <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>) =>
  join.on(sql<boolean>`post.id = hits.page::uuid`);

function presentFound<Row extends FoundRow>(page: Page<Row>, { q, language }: View & { q: string }) {
  const excerpts = excerptsFor(q);
  const items = page.items.flatMap((row) => {
    // It was hidden after it was found.
    if (!row.shown) return [];
    const { title, body } = excerpts(row.shown);
    const found =
      row.hit === row.id
        ? { title, text: body, reply: null }
        : { title: [{ text: row.title, hit: false }], text: body, reply: row.hit };
    return [presentTitle(row, language, found)];
  });
  return { ...page, items, pinned: [] };
}

const none = { items: [], next: null, previous: null, total: 0, pinned: [] };

/** What is found in a category has one of these; in one that is not there, nothing is. */
async function marksOf(db: Database, category: string): Promise<string[]> {
  const { ids } = await db.selectNoFrom(indexedIdsOf(category).as("ids")).executeTakeFirstOrThrow();
  return ids.length > 0 ? ids.map(markOfCategory) : [NOWHERE];
}

const NOWHERE = "nowhere";

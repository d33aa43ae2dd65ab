import { type JoinBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { cutPage, type Page, pageOf } from "../../../lists/page-of.ts";
import {
  excerptsFor,
  findHits,
  type Hit,
  hitsAsJson,
  hitsTable,
  type Library,
  pagesOfHits,
  readShown,
} from "../../../search/search.ts";
import { categoryIdOf, indexedIdsOf } from "../categories/category-id.ts";
import { forumKinds, markOfCategory } from "../state/index-thread.ts";
import type { TitlesOf } from "./kept-titles.ts";
import type { Listed } from "./list-posts.ts";
import type { PlacedPost } from "./pages-together.ts";
import { byRank, countOf, filtered, onlyVisible, orderOf, type Posts, startOf, type View } from "./views.ts";

type Parts = Library & { titlesOf: TitlesOf };
type Search = View & { q: string };

/** A page of what words are found in: in posts, or in the replies to them. */
export async function findPosts(parts: Parts, view: Search, now: Date): Promise<Listed> {
  const { q: text, category: slug, author, since } = view;
  const category = slug === undefined ? undefined : await categoryOf(parts.db, slug);
  const marks = category?.marks ?? [];
  const hits = await findHits(parts, { text, kinds: forumKinds, ownerId: author, since: startOf(since, now), marks });
  if (hits.length === 0) return none;
  const best = isFirstByRank(view) ? await bestOf(parts, hits, view, category?.id) : undefined;
  if (best) return listed(parts, { ...cutPage(best, view), total: hits.length }, hits, view);
  return listed(parts, await readPage(parts.db, hits, view, now), hits, view);
}

/** Whether its posts are the first hits, in their order and without exceptions. */
const isFirstByRank = ({ sort, answered, since, after, before }: View) =>
  sort === "relevance" && !answered && !since && after === undefined && before === undefined;

/** The first page of what fits best, which is what most look at; undefined if one of them is there no more, or elsewhere by now. */
async function bestOf(
  { db, titlesOf }: Parts,
  hits: readonly Hit[],
  { size, language }: Search,
  categoryId?: string | null,
): Promise<PlacedPost[] | undefined> {
  const best = hits.slice(0, size + 1);
  const titles = await titlesOf(
    db,
    best.map(({ page }) => page),
    language,
  );
  const isThere = ({ page }: Hit) => {
    const title = titles.get(page);
    return title !== undefined && (categoryId === undefined || title.categoryId === categoryId);
  };
  if (!best.every(isThere)) return undefined;
  return best.map(({ page, rank, at }) => ({ id: page, place: [rank, new Date(at).toISOString().slice(0, -1), page] }));
}

type Found = Page<{ id: string }> & { total: number };

async function readPage(db: Database, hits: readonly Hit[], view: Search, now: Date): Promise<Found> {
  const json = hitsAsJson(hits);
  // The few hits lead to their posts: otherwise all posts might be gone through.
  const found = <Of>(of: Of) =>
    filtered(onlyVisible(of as Posts), view, now).where(sql<boolean>`post.id = any(${pagesOfHits(json)})`) as Of;
  const all = db.selectFrom("forumPosts as post").innerJoin(hitsTable(json), isTheirs);
  const rows = all.select("post.id").select(sql<number>`count(*) over ()`.as("inAll"));
  const isFirst = view.after === undefined && view.before === undefined;
  const [page, counted] = await Promise.all([
    pageOf(found(rows), view.sort === "relevance" ? byRank : orderOf(view), view),
    // The first page knows how many there are; of a later one, what stands before it is left out.
    isFirst ? undefined : countOf(found(all)),
  ]);
  return { ...page, total: counted ?? page.items[0]?.inAll ?? 0 };
}

const isTheirs = <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>) =>
  join.on(sql<boolean>`post.id = hits.page::uuid`);

/** The page with what was found in each post of it, unless that was hidden after it was found. */
async function listed(
  library: Library,
  { items, next, previous, total }: Found,
  hits: readonly Hit[],
  { q }: Search,
): Promise<Listed> {
  const byPage = new Map(hits.map((hit) => [hit.page, hit]));
  const onPage = items.flatMap(({ id }) => byPage.get(id) ?? []);
  const named = ({ kind, hit }: Hit) => ({ kind, id: hit });
  const shownOf = await readShown(library, onPage.map(named));
  const excerpts = excerptsFor(q);
  const found = new Map(
    onPage.flatMap((it) => {
      const shown = shownOf(named(it));
      return shown ? [[it.page, { hit: it.hit, ...excerpts(shown) }]] : [];
    }),
  );
  const foundIn: Listed["foundIn"] = (id, title) => {
    const it = found.get(id);
    if (!it) return null;
    // A reply has no title of its own.
    if (it.hit !== id) return { title: [{ text: title, hit: false }], text: it.body, reply: it.hit };
    return { title: it.title, text: it.body, reply: null };
  };
  return { ids: [...found.keys()], next, previous, total, pinned: [], foundIn };
}

const none: Listed = { ids: [], next: null, previous: null, total: 0, pinned: [], foundIn: () => null };

/** The category that is looked in, and the marks that what is found in it has one of; in one that is not there, nothing is found. */
async function categoryOf(db: Database, slug: string): Promise<{ id: string | null; marks: string[] }> {
  const { id, indexed } = await db
    .selectNoFrom([categoryIdOf(slug).as("id"), indexedIdsOf(slug).as("indexed")])
    .executeTakeFirstOrThrow();
  return { id, marks: indexed.length > 0 ? indexed.map(markOfCategory) : [NOWHERE] };
}

const NOWHERE = "nowhere";

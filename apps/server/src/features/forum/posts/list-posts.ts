import type { ParsedRequestOf } from "@dripstone/contract";
import { MINUTE_MS } from "@dripstone/contract/durations";
import type { PostTitle } from "@dripstone/contract/forum/payloads";
import { sql } from "kysely";
import type { keptValues } from "../../../changes/kept-values.ts";
import type { Database } from "../../../database/connect.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import { cutPage, keysOfPlace, type Page, pageOf, pageQuery } from "../../../lists/page-of.ts";
import type { Library } from "../../../search/search.ts";
import { posts, titleColumns } from "./columns.ts";
import { findPosts } from "./find-posts.ts";
import { type TitlesOf, withFound } from "./kept-titles.ts";
import { type PlacedPost, pagesTogether } from "./pages-together.ts";
import { presentOwnTitle } from "./present.ts";
import { countOf, filtered, onlyVisible, orderOf, type Posts, type View } from "./views.ts";

type OwnView = ParsedRequestOf<"GET /forum/posts/mine">["query"];

type Parts = Library & { totals: ReturnType<typeof keptValues<number>>; titlesOf: TitlesOf };

/** What stands on a page of a list, by its ids, before what is pinned; and what was found in each, where something was looked for. */
export type Listed = Omit<Page<string>, "items"> & {
  ids: readonly string[];
  pinned: readonly string[];
  total: number;
  /** Told its id and its title. */
  foundIn: (id: string, title: string) => PostTitle["found"];
};

/** A page of what everybody may read. */
export async function listPosts(parts: Parts, view: View, now: Date): Promise<WrittenReply> {
  const { db, titlesOf } = parts;
  const { ids, pinned, foundIn, ...rest } =
    view.q === undefined ? await listAll(parts, view, now) : await findPosts(parts, { ...view, q: view.q }, now);
  const titles = await titlesOf(db, [...ids, ...pinned], view.language);
  const written = (id: string) => {
    const title = titles.get(id);
    return title ? withFound(title, foundIn(id, title.title)) : [];
  };
  const frame = JSON.stringify(rest).slice(0, -1);
  return new WrittenReply(`${frame},"items":[${ids.flatMap(written)}],"pinned":[${pinned.flatMap(written)}]}`);
}

async function listAll({ db, totals }: Pick<Parts, "db" | "totals">, view: View, now: Date): Promise<Listed> {
  const { category, author, answered, since } = view;
  const asked = <Of>(of: Of) => {
    const shown = onlyVisible(filtered(of as Posts, view, now));
    return (author ? shown.where("post.authorId", "=", author) : shown) as Of;
  };
  // In its category, what is pinned stands before the first page, and on none.
  const paged = <Of>(of: Of) => (category ? ((asked(of) as Posts).where("post.pinned", "=", false) as Of) : asked(of));
  const isFirst = view.after === undefined && view.before === undefined;
  const [{ items, ...page }, total, pinned] = await Promise.all([
    category || author || answered || since ? pageOf(paged(idsOf(db)), orderOf(view), view) : pageOfAll(db, view),
    // All pages of a view have one number, which is counted once until something changes; what is pinned counts, too.
    totals([category, author, answered, since].join(), async () => ({
      value: await countOf(asked(db.selectFrom("forumPosts as post"))),
      until: staysTrueUntil(view, now),
    })),
    category && isFirst
      ? asked(idsOf(db))
          .where("post.pinned", "=", true)
          .orderBy("post.lastActivityAt", "desc")
          .orderBy("post.id", "desc")
          .execute()
      : [],
  ]);
  return { ...page, ids: items.map(idOf), total, pinned: pinned.map(idOf), foundIn: () => null };
}

const idsOf = (db: Database) => db.selectFrom("forumPosts as post").select("post.id");

const idOf = ({ id }: { id: string }) => id;

/** A page of the whole forum: of all such pages that are asked for now in one round trip. */
async function pageOfAll(db: Database, view: View): Promise<Page<PlacedPost>> {
  const place = keysOfPlace(orderOf(view), view) ?? [];
  const { sort, size, after, before } = view;
  const way = after === undefined ? (before === undefined ? "first" : "before") : "after";
  const name = `${sort} ${size} ${way} ${place.length}`;
  const read = pagesOfAll.get(name) ?? readPagesOfAll(view);
  pagesOfAll.set(name, read);
  return cutPage(await read(db, place), view);
}

const pagesOfAll = new Map<string, ReturnType<typeof readPagesOfAll>>();

/** Where a page begins comes with each; of the view, only its order, its size and its way are read. */
function readPagesOfAll(view: View) {
  const order = orderOf(view);
  return pagesTogether((db, place) =>
    pageQuery(
      visible(idsOf(db)),
      order,
      view,
      order.keys.map(({ type }, nth) => sql`(${place} ->> ${sql.lit(nth)})::${sql.raw(type)}`),
    ),
  );
}

const visible = <Of>(of: Of) => onlyVisible(of as Posts) as Of;

/** A page of what somebody has written and not deleted, whoever may read it. */
export async function listOwnPosts(db: Database, authorId: string, view: OwnView, now: Date) {
  const own = <Of>(of: Of) =>
    filtered(of as Posts, view, now)
      .where("post.authorId", "=", authorId)
      .where("post.state", "!=", "deleted") as Of;
  const [page, total] = await Promise.all([
    pageOf(own(posts(db).select(titleColumns)), orderOf(view), view),
    countOf(own(db.selectFrom("forumPosts as post"))),
  ]);
  return { ...page, items: page.items.map((row) => presentOwnTitle(row, view.language)), total };
}

const A_WHILE_MS = 5 * MINUTE_MS;
/** The last instant that there is. */
const EVER = new Date(8.64e15);

/** Until when a list is as it is, if nobody writes: what was written within a day does not stay so. */
export function staysTrueUntil({ since }: Pick<View, "since">, now: Date): Date {
  return since ? new Date(now.getTime() + A_WHILE_MS) : EVER;
}

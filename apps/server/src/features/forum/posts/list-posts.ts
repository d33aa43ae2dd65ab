import type { ParsedRequestOf } from "@dripstone/contract";
import { MINUTE_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import type { keptValues } from "../../../changes/kept-values.ts";
import type { Database } from "../../../database/connect.ts";
import { cutPage, keysOfPlace, pageOf, pageQuery } from "../../../lists/page-of.ts";
import type { Library } from "../../../search/search.ts";
import { posts, titleColumns } from "./columns.ts";
import { findPosts } from "./find-posts.ts";
import { presentOwnTitle, presentTitle } from "./present.ts";
import { titlesTogether } from "./titles-together.ts";
import { countOf, filtered, onlyVisible, orderOf, type Posts, type View } from "./views.ts";

type OwnView = ParsedRequestOf<"GET /forum/posts/mine">["query"];

type Parts = Library & { totals: ReturnType<typeof keptValues<number>> };

/** A page of what everybody may read. */
export function listPosts(parts: Parts, view: View, now: Date) {
  return view.q === undefined ? listAll(parts, view, now) : findPosts(parts, { ...view, q: view.q }, now);
}

async function listAll({ db, totals }: Omit<Parts, "wordIndex">, view: View, now: Date) {
  const { category, author, answered, since, language } = view;
  const asked = <Of>(of: Of) => {
    const shown = onlyVisible(filtered(of as Posts, view, now));
    return (author ? shown.where("post.authorId", "=", author) : shown) as Of;
  };
  // In its category, what is pinned stands before the first page, and on none.
  const paged = <Of>(of: Of) => (category ? ((asked(of) as Posts).where("post.pinned", "=", false) as Of) : asked(of));
  const isFirst = view.after === undefined && view.before === undefined;
  const [page, total, pinned] = await Promise.all([
    category || author || answered || since
      ? pageOf(paged(posts(db).select(titleColumns)), orderOf(view), view)
      : pageOfAll(db, view),
    // All pages of a view have one number, which is counted once until something changes; what is pinned counts, too.
    totals([category, author, answered, since].join(), async () => ({
      value: await countOf(asked(db.selectFrom("forumPosts as post"))),
      until: staysTrueUntil(view, now),
    })),
    category && isFirst
      ? asked(posts(db).select(titleColumns))
          .where("post.pinned", "=", true)
          .orderBy("post.lastActivityAt", "desc")
          .orderBy("post.id", "desc")
          .execute()
      : [],
  ]);
  const present = (row: (typeof page.items)[number]) => presentTitle(row, language);
  return { ...page, items: page.items.map(present), total, pinned: pinned.map(present) };
}

/** A page of the whole forum: of all such pages that are asked for now in one round trip. */
async function pageOfAll(db: Database, view: View) {
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
  return titlesTogether((db, place) =>
    pageQuery(
      visible(posts(db).select(titleColumns)),
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

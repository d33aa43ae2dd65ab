import type { ParsedRequestOf } from "@dripstone/contract";
import { MINUTE_MS } from "@dripstone/contract/durations";
import type { keptValues } from "../../../changes/kept-values.ts";
import type { Database } from "../../../database/connect.ts";
import { pageOf } from "../../../lists/page-of.ts";
import type { Library } from "../../../search/search.ts";
import { posts, titleColumns } from "./columns.ts";
import { findPosts } from "./find-posts.ts";
import { presentOwnTitle, presentTitle } from "./present.ts";
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
    const visible = onlyVisible(filtered(of as Posts, view, now));
    return (author ? visible.where("post.authorId", "=", author) : visible) as Of;
  };
  // In its category, what is pinned stands before the first page, and on none.
  const paged = <Of>(of: Of) => (category ? ((asked(of) as Posts).where("post.pinned", "=", false) as Of) : asked(of));
  const isFirst = view.after === undefined && view.before === undefined;
  const [page, total, pinned] = await Promise.all([
    pageOf(paged(posts(db).select(titleColumns)), orderOf(view), view),
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

import type { ParsedRequestOf } from "@dripstone/contract";
import { DAY_MS, MINUTE_MS } from "@dripstone/contract/durations";
import type { SelectQueryBuilder } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { DB } from "../../../database/schema.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { posts, titleColumns } from "./columns.ts";
import { presentOwnTitle, presentTitle } from "./present.ts";

type View = ParsedRequestOf<"GET /forum/posts">["query"];
type OwnView = ParsedRequestOf<"GET /forum/posts/mine">["query"];

/** A page of what everybody may read. */
export async function listPosts(db: Database, view: View, now: Date) {
  const { category, author, language } = view;
  const asked = <Of>(of: Of) => {
    const visible = filtered(of as Posts, view, now).where("post.state", "=", "visible");
    return (author ? visible.where("post.authorId", "=", author) : visible) as Of;
  };
  // In its category, what is pinned stands before the first page, and on none.
  const paged = <Of>(of: Of) => (category ? ((asked(of) as Posts).where("post.pinned", "=", false) as Of) : asked(of));
  const isFirst = view.after === undefined && view.before === undefined;
  const [page, total, pinned] = await Promise.all([
    pageOf(paged(posts(db).select(titleColumns)), orders[view.sort], view),
    countOf(paged(db.selectFrom("forumPosts as post"))),
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
    pageOf(own(posts(db).select(titleColumns)), orders[view.sort], view),
    countOf(own(db.selectFrom("forumPosts as post"))),
  ]);
  return { ...page, items: page.items.map((row) => presentOwnTitle(row, view.language)), total };
}

const A_WHILE_MS = 5 * MINUTE_MS;

/** Until when a list is as it is, if nobody writes: what was written within a day does not stay so. */
export function staysTrueUntil({ since }: Pick<View, "since">, now: Date): Date {
  return new Date(since ? now.getTime() + A_WHILE_MS : Number.POSITIVE_INFINITY);
}

type Posts = SelectQueryBuilder<DB & { post: DB["forumPosts"] }, "post", unknown>;

const spans = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS, year: 365 * DAY_MS };

function filtered(asked: Posts, { category, answered, since }: Omit<View, "author">, now: Date): Posts {
  let left = asked;
  if (category)
    left = left.where("post.categoryId", "=", ({ selectFrom }) =>
      selectFrom("forumCategories").select("id").where("slug", "=", category),
    );
  if (answered) left = left.where("post.acceptedReplyId", answered === "yes" ? "is not" : "is", null);
  if (since) left = left.where("post.createdAt", ">=", new Date(now.getTime() - spans[since]));
  return left;
}

async function countOf(asked: Posts): Promise<number> {
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return total;
}

const activity = { column: sql`(post.last_activity_at at time zone 'utc')`, type: "timestamp" } as const;
const at = { column: sql`(post.created_at at time zone 'utc')`, type: "timestamp" } as const;
const id = { column: sql`post.id`, type: "uuid" } as const;
const votes = { column: sql`post.votes`, type: "integer" } as const;
const lackOfReplies = { column: sql`(-post.replies)`, type: "integer" } as const;

/** Each has its index, with a category and without. */
const orders: Record<View["sort"], Order> = {
  active: { keys: [activity, id], direction: "desc" },
  newest: { keys: [at, id], direction: "desc" },
  top: { keys: [votes, at, id], direction: "desc" },
  unanswered: { keys: [lackOfReplies, at, id], direction: "desc" },
};

import type { ParsedRequestOf } from "@dripstone/contract";
import { DAY_MS } from "@dripstone/contract/durations";
import { type SelectQueryBuilder, sql } from "kysely";
import type { DB } from "../../../database/schema.ts";
import type { Order } from "../../../lists/page-of.ts";
import { categoryIdOf } from "../categories/category-id.ts";

export type View = ParsedRequestOf<"GET /forum/posts">["query"];

/** Posts, whatever is selected of them. */
export type Posts = SelectQueryBuilder<DB & { post: DB["forumPosts"] }, "post", unknown>;

const spans = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS, year: 365 * DAY_MS };

/** Those of a category, answered or not, and of a time. */
export function filtered(
  asked: Posts,
  { category, answered, since }: Pick<View, "category" | "answered" | "since">,
  now: Date,
): Posts {
  let left = asked;
  if (category) left = left.where("post.categoryId", "=", categoryIdOf(category));
  // In the words of its index: among those without an answer, nothing that has one is gone through, nor the other way round.
  if (answered) left = left.where(sql<boolean>`${lacksAnswer.column} = ${sql.lit(answered === "yes" ? 0 : 1)}`);
  const start = startOf(since, now);
  return start ? left.where("post.createdAt", ">=", start) : left;
}

/** Those that everybody may read, said so that a plan which is made once for all values knows their indexes. */
export const onlyVisible = (asked: Posts): Posts => asked.where("post.state", "=", sql.lit("visible"));

/** When the time begins that is asked for. */
export function startOf(since: View["since"], now: Date): Date | undefined {
  return since && new Date(now.getTime() - spans[since]);
}

export async function countOf(asked: Posts): Promise<number> {
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return total;
}

const activity = { column: sql`(post.last_activity_at at time zone 'utc')`, type: "timestamp" } as const;
const at = { column: sql`(post.created_at at time zone 'utc')`, type: "timestamp" } as const;
const id = { column: sql`post.id`, type: "uuid" } as const;
const votes = { column: sql`post.votes`, type: "integer" } as const;
const rank = { column: sql`hits.rank`, type: "integer" } as const;
const hitAt = { column: sql`(to_timestamp(hits.at / 1000.0) at time zone 'utc')`, type: "timestamp" } as const;
const lacksAnswer = { column: sql`((post.accepted_reply_id is null)::integer)`, type: "integer" } as const;

/** Each has its index, with a category and without. */
const orders: Record<Exclude<View["sort"], "relevance">, Order> = {
  active: { keys: [activity, id], direction: "desc" },
  newest: { keys: [at, id], direction: "desc" },
  top: { keys: [votes, at, id], direction: "desc" },
  unanswered: { keys: [lacksAnswer, activity, id], direction: "desc" },
};

/** Where nothing was looked for, nothing fits better than another. */
export const orderOf = ({ sort }: Pick<View, "sort">) => orders[sort === "relevance" ? "active" : sort];

/** What fits best comes first, as `findHits` has it. */
export const byRank: Order = { keys: [rank, hitAt, id], direction: "desc" };

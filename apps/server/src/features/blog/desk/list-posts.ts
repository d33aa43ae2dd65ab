import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { stateAt } from "./state-of.ts";

type View = ParsedRequestOf<"GET /admin/blog-posts">["query"];

/** A page of all posts. */
export async function listDeskPosts(db: Database, view: View, now: Date) {
  const { state, tag } = view;
  let asked = db.selectFrom("blogPosts as post");
  if (state) asked = asked.where(stateAt(now), "=", state);
  if (tag) asked = asked.where(sql<boolean>`${tag} = any(post.tags)`);
  const columns = ["post.id", "texts", "slug", "tags", "featured", "publishAt", "editedAt", "version"] as const;
  const [page, { total }] = await Promise.all([
    pageOf(asked.select([...columns, stateAt(now).as("state")]), orders[view.sort], view),
    asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ...page, total };
}

const keys = [
  {
    column: sql`(coalesce(post.edited_at, post.publish_at, post.created_at) at time zone 'UTC')`,
    type: "timestamp",
  },
  { column: sql`post.id`, type: "uuid" },
] as const;

const orders: Record<View["sort"], Order> = {
  newest: { keys, direction: "desc" },
  oldest: { keys, direction: "asc" },
};

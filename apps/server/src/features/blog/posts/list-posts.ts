import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { presentCard, presentFeatured } from "./present.ts";
import { cardColumns, featuredPosts, publishedPosts } from "./published.ts";

type View = ParsedRequestOf<"GET /blog/posts">["query"];

/** A page of the published posts. What is featured stands on top of the first page, and on none; one who asks for a tag sees all of them in order. */
export async function listPosts(db: Database, view: View, now: Date) {
  const { tag, language } = view;
  const isFirst = view.after === undefined && view.before === undefined;
  const featured = tag
    ? []
    : await featuredPosts(db, now)
        .select([...cardColumns, "post.id"])
        .execute();
  const shown = published(db, now, { tag, without: featured.map(({ id }) => id) });
  const [page, { total }] = await Promise.all([
    pageOf(shown.select(cardColumns), newest, view),
    shown.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    ...page,
    items: page.items.map((row) => presentCard(row, language)),
    total,
    featured: isFirst ? featured.map((row) => presentFeatured(row, language)) : [],
  };
}

function published(db: Database, now: Date, { tag, without }: { tag: View["tag"]; without: readonly string[] }) {
  const all = publishedPosts(db, now).where(sql<boolean>`post.id <> all(${without}::uuid[])`);
  return tag ? all.where(sql<boolean>`${tag} = any(post.tags)`) : all;
}

const newest: Order = {
  keys: [
    { column: sql`(post.publish_at at time zone 'UTC')`, type: "timestamp" },
    { column: sql`post.id`, type: "uuid" },
  ],
  direction: "desc",
};

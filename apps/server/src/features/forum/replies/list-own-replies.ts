import type { ParsedRequestOf } from "@dripstone/contract";
import type { OwnReply } from "@dripstone/contract/forum/payloads";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { isPublic } from "../policy.ts";
import { categoryOf, standingOf } from "../posts/present.ts";
import { excerptOf } from "../writing/render-writing.ts";

type View = ParsedRequestOf<"GET /forum/replies/mine">["query"];

/** A page of what somebody has replied and not deleted, whoever may read it. */
export async function listOwnReplies(db: Database, authorId: string, { language, ...view }: View) {
  const own = db
    .selectFrom("forumReplies as reply")
    .innerJoin("forumPosts as post", "post.id", "reply.postId")
    .where("reply.authorId", "=", authorId)
    .where("reply.state", "!=", "deleted");
  const rows = own
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    .select(["reply.id", "reply.content", "reply.lang", "reply.state", "reply.heldFor", "reply.stateReason"])
    .select(["reply.votes", "reply.createdAt", "post.id as postId", "post.title", "post.lang as postLang"])
    .select(["post.state as postState", "post.authorId as askerId", "post.acceptedReplyId"])
    .select(["category.slug as categorySlug", "category.name as categoryName"])
    .select(["category.color as categoryColor", "category.icon as categoryIcon"]);
  const [page, { total }] = await Promise.all([
    pageOf(rows, orders[view.sort], view),
    own.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const present = (row: (typeof page.items)[number]): OwnReply => ({
    id: row.id,
    post:
      isPublic({ state: row.postState }) || row.askerId === authorId
        ? { id: row.postId, title: row.title, lang: row.postLang, category: categoryOf(row, language) }
        : null,
    excerpt: excerptOf(row.content),
    lang: row.lang,
    votes: row.votes,
    accepted: row.acceptedReplyId === row.id,
    at: row.createdAt.toISOString(),
    ...standingOf(row),
  });
  return { ...page, items: page.items.map(present), total };
}

const at = { column: sql`(reply.created_at at time zone 'utc')`, type: "timestamp" } as const;
const id = { column: sql`reply.id`, type: "uuid" } as const;

const orders: Record<View["sort"], Order> = {
  newest: { keys: [at, id], direction: "desc" },
  oldest: { keys: [at, id], direction: "asc" },
};

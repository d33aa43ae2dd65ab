import type { ParsedRequestOf } from "@dripstone/contract";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import { ApiError } from "../../../http/errors.ts";
import { type Order, pageOf, placeIn } from "../../../lists/page-of.ts";
import { replies, replyColumns } from "./columns.ts";
import { presentReply } from "./present.ts";

type View = ParsedRequestOf<"GET /forum/posts/{id}/replies">["query"];

/** A page of a thread. A deleted reply keeps its place, without its words, as others may have answered it. */
export async function listReplies(db: Database, postId: string, { from, ...view }: View) {
  const order = orders[view.sort];
  const shown = db
    .selectFrom("forumReplies as reply")
    .where("reply.postId", "=", postId)
    .where("reply.state", "in", ["visible", "deleted"]);
  const asked = replies(db)
    .where("reply.postId", "=", postId)
    .where("reply.state", "in", ["visible", "deleted"])
    .select(replyColumns);
  const [page, [post]] = await Promise.all([
    from === undefined ? pageOf(asked, order, view, load) : pageFrom(),
    threadOf(db, { postId }),
  ]);
  if (!post) throw new ApiError("NOT_FOUND");
  const { acceptedReplyId, total, visible } = post;
  return { ...page, items: page.items.map((row) => presentReply({ ...row, acceptedReplyId })), total, visible };

  /** The page that begins with a reply goes on after the one before it. One that is not in the thread leads to its beginning. */
  async function pageFrom() {
    const { sort, size } = view;
    const place = await placeIn(shown.where("reply.id", "=", from as string), order, sort);
    const before = place && (await pageOf(shown.select("reply.id"), order, { sort, size: 1, before: place }));
    const after = before && before.items.length > 0 ? before.next : null;
    return pageOf(asked, order, { sort, size, ...(after !== null && { after }) }, load);
  }
}

/** A post that may be read, with the number of all that stands below it. */
const threadOf = writtenOnce((db, { postId }: { postId: string }) =>
  db
    .selectFrom("forumPosts as post")
    .where("post.id", "=", postId)
    .where("post.state", "in", ["visible", "deleted"])
    .select(({ selectFrom }) => [
      "post.acceptedReplyId",
      "post.replies as visible",
      selectFrom("forumReplies as reply")
        .where("reply.postId", "=", postId)
        .where("reply.state", "in", ["visible", "deleted"])
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .$asScalar()
        .$notNull()
        .as("total"),
    ]),
);

/** A page of the thread holds fewer replies where they are very long: its words travel twice, to be seen and to be gone on with. */
const load = { of: ({ html }: { html: string }) => html.length, max: forumLimits.REPLIES_HTML_MAX };

const at = { column: sql`(reply.created_at at time zone 'utc')`, type: "timestamp" } as const;
const id = { column: sql`reply.id`, type: "uuid" } as const;
const votes = { column: sql`reply.votes`, type: "integer" } as const;

const orders: Record<View["sort"], Order> = {
  oldest: { keys: [at, id], direction: "asc" },
  newest: { keys: [at, id], direction: "desc" },
  top: { keys: [votes, at, id], direction: "desc" },
};

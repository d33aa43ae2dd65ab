import type { ParsedRequestOf } from "@dripstone/contract";
import { forumLimits } from "@dripstone/contract/forum/limits";
import type { Person } from "@dripstone/contract/people";
import { type Expression, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { together } from "../../../database/together.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import { ApiError } from "../../../http/errors.ts";
import { cutPage, type Order, type Placed, pageOf, pageQuery, placeIn } from "../../../lists/page-of.ts";
import { replies, replyColumns } from "./columns.ts";
import { presentReply, type ReplyRow } from "./present.ts";

type View = ParsedRequestOf<"GET /forum/posts/{id}/replies">["query"];

/** A page of a thread. A deleted reply keeps its place, without its words, as others may have answered it. */
export async function listReplies(db: Database, postId: string, { from, ...view }: View) {
  const isBeginning = from === undefined && view.after === undefined && view.before === undefined;
  const found = isBeginning ? await beginningOf(db, postId, view) : await pageWithin(db, postId, { from, ...view });
  if (!found) throw new ApiError("NOT_FOUND");
  const { acceptedReplyId, total, visible, items, next, previous } = found;
  return { items: items.map((row) => presentReply({ ...row, acceptedReplyId })), next, previous, total, visible };
}

/** A page that begins, or ends, at some place of the thread. */
async function pageWithin(db: Database, postId: string, { from, ...view }: View) {
  const order = orders[view.sort];
  const asked = shownReplies(db, postId).select(replyColumns);
  const [page, [post]] = await Promise.all([
    from === undefined ? pageOf(asked, order, view, load) : pageFrom(from),
    threadOf(db, { postId }),
  ]);
  return post && { ...page, ...post };

  /** The page that begins with a reply goes on after the one before it. One that is not in the thread leads to its beginning. */
  async function pageFrom(id: string) {
    const { sort, size } = view;
    const shown = shownReplies(db, postId);
    const place = await placeIn(shown.where("reply.id", "=", id), order, sort);
    const before = place && (await pageOf(shown.select("reply.id"), order, { sort, size: 1, before: place }));
    const after = before && before.items.length > 0 ? before.next : null;
    return pageOf(asked, order, { sort, size, ...(after !== null && { after }) }, load);
  }
}

const shownReplies = (db: Database, postId: string | Expression<string>) =>
  replies(db).where("reply.postId", "=", postId).where("reply.state", "in", ["visible", "deleted"]);

/** A post that may be read, with the number of all that stands below it. */
const threadOf = writtenOnce((db, { postId }: { postId: string }) =>
  db
    .selectFrom("forumPosts as post")
    .where("post.id", "=", postId)
    .where("post.state", "in", ["visible", "deleted"])
    .select(["post.acceptedReplyId", "post.replies as visible", countOf(db, sql.ref("post.id")).as("total")]),
);

const countOf = (db: Database, postId: Expression<string>) =>
  db
    .selectFrom("forumReplies as reply")
    .where("reply.postId", "=", postId)
    .where("reply.state", "in", ["visible", "deleted"])
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .$asScalar()
    .$notNull();

/** Their words may be many: of so many threads at once, they are no more than ten connections would bring. */
const THREADS_TOGETHER = 8;

type Beginning = { sort: View["sort"]; size: number };

/** The first page of a thread, which is what most ask for: of all threads that are asked for now in one round trip. */
function beginningOf(db: Database, postId: string, { sort, size }: Beginning) {
  const name = `${sort} ${size}`;
  const read = beginnings.get(name) ?? readBeginnings({ sort, size });
  beginnings.set(name, read);
  return read(db, postId);
}

const beginnings = new Map<string, ReturnType<typeof readBeginnings>>();

function readBeginnings(view: Beginning) {
  const query = writtenOnce((db, { postIds }: { postIds: string }) =>
    db
      .selectFrom(
        sql<{ nth: number; postId: string }>`(
          select id::uuid as post_id, nth from json_array_elements_text(${postIds}::json) with ordinality as list (id, nth)
          limit ${sql.lit(THREADS_TOGETHER)}
        )`.as<"asked">(sql`asked`),
      )
      .innerJoin("forumPosts as post", "post.id", "asked.postId")
      .where("post.state", "in", ["visible", "deleted"])
      .innerJoinLateral(
        ({ selectFrom, ref, fn }) =>
          selectFrom(
            pageQuery(shownReplies(db, ref("asked.postId")).select(replyColumns), orders[view.sort], view).as("reply"),
          )
            .select([sql<Aggregated[] | null>`json_agg(reply)`.as("rows"), fn.countAll<number>().as("found")])
            .as("page"),
        (join) => join.onTrue(),
      )
      .select(["asked.nth", "post.acceptedReplyId", "post.replies as visible", "page.rows"])
      // Where all of it has been found, it is counted.
      .select(({ eb, ref }) =>
        eb
          .case()
          .when("page.found", ">", view.size)
          .then(countOf(db, ref("post.id")))
          .else(ref("page.found"))
          .end()
          .as("total"),
      ),
  );
  const read = async (db: Database, postIds: readonly string[]) => {
    const found = new Map((await query(db, { postIds: JSON.stringify(postIds) })).map((row) => [row.nth - 1, row]));
    return postIds.map((_, nth) => {
      const row = found.get(nth);
      return row && { ...row, ...cutPage((row.rows ?? []).map(rowOf), view, load) };
    });
  };
  return together(read, { most: THREADS_TOGETHER });
}

/** A row as JSON has it. */
type Aggregated = Pick<ReplyRow, "id" | "html" | "lang" | "state" | "votes" | "version" | "author"> &
  Placed & {
    deleted_by: ReplyRow["deletedBy"];
    created_at: string;
    edited_at: string | null;
    quoted_id: string | null;
    quoted_author: Person | null;
  };

const rowOf = ({ deleted_by, created_at, edited_at, quoted_id, quoted_author, ...row }: Aggregated) => ({
  ...row,
  deletedBy: deleted_by,
  createdAt: new Date(created_at),
  editedAt: edited_at === null ? null : new Date(edited_at),
  quotedId: quoted_id,
  quotedAuthor: quoted_author,
});

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

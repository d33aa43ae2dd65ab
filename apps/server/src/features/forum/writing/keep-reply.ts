import type { Tag } from "@dripstone/contract/tags";
import { type Selectable, sql } from "kysely";
import { noteChange } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { DB } from "../../../database/schema.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import { type ToldAlong, toldAlong } from "../../../notices/tell.ts";
import type { SearchRow } from "../../../search/search.ts";

type Row = Selectable<DB["forumReplies"]>;
type Columns = (typeof columns)[number];

type NewReply = Pick<Row, Exclude<Columns, "authorId">> & { authorId: string };

/** The post as it was when the reply was judged, and by what the reply is found in its category. */
type Judged = { version: number; categoryId: string; found: SearchRow };

/** Who is told of it, if everybody may read it. */
type Told = Pick<ToldAlong, "readers" | "kinds" | "about">;

/**
 * Writes a reply, and notes that its author has read the thread up to here. One that everybody may read counts, is found, told of, and announced.
 * All of it is one statement, as whoever else writes in the thread waits for it. False, and nothing is written, when the post is not open any more,
 * or not as it was when the reply was judged, or when its author has just said the same.
 */
export async function keepReply(
  transaction: Database,
  { version, categoryId, found, told }: Judged & { told: Told },
  reply: NewReply,
): Promise<boolean> {
  const below = { version, categoryId };
  if (reply.state !== "visible") return (await keepUnseen(transaction, { ...reply, ...below })).length > 0;
  const { kind, ownerId, title, body, words } = found;
  const { id: changeId, tags } = noteChange("forum", `forum-post/${reply.postId}`);
  const known = { ...reply, ...below, kind, ownerId, title, body, words, ...told, changeId, tags };
  return (await keepForAll(transaction, known)).length > 0;
}

const columns = [
  ...(["id", "postId", "authorId", "content", "html", "htmlVersion", "lang"] as const),
  ...(["state", "heldFor", "quotedId", "createdAt", "tenMinutes"] as const),
] as const;

type Unseen = NewReply & Pick<Judged, "version" | "categoryId">;

const kept = (db: Database, reply: Unseen) =>
  db
    .with("post", (asking) =>
      asking
        .selectFrom("forumPosts")
        .innerJoin("forumCategories as category", "category.id", "forumPosts.categoryId")
        .where("forumPosts.id", "=", reply.postId)
        .where("forumPosts.version", "=", reply.version)
        .where("forumPosts.categoryId", "=", reply.categoryId)
        .where("forumPosts.state", "=", "visible")
        .where("forumPosts.locked", "=", false)
        .where("category.active", "=", true)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("forumSilences")
                .where("userId", "=", reply.authorId)
                .where("until", ">", reply.createdAt)
                .select("until"),
            ),
          ),
        )
        .select("forumPosts.id")
        .forNoKeyUpdate("forumPosts"),
    )
    .with("kept", (writing) =>
      writing
        .insertInto("forumReplies")
        .columns(columns)
        .expression(({ selectFrom, val }) =>
          selectFrom("post").select(columns.map((column) => val(reply[column]).as(column))),
        )
        // What its author says at the same moment in another call is one with this.
        .onConflict((conflict) => conflict.doNothing())
        .returning(["id", "postId", "createdAt"]),
    )
    .with("noted", (writing) =>
      writing
        .insertInto("forumReads")
        .columns(["userId", "postId", "readAt"])
        .expression(({ selectFrom, val }) =>
          selectFrom("kept").select([val(reply.authorId).as("userId"), "postId", "createdAt as readAt"]),
        )
        .onConflict((conflict) => conflict.columns(["userId", "postId"]).doUpdateSet({ readAt: reply.createdAt })),
    );

const keepUnseen = writtenOnce((db, reply: Unseen) => kept(db, reply).selectFrom("kept").select("id"));

type ForAll = Unseen & {
  kind: string;
  ownerId: string | null;
  title: string;
  body: string;
  words: string;
  readers: readonly string[];
  kinds: readonly string[];
  about: string;
  changeId: string;
  tags: Tag[];
};

const keepForAll = writtenOnce((db, reply: ForAll) => {
  const { readers, kinds, about, id: subject, createdAt: at } = reply;
  const { told, forgotten } = toldAlong({ readers, kinds, about, subject, at }, "kept");
  return kept(db, reply)
    .with("counted", (writing) =>
      writing
        .updateTable("forumPosts")
        .from("kept")
        .whereRef("forumPosts.id", "=", "kept.postId")
        .set(({ eb, fn }) => ({
          replies: eb("forumPosts.replies", "+", 1),
          lastActivityAt: fn<Date>("greatest", ["forumPosts.lastActivityAt", "kept.createdAt"]),
        })),
    )
    .with("found", (writing) =>
      writing
        .insertInto("searchDocuments")
        .columns(["kind", "id", "page", "at", "ownerId", "title", "body", "words"])
        .expression(({ selectFrom, val }) =>
          selectFrom("kept").select([
            val(reply.kind).as("kind"),
            sql<string>`kept.id::text`.as("id"),
            sql<string>`kept.post_id::text`.as("page"),
            "createdAt as at",
            val(reply.ownerId).as("ownerId"),
            val(reply.title).as("title"),
            val(reply.body).as("body"),
            val(reply.words).as("words"),
          ]),
        ),
    )
    .with("told", () => told)
    .with("forgotten", () => forgotten)
    .with("announced", (writing) =>
      writing
        .insertInto("announcedChanges")
        .columns(["id", "tags"])
        .expression(({ selectFrom, val }) =>
          selectFrom("kept").select([val(reply.changeId).as("id"), val(reply.tags).as("tags")]),
        ),
    )
    .selectFrom("kept")
    .select("id");
});

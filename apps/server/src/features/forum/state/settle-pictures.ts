import { POSTED_PICTURES_PATH, postedPicturePath } from "@dripstone/contract/files/picture-paths";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { picturesIn } from "../../../files/pictures/pictures-in.ts";
import { postedPictures } from "../../../files/pictures/purpose.ts";

/** The pictures in a post, and in what was written below it. */
export async function picturesInThread(db: Database, postId: string): Promise<string[]> {
  const posts = db.selectFrom("forumPosts").where("id", "=", postId).where(showsAny("forum_posts")).select("html");
  const replies = db.selectFrom("forumReplies").where("postId", "=", postId).where(showsAny("forum_replies"));
  const found = await posts.unionAll(replies.select("html")).execute();
  return [...new Set(found.flatMap(({ html }) => picturesIn(html)))];
}

/**
 * Withholds the pictures that no visible writing shows any more, and releases those that one shows now: called in the transaction that changed
 * what stands there, for all pictures that it may concern.
 */
export async function settlePictures({ db, clock }: Pick<Deps, "db" | "clock">, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // One after another, so that whoever comes second sees what the first has changed.
  await db.selectFrom("storedFiles").where("id", "in", ids).orderBy("id").select("id").forNoKeyUpdate().execute();
  await sql`
    update stored_files as file
    set withheld_at = case when ${isShown} then null else coalesce(withheld_at, ${clock()}) end
    where id = any(${sql.val(ids)}::uuid[]) and purpose = ${postedPictures.name}
  `.execute(db);
}

/** Whether rows of this table show a picture; found by an index. */
export const showsAny = (table: "forum_posts" | "forum_replies") =>
  sql<boolean>`${sql.ref(table)}.html like ${sql.lit(`%${POSTED_PICTURES_PATH}%`)}`;

const [before = "", behind = ""] = postedPicturePath("?").split("?");
const shows = (table: "forum_posts" | "forum_replies") => sql<boolean>`
  ${showsAny(table)} and ${sql.ref(table)}.html like ${sql.lit(`%${before}`)} || file.id || ${sql.lit(`${behind}%`)}
  and (${sql.ref(table)}.author_id = file.owner_id or (select role from users where id = file.owner_id) <> 'student')
`;

/**
 * Whether everybody may read something that shows a stored `file`. Somebody else's picture that is written into a text does not count, so that
 * nobody keeps in public what its owner's writing may not show; teachers' may be used by all.
 */
export const isShown = sql<boolean>`(
  exists (select from forum_posts where state = 'visible' and ${shows("forum_posts")})
  or exists (
    select from forum_replies join forum_posts as post on post.id = forum_replies.post_id
    where forum_replies.state = 'visible' and post.state in ('visible', 'deleted') and ${shows("forum_replies")}
  )
)`;

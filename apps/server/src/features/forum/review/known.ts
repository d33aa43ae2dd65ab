import { type Expression, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";

/** So many of somebody's latest replies are read together with a new one. */
const PIECES = 4;

/** What an author has said in a thread within the last hour, in its order. */
export const saidLatelyBy = (authorId: Expression<string>, postId: Expression<string>, now: Expression<Date>) =>
  sql<string[]>`array(
    select content from (
      select content, created_at, id from forum_replies
      where author_id = ${authorId} and post_id = ${postId} and state <> 'deleted'
        and created_at > ${now}::timestamptz - interval '1 hour'
      order by created_at desc, id desc limit ${sql.lit(PIECES)}
    ) as lately order by created_at, id
  )`;

/** What its author had said before a reply, as it was judged together with that. */
export async function saidBefore(
  db: Database,
  { replyId, authorId, postId, at }: { replyId: string; authorId: string; postId: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content from (
      select content, created_at, id from forum_replies
      where author_id = ${authorId} and post_id = ${postId} and state <> 'deleted' and id < ${replyId}
        and created_at > ${at}::timestamptz - interval '1 hour' and created_at <= ${at}
      order by created_at desc, id desc limit ${sql.lit(PIECES)}
    ) as before order by created_at, id
  `.execute(db);
  return rows.map(({ content }) => content);
}

/** How much of what somebody wrote within a day waits because of contact data, or was changed or deleted while it did, and no moderator has looked at it yet. */
export const waitingOf = (authorId: string | Expression<string>, now: Date | Expression<Date>) => {
  const since = sql`${now}::timestamptz - interval '24 hours'`;
  return sql<number>`(
    (select count(*) from forum_posts where author_id = ${authorId} and created_at > ${since}
      and state = 'held' and held_for in ('contact', 'personal', 'changed', 'deleted'))
    + (select count(*) from forum_replies where author_id = ${authorId} and created_at > ${since}
      and state = 'held' and held_for in ('contact', 'personal', 'changed', 'deleted'))
  )`;
};

import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";

/** What waits for a moderator, each with the instant since which it says what it says, or was reported last. */
const waiting = sql<{ id: string; at: Date }>`(
  select id, coalesce(edited_at, created_at) as at from forum_posts where state = 'held'
  union all select id, coalesce(edited_at, created_at) from forum_replies where state = 'held'
  union all select post.id, flag.at from forum_flags as flag
    join forum_posts as post on post.id = flag.post_id
    where flag.settled_at is null and post.state in ('held', 'visible')
  union all select reply.id, flag.at from forum_flags as flag
    join forum_replies as reply on reply.id = flag.reply_id
    where flag.settled_at is null and reply.state in ('held', 'visible')
)`;

/** How much waits for a moderator, as an expression; what is held and reported as well counts once. */
export const queueSize = sql<number>`(select count(distinct id)::integer from ${waiting} as waiting)`;

/** The same, and when the last of it began to wait. */
export async function readQueueSize(db: Database): Promise<{ waiting: number; lastAt: Date | null }> {
  return db
    .selectNoFrom([queueSize.as("waiting"), sql<Date | null>`(select max(at) from ${waiting} as waiting)`.as("lastAt")])
    .executeTakeFirstOrThrow();
}

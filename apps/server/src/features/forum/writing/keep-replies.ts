import { type Selectable, sql } from "kysely";
import { DatabaseError } from "pg";
import type { Change } from "../../../changes/announce.ts";
import { type Telling, toldOfTags } from "../../../changes/tell-all.ts";
import type { Database } from "../../../database/connect.ts";
import type { DB } from "../../../database/schema.ts";
import { together } from "../../../database/together.ts";
import type { RepeatableCall } from "../../../idempotency/once.ts";
import { type ToldAlong, toldAlong } from "../../../notices/tell.ts";
import type { SearchRow } from "../../../search/search.ts";

type Row = Pick<Selectable<DB["forumReplies"]>, Exclude<(typeof columns)[number], "authorId">> & { authorId: string };

const columns = [
  ...(["id", "postId", "authorId", "content", "html", "htmlVersion", "lang"] as const),
  ...(["state", "heldFor", "quotedId", "createdAt", "tenMinutes"] as const),
] as const;

export type ReplyToKeep = Row & {
  /** The post as it was when the reply was judged. */
  version: number;
  categoryId: string;
  /** By what it is found, who is told of it, and what it changes, if everybody may read it. */
  found: SearchRow;
  told: ToldAlong;
  change: Change | null;
};

/**
 * Writes a reply, and notes that its author has read the thread up to here. One that everybody may read counts, is found, told of, and announced.
 * All of it is one statement, as whoever else writes in the thread waits for it. False, and nothing is written, when the post is not open any more,
 * or not as it was when the reply was judged, or when its author has just said the same.
 */
export async function keepReply(transaction: Database, reply: ReplyToKeep): Promise<boolean> {
  return (await keeping([reply], "wait", null).execute(transaction)).rows.length > 0;
}

type Answered = ReplyToKeep & {
  /** What answers the call, kept with the reply; null for a call that has no key. */
  answered: { call: RepeatableCall; answer: object } | null;
  telling: Telling;
};

/**
 * The same with those that others write now, without a transaction around them. Nobody waits here for who holds a post: false, and nothing is written,
 * also where somebody does, where the call has been answered, and where any of them cannot be written at all; each may then be tried alone. What is
 * written tells of itself.
 */
export const keepReplyAlong = together(async (db, replies: readonly Answered[]): Promise<boolean[]> => {
  try {
    const [{ telling }] = replies as readonly [Answered];
    const { rows } = await keeping(replies, "skip locked", telling).execute(db);
    const kept = new Map(rows.map(({ id, others }) => [id, others]));
    for (const { id, change } of replies) {
      const others = kept.get(id);
      if (change && others) change.told = { id: telling.id, others };
    }
    return replies.map(({ id }) => kept.has(id));
  } catch (failure) {
    // The database has refused all of it. Of what has not reached it, or not come back, nobody knows.
    if (failure instanceof DatabaseError) return replies.map(() => false);
    throw failure;
  }
});

const valuesOf = (replies: readonly (ReplyToKeep & Partial<Answered>)[]): string =>
  JSON.stringify(
    replies.map(({ found, told, change, answered, telling: _, ...reply }) => {
      const { kind, ownerId, title, body, words } = found;
      const { id: changeId, tags } = change ?? {};
      return {
        ...reply,
        kind,
        ownerId,
        title,
        body,
        words,
        ...told,
        changeId,
        tags,
        ...answered?.call,
        answer: answered?.answer,
      };
    }),
  );

/** Posts are looked up by their ids, since whoever plans this cannot know that they are few. What tells of nothing itself leaves rows for who does. */
const keeping = (
  replies: Parameters<typeof valuesOf>[0],
  others: "wait" | "skip locked",
  telling: Telling | null,
) => sql<{ id: string; others: number[] | null }>`
  with asked as materialized (
    select id, "postId" as post_id, "authorId" as author_id, content, html, "htmlVersion" as html_version, lang, state, "heldFor" as held_for,
      "quotedId" as quoted_id, "createdAt" as created_at, "tenMinutes" as ten_minutes, version, "categoryId" as category_id,
      kind, "ownerId" as owner_id, title, body, words, readers, kinds, about, "changeId" as change_id, tags,
      endpoint, key, "requestHash" as request_hash, answer
    from json_to_recordset(${valuesOf(replies)}::json) as reply (
      id uuid, "postId" uuid, "authorId" uuid, content text, html text, "htmlVersion" integer, lang text, state text, "heldFor" text,
      "quotedId" uuid, "createdAt" timestamptz, "tenMinutes" integer, version integer, "categoryId" uuid,
      kind text, "ownerId" uuid, title text, body text, words tsvector, readers uuid[], kinds text[], about jsonb, "changeId" uuid, tags text[],
      endpoint text, key text, "requestHash" text, answer json
    )
  ),
  post as (
    select forum_posts.id, forum_posts.version, forum_posts.category_id
    from forum_posts join forum_categories as category on category.id = forum_posts.category_id
    where forum_posts.id = any(array(select post_id from asked))
      and forum_posts.state = 'visible' and not forum_posts.locked and category.active
    order by forum_posts.id
    for no key update of forum_posts ${sql.raw(others === "wait" ? "" : others)}
  ),
  kept as (
    insert into forum_replies (
      id, post_id, author_id, content, html, html_version, lang, state, held_for, quoted_id, created_at, ten_minutes
    )
    select asked.id, post_id, author_id, content, html, html_version, lang, state, held_for, quoted_id, created_at, ten_minutes
    from asked
    join post on post.id = asked.post_id and post.version = asked.version and post.category_id = asked.category_id
    where not exists (select from forum_silences where user_id = asked.author_id and until > asked.created_at)
    -- What its author says at the same moment in another call is one with this.
    on conflict do nothing
    returning id, post_id, author_id, created_at, state
  ),
  noted as (
    insert into forum_reads (user_id, post_id, read_at)
    select author_id, post_id, max(created_at) from kept group by author_id, post_id order by author_id, post_id
    on conflict (user_id, post_id) do update set read_at = excluded.read_at
  ),
  answered as (
    insert into idempotent_replies (user_id, endpoint, key, request_hash, reply, created_at)
    select kept.author_id, endpoint, key, decode(request_hash, 'hex'), answer, kept.created_at
    from kept join asked using (id) where key is not null
  ),
  shown as (
    select kept.id, kept.post_id, kept.created_at, kind, owner_id, title, body, words, readers, kinds, about, change_id, tags
    from kept join asked using (id) where kept.state = 'visible'
  ),
  counted as (
    update forum_posts
    set replies = forum_posts.replies + new.replies, last_activity_at = greatest(forum_posts.last_activity_at, new.last_at)
    from (select post_id, count(*) as replies, max(created_at) as last_at from shown group by post_id) as new
    where forum_posts.id = new.post_id
  ),
  found as (
    insert into search_documents (kind, id, page, at, owner_id, title, body, words)
    select kind, id::text, post_id::text, created_at, owner_id, title, body, words from shown
  ),
  notice as (
    select reader.user_id, reader.kind, shown.id::text as subject, shown.about, shown.created_at as at
    from shown cross join unnest(shown.readers, shown.kinds) as reader (user_id, kind)
  ),
  told as ${told},
  forgotten as ${forgotten}
  ${telling ? sql`select id, ${toldOfTags(sql`select unnest(tags) from shown`, telling)} as others from kept` : announced}
`;

const announced = sql`, announced as (
    insert into announced_changes (id, tags) select change_id, tags from shown
  )
  select id, null::integer[] as others from kept
`;

const { told, forgotten } = toldAlong("notice");

import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/connect.ts";

export const POSTS = 5_000;
export const REPLIES = 50_000;

/** A forum of eight categories that these people have filled within a year, in bulk: what stands in it repeats itself. */
export async function fillForum(db: Database, authorIds: readonly string[]): Promise<void> {
  const authors = sql`${authorIds}::uuid[]`;
  await sql`
    insert into forum_categories (slug, name, description, color, icon, sort_order)
    select 'category-' || nth, jsonb_build_object('en', 'Category ' || nth, 'ch', '版块' || nth),
      jsonb_build_object('en', 'About it', 'ch', '关于它'), 'indigo', 'math', nth
    from generate_series(1, 8) as nth
  `.execute(db);
  await sql`
    insert into forum_posts (category_id, author_id, title, content, html, html_version, excerpt, lang, state, created_at,
      last_activity_at, votes, views)
    select (array_agg)[1 + nth % 8], (${authors})[1 + nth % ${authorIds.length}::integer],
      'How many squares are there on board number ' || nth, ${CONTENT}, ${`<p>${CONTENT}</p>`}, 1, left(${CONTENT}, 240), 'en', 'visible',
      now() - nth * interval '100 minutes', now() - nth * interval '100 minutes', (nth * 7919) % 40, (nth * 104729) % 500
    from generate_series(1, ${POSTS}::integer) as nth, (select array_agg(id) from forum_categories) as categories
  `.execute(db);
  await sql`
    with numbered as (select id, created_at, row_number() over (order by created_at) as place from forum_posts)
    insert into forum_replies (post_id, author_id, content, html, html_version, lang, state, created_at, votes)
    select id, (${authors})[1 + nth % ${authorIds.length}::integer], ${CONTENT}, ${`<p>${CONTENT}</p>`}, 1, 'en', 'visible',
      created_at + nth * interval '1 second', (nth * 7919) % 20
    from generate_series(1, ${REPLIES}::integer) as nth
    join numbered on place = 1 + (nth * 31) % ${POSTS}::integer
  `.execute(db);
  await sql`
    update forum_posts set replies = counted.replies, last_activity_at = counted.last
    from (select post_id, count(*) as replies, max(created_at) as last from forum_replies group by post_id) as counted
    where forum_posts.id = counted.post_id
  `.execute(db);
  await sql`
    insert into search_documents (kind, id, page, owner_id, title, body, words, at)
    select 'forum-post', id::text, id::text, author_id, title, content, to_tsvector('simple', title || ' ' || content), created_at
    from forum_posts
    union all
    select 'forum-reply', id::text, post_id::text, author_id, '', content, to_tsvector('simple', content), created_at
    from forum_replies
  `.execute(db);
  await sql`analyze`.execute(db);
}

/** 400 letters, as a short post has them. */
const CONTENT =
  "I drew the board and counted the small ones first, then those of two by two, and so on. There are 64 small ones and 49 of the next " +
  "size, so it looks like the square numbers. Is there a way to add them up without counting each of them? My teacher says that there is " +
  "a formula, and that I should look for it with blocks first. 我先数了小的，再数两格宽的，好像都是平方数。有没有更快的办法？";

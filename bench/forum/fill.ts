import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/connect.ts";
import { vectorOf } from "../../apps/server/src/search/vector.ts";
import { numbers, sentences, writer } from "./texts.ts";

/** A forum of eight categories that these people have filled within a year, in bulk. */
export async function fillForum(
  db: Database,
  authorIds: readonly string[],
  { posts, replies }: { posts: number; replies: number },
): Promise<void> {
  await sql`
    insert into forum_categories (slug, name, description, color, icon, sort_order)
    select 'category-' || nth, jsonb_build_object('en', 'Category ' || nth, 'ch', '版块' || nth),
      jsonb_build_object('en', 'About it', 'ch', '关于它'), 'indigo', 'math', nth
    from generate_series(1, 8) as nth
  `.execute(db);
  const next = numbers();
  const write = writer(await sentences(), next);
  await inParts(posts, async (from, count) => {
    const rows = Array.from({ length: count }, (_, nth) => ({
      ...{ nth: from + nth, author: authorIds[next(authorIds.length)], title: write(1).slice(0, 100) },
      content: write(4),
    }));
    await sql`
      insert into forum_posts (category_id, author_id, title, content, html, html_version, excerpt, lang, state, created_at,
        last_activity_at, votes, views)
      select (select id from forum_categories where slug = 'category-' || 1 + nth % 8), author, title, content,
        '<p>' || content || '</p>', 1, left(content, 240), 'en', 'visible', now() - nth * interval '365 days' / ${posts}::integer,
        now(), (nth * 7919) % 40, nth % 487
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (nth integer, author uuid, title text, content text)
    `.execute(db);
  });
  const threads = await db.selectFrom("forumPosts").select("id").orderBy("createdAt").execute();
  await inParts(replies, async (from, count) => {
    const rows = Array.from({ length: count }, (_, nth) => ({
      ...{ nth: from + nth, author: authorIds[next(authorIds.length)], post: threads[next(threads.length)]?.id },
      content: write(3),
    }));
    await sql`
      insert into forum_replies (post_id, author_id, content, html, html_version, lang, state, created_at, votes)
      select post, author, content, '<p>' || content || '</p>', 1, 'en', 'visible',
        (select created_at from forum_posts where id = post) + nth * interval '1 second', (nth * 7919) % 20
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (nth integer, author uuid, post uuid, content text)
    `.execute(db);
  });
  await sql`
    update forum_posts set replies = counted.replies, last_activity_at = counted.last
    from (select post_id, count(*) as replies, max(created_at) as last from forum_replies group by post_id) as counted
    where forum_posts.id = counted.post_id
  `.execute(db);
  await index(db);
  // What stood there before the numbers were counted is in nobody's way.
  await sql`vacuum analyze`.execute(db);
}

const PART = 1_000;

async function inParts(all: number, fill: (from: number, count: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < all; from += PART) await fill(from, Math.min(PART, all - from));
}

/** Lets all of it be found, as the product does with each. */
async function index(db: Database): Promise<void> {
  const { rows: written } = await sql<{ id: string; title: string; body: string }>`
    select id, title, content as body from forum_posts union all select id, '', content from forum_replies
  `.execute(db);
  await inParts(written.length, async (from, count) => {
    const rows = written
      .slice(from, from + count)
      .map(({ id, title, body }) => ({ id, words: vectorOf({ title, body, unseen: "", marks: [] }) }));
    await sql`
      insert into search_documents (kind, id, page, owner_id, title, body, words, at)
      select case when post.id = row.id then 'forum-post' else 'forum-reply' end, row.id::text, post.id::text, post.author_id,
        case when post.id = row.id then post.title else '' end, coalesce(reply.content, post.content), row.words::tsvector,
        coalesce(reply.created_at, post.created_at)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, words text)
      left join forum_replies as reply on reply.id = row.id
      join forum_posts as post on post.id = coalesce(reply.post_id, row.id)
    `.execute(db);
  });
}

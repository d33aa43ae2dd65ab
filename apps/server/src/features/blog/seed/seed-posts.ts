import { type BlogSource, readBlog } from "@dripstone/content";
import { sql } from "kysely";
import { instantOf } from "../../../calendar/wall-time.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Seeding } from "../../../feature.ts";
import { indexPost } from "../found/index-posts.ts";
import { minutesOf } from "../posts/minutes.ts";

const contentFolder = new URL("../../../../../../content/", import.meta.url);

/** By the school's clock, on the day that a post's file names. */
const PUBLISHED_AT = "08:00";

/** Takes the posts over from the content; what did not change there changes nothing here. */
export async function seedPosts({ db, now }: Seeding): Promise<void> {
  await keepPosts(db, await readBlog(contentFolder), now);
}

/**
 * Makes the content's part of the blog these posts. A post that the office has changed is its own from then on, and so is every address that it
 * has given to one.
 */
export async function keepPosts(db: Database, posts: readonly BlogSource[], now: Date): Promise<void> {
  let changes = 0;
  for (const post of posts) {
    const id = await keepPost(db, post, now);
    if (id === undefined) continue;
    changes += 1;
    await indexPost(db, id, null);
  }
  const folders = posts.map(({ slug }) => slug);
  const gone = await db
    .deleteFrom("blogPosts")
    .where("takenOver", "=", false)
    .where("contentSlug", "is not", null)
    .where(sql<boolean>`content_slug <> all(${folders}::text[])`)
    .returning(["id", "slug"])
    .execute();
  for (const { id, slug } of gone) await indexPost(db, id, slug);
  if (changes + gone.length > 0) await announce(db, "blog");
}

/** The post's id, if something of it was new. */
async function keepPost(db: Database, post: BlogSource, now: Date): Promise<string | undefined> {
  const { slug, date, texts, author, tags, featured } = post;
  const minutes = minutesOf(texts);
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;
  const { rows } = await sql<{ id: string }>`
    insert into blog_posts as kept (content_slug, slug, texts, author, minutes, tags, featured, publish_at, created_at)
    select ${slug}, ${slug}, ${json(texts)}, ${json(author)}, ${json(minutes)}, ${tags}::text[], ${featured},
      ${instantOf(`${date}T${PUBLISHED_AT}`)}, ${now}
    where not exists (select from blog_posts as other where other.slug = ${slug} and other.content_slug is distinct from ${slug})
    on conflict (content_slug) do update
      set texts = excluded.texts, author = excluded.author, minutes = excluded.minutes, tags = excluded.tags,
        featured = excluded.featured, publish_at = excluded.publish_at, edited_at = excluded.created_at, version = kept.version + 1
      where not kept.taken_over and (kept.texts, kept.author, kept.minutes, kept.tags, kept.featured, kept.publish_at)
        is distinct from (excluded.texts, excluded.author, excluded.minutes, excluded.tags, excluded.featured, excluded.publish_at)
    returning id
  `.execute(db);
  return rows[0]?.id;
}

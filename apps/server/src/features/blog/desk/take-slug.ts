import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

/** Of all addresses at once: two posts that want the same one wait for each other. */
export async function lockSlugs(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blog-slugs', 0))`.execute(transaction);
}

/** Refuses an address that leads to another post, by which it was found before or is now. One's own former one may be taken back. */
export async function takeSlug(transaction: Database, id: string | null, slug: string): Promise<void> {
  const taken = await sql`
    select from blog_posts where slug = ${slug} and id is distinct from ${id}
    union all select from blog_former_slugs where slug = ${slug} and post_id is distinct from ${id}
  `.execute(transaction);
  if (taken.rows.length > 0) throw new ApiError("SLUG_TAKEN", { fields: { "post.slug": { code: "SLUG_IN_USE" } } });
  await transaction.deleteFrom("blogFormerSlugs").where("slug", "=", slug).execute();
}

/** Every address that leads to a post. */
export async function allSlugs(transaction: Database): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from blog_posts where slug is not null union select slug from blog_former_slugs
  `.execute(transaction);
  return new Set(rows.map(({ slug }) => slug));
}

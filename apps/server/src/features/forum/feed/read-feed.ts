import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import { categoryIdOf } from "../categories/category-id.ts";

const POSTS_MAX = 30;

type FeedCategory = { slug: string; name: string; description: string };

/** The newest posts that everybody may read, and the category if it is one's; null where that is not there. */
export async function readFeed(db: Database, language: Locale, slug: string | undefined) {
  const category = slug === undefined ? null : await readCategory(db, language, slug);
  if (slug !== undefined && !category) return null;
  let asked = db
    .selectFrom("forumPosts as post")
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    .where("post.state", "=", "visible");
  if (slug !== undefined) asked = asked.where("category.id", "=", categoryIdOf(slug));
  const posts = await asked
    .select(["post.id", "post.title", "post.excerpt", "post.createdAt", "category.name"])
    .orderBy("post.createdAt", "desc")
    .orderBy("post.id", "desc")
    .limit(POSTS_MAX)
    .execute();
  return { category, posts: posts.map(({ name, ...post }) => ({ ...post, category: name[language] })) };
}

export type ForumFeed = NonNullable<Awaited<ReturnType<typeof readFeed>>>;

async function readCategory(db: Database, language: Locale, slug: string): Promise<FeedCategory | null> {
  const found = await db
    .selectFrom("forumCategories")
    .where("id", "=", categoryIdOf(slug))
    .select(["slug", "name", "description"])
    .executeTakeFirst();
  return found ? { slug: found.slug, name: found.name[language], description: found.description[language] } : null;
}

import type { Category, ForumHome } from "@dripstone/contract/forum/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { htmlOfRules } from "./rules.ts";

/** The categories that take posts, those that have some and take no more, and what the whole forum has. */
export async function readForumHome(db: Database, language: Locale): Promise<ForumHome> {
  const [categories, statistics] = await Promise.all([readCategories(db, language), readStatistics(db)]);
  const shown = (open: boolean) => categories.filter(({ active }) => active === open).map(({ active: _, ...it }) => it);
  return { categories: shown(true), closed: shown(false).filter(({ posts }) => posts > 0), statistics };
}

async function readCategories(db: Database, language: Locale): Promise<(Category & { active: boolean })[]> {
  const rows = await db
    .selectFrom("forumCategories as category")
    .leftJoin("forumPosts as post", (join) =>
      join.onRef("post.categoryId", "=", "category.id").on("post.state", "=", "visible"),
    )
    .groupBy("category.id")
    .orderBy("category.sortOrder")
    .orderBy("category.slug")
    .selectAll("category")
    .select(({ fn }) => [
      fn.count<number>("post.id").as("posts"),
      fn.max<Date | null>("post.lastActivityAt").as("lastActivityAt"),
      sql<string[]>`array(
        select slug from forum_former_categories where category_id = category.id order by slug
      )`.as("formerSlugs"),
    ])
    .execute();
  return rows.map(
    ({ slug, formerSlugs, name, description, rules, color, icon, minReputation, active, posts, lastActivityAt }) => ({
      ...{ slug, formerSlugs, color, icon, minReputation, active, posts },
      name: name[language],
      description: description[language],
      rulesHtml: rules && htmlOfRules(rules[language]),
      lastActivityAt: lastActivityAt?.toISOString() ?? null,
    }),
  );
}

/** Who has written is looked for person by person: there are fewer people than posts and replies. */
async function readStatistics(db: Database): Promise<ForumHome["statistics"]> {
  const { rows } = await sql<ForumHome["statistics"]>`
    select count(*) as posts, coalesce(sum(replies), 0) as replies, count(accepted_reply_id) as answered, (
      select count(*) from users
      where exists (select from forum_posts where author_id = users.id and state = 'visible')
      or exists (select from forum_replies where author_id = users.id and state = 'visible')
    ) as people
    from forum_posts where state = 'visible'
  `.execute(db);
  return rows[0] ?? { posts: 0, replies: 0, answered: 0, people: 0 };
}

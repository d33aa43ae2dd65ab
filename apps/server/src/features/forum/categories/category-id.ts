import { type RawBuilder, sql } from "kysely";

/** The id of the category that an address names, also by the name of one whose posts it has taken over; null where there is none. */
export const categoryIdOf = (slug: string | RawBuilder<string>): RawBuilder<string | null> => sql`(
  select id from forum_categories where slug = ${slug}
  union all
  select category_id from forum_former_categories where slug = ${slug}
)`;

/**
 * The ids under which posts of the category were indexed that an address names: its own, and those of the categories that it has taken over,
 * whose posts are not indexed anew. None where there is no such category.
 */
export const indexedIdsOf = (slug: string): RawBuilder<string[]> => sql`array(
  select id from (select ${categoryIdOf(slug)} as id) as named where id is not null
  union all
  select former_id from forum_former_categories where category_id = ${categoryIdOf(slug)} and former_id is not null
)`;

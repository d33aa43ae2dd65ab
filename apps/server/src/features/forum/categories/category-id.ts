import { type RawBuilder, sql } from "kysely";

/** The id of the category that an address names, also by the name of one whose posts it has taken over; null where there is none. */
export const categoryIdOf = (slug: string): RawBuilder<string | null> => sql`(
  select id from forum_categories where slug = ${slug}
  union all
  select category_id from forum_former_categories where slug = ${slug}
)`;

import { galleryAvatars } from "@dripstone/contract/accounts/avatars";
import type { Person } from "@dripstone/contract/people";
import { type RawBuilder, sql } from "kysely";

/**
 * Somebody as others see them, out of a row of `users` that a query has joined under this name; null where it has found none, which is said of
 * an account that is deleted. An uploaded picture that nobody has looked at yet is not shown (`new-pictures.ts`).
 */
export const personOf = (user: string): RawBuilder<Person | null> =>
  person(
    user,
    sql`case when ${sql.ref(`${user}.avatarWithheldAt`)} is null then ${sql.ref(`${user}.avatar`)} else ${sql.lit(galleryAvatars[0])} end`,
  );

/** The same for a teacher who decides what others are to see, the picture included. */
export const personAsTheyAre = (user: string): RawBuilder<Person | null> => person(user, sql.ref(`${user}.avatar`));

function person(user: string, avatar: RawBuilder<unknown>): RawBuilder<Person | null> {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql`case when ${column("id")} is not null then json_build_object(
    'id', ${column("id")}, 'name', ${column("name")}, 'avatar', ${avatar}, 'badge', nullif(${column("role")}, 'student')
  ) end`;
}

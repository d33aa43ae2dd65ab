import type { Person } from "@dripstone/contract/people";
import { type RawBuilder, sql } from "kysely";

/**
 * Somebody as others see them, out of a row of `users` that a query has joined under this name; null where it has found none, which is said of
 * an account that is deleted.
 */
export function personOf(user: string): RawBuilder<Person | null> {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql`case when ${column("id")} is not null then json_build_object(
    'id', ${column("id")}, 'name', ${column("name")}, 'avatar', ${column("avatar")}, 'badge', nullif(${column("role")}, 'student')
  ) end`;
}

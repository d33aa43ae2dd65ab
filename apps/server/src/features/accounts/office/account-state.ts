import type { UserState } from "@dripstone/contract/accounts/office/list";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { DB } from "../../../database/schema.ts";

type Row = Pick<Selectable<DB["users"]>, "active" | "deletionDueAt" | "emailVerifiedAt" | "invitedAt">;

type Step = { state: UserState; is: (row: Row) => boolean; inSql: RawBuilder<boolean> };

/** Every account is in one state: the first of these that holds, said of a row and in SQL. */
const steps: readonly Step[] = [
  { state: "deactivated", is: ({ active }) => !active, inSql: sql`not users.active` },
  {
    state: "leaving",
    is: ({ deletionDueAt }) => deletionDueAt !== null,
    inSql: sql`users.deletion_due_at is not null`,
  },
  {
    state: "active",
    is: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    inSql: sql`users.email_verified_at is not null`,
  },
  { state: "invited", is: ({ invitedAt }) => invitedAt !== null, inSql: sql`users.invited_at is not null` },
];

export const stateOf = (row: Row): UserState => steps.find(({ is }) => is(row))?.state ?? "unverified";

/** Whether a row of `users` is in a state. */
export function isInState(state: UserState): RawBuilder<boolean> {
  const at = steps.findIndex((step) => step.state === state);
  const before = steps.slice(0, at === -1 ? steps.length : at).map(({ inSql }) => sql`not (${inSql})`);
  const own = steps[at]?.inSql;
  return sql<boolean>`(${sql.join(own ? [...before, own] : before, sql` and `)})`;
}

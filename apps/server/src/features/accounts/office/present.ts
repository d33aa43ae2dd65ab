import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import type { Selectable } from "kysely";
import type { DB } from "../../../database/schema.ts";
import { stateOf } from "./account-state.ts";

export const listedColumns = [
  "users.id",
  "users.name",
  "users.email",
  "users.avatar",
  "users.role",
  "users.familyRole",
  "users.active",
  "users.emailVerifiedAt",
  "users.invitedAt",
  "users.joinedAt",
  "users.lastLoginAt",
  "users.deletionDueAt",
] as const;

type Column = (typeof listedColumns)[number] extends `users.${infer Name}` ? Name : never;

export type ListedRow = Pick<Selectable<DB["users"]>, Column>;

/** An account as a line of the office's list. */
export function presentListed(row: ListedRow): ListedUser {
  const { id, name, email, avatar, role, active } = row;
  return {
    id,
    name,
    email,
    avatar,
    role,
    active,
    kind: role === "student" ? row.familyRole : role,
    emailVerified: row.emailVerifiedAt !== null,
    state: stateOf(row),
    joinDate: row.joinedAt.toISOString(),
    lastLogin: row.lastLoginAt?.toISOString() ?? null,
    deletionDate: row.deletionDueAt?.toISOString() ?? null,
  };
}

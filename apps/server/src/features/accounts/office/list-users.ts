import type { ParsedRequestOf } from "@dripstone/contract";
import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import { DAY_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { isInState } from "./account-state.ts";
import { type ListedRow, listedColumns, presentListed } from "./present.ts";

type View = ParsedRequestOf<"GET /users">["query"];

/** What a view asks for, wherever it begins. */
export type UserFilters = Omit<View, "size" | "after" | "before">;

/** A page of all accounts. */
export async function listUsers(db: Database, view: View, now: Date) {
  const fitting = usersOf(db, view, now);
  const [{ items, ...places }, { total }] = await Promise.all([
    pageOf(fitting.select(listedColumns), orders[view.sort], view),
    fitting.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { items: items.map((row) => presentListed(row as ListedRow)), ...places, total };
}

/** All accounts of a view, in its order. */
export async function allUsers(db: Database, filters: UserFilters, now: Date): Promise<ListedUser[]> {
  const { keys, direction } = orders[filters.sort];
  let rows = usersOf(db, filters, now).select(listedColumns);
  for (const { column } of keys) rows = rows.orderBy(column, direction);
  return (await rows.execute()).map(presentListed);
}

function usersOf(db: Database, { kind, state, seen, q, class: classId }: UserFilters, now: Date) {
  let rows = db.selectFrom("users");
  if (kind === "student" || kind === "parent")
    rows = rows.where("users.role", "=", "student").where("users.familyRole", "=", kind);
  else if (kind) rows = rows.where("users.role", "=", kind);
  if (state) rows = rows.where(isInState(state));
  if (seen === "never") rows = rows.where("users.lastLoginAt", "is", null);
  else if (seen === "unseen") rows = rows.where("users.lastLoginAt", "<", daysBefore(now, QUARTER_DAYS));
  else if (seen) rows = rows.where("users.lastLoginAt", ">=", daysBefore(now, seen === "week" ? 7 : 30));
  if (classId) {
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("classPlaces")
          .select("classPlaces.id")
          .whereRef("classPlaces.userId", "=", "users.id")
          .where("classPlaces.classId", "=", classId)
          .where("classPlaces.state", "=", "taken"),
      ),
    );
  }
  for (const word of wordsOf(q)) rows = rows.where(sql<boolean>`strpos(${looked}, ${word}) > 0`);
  return rows;
}

const QUARTER_DAYS = 91;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Names in either order, as Chinese names come, and the address; letters of any width and case are the same. */
const looked = sql`lower(normalize(
  users.name || ' ' || users.first_name || ' ' || users.last_name || users.first_name || ' ' || users.email, NFKC
))`;

const wordsOf = (q = "") => q.normalize("NFKC").toLowerCase().replaceAll("\0", "").split(/\s+/u).filter(Boolean);

const begun = { column: sql`users.id`, type: "uuid" } as const;
const joined = { column: sql`(users.joined_at at time zone 'utc')`, type: "timestamp" } as const;
const name = { column: sql`lower(users.name)`, type: "text" } as const;
/** Who never came is the longest away. */
const seen = {
  column: sql`coalesce(users.last_login_at at time zone 'utc', '0001-01-01')`,
  type: "timestamp",
} as const;

const orders: Record<View["sort"], Order> = {
  newest: { keys: [joined, begun], direction: "desc" },
  oldest: { keys: [joined, begun], direction: "asc" },
  name: { keys: [name, begun], direction: "asc" },
  seen: { keys: [seen, begun], direction: "desc" },
};

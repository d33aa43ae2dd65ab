import { userOfficeLimits } from "@dripstone/contract/accounts/office/limits";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockUser } from "../../../people/lock-user.ts";

type Admin = Pick<Caller, "user"> & { audit: Audit };

const LIST = "users";

/** Somebody's names for views of the list, in the order of the alphabet. */
export const viewsOf = (db: Database, { user }: Pick<Caller, "user">) =>
  db
    .selectFrom("savedViews")
    .where("userId", "=", user.id)
    .where("list", "=", LIST)
    .orderBy("name")
    .select(["id", "name", "query"])
    .execute();

/** Keeps a view under a name; what was kept under it is replaced. */
export function keepView(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Admin,
  { name, query }: { name: string; query: string },
) {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    const before = await viewsOf(transaction, { user });
    const isNew = before.every((view) => view.name !== name);
    if (isNew && before.length >= userOfficeLimits.VIEWS_MAX) throw new ApiError("TOO_MANY_VIEWS");
    const savedAt = clock();
    const kept = await transaction
      .insertInto("savedViews")
      .values({ userId: user.id, list: LIST, name, query, savedAt })
      .onConflict((conflict) => conflict.columns(["userId", "list", "name"]).doUpdateSet({ query, savedAt }))
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(transaction, { subject: kept.id });
    return viewsOf(transaction, { user });
  });
}

export function forgetView({ db }: Pick<Deps, "db">, { user, audit }: Admin, { id }: { id: string }) {
  return inTransaction(db, async (transaction) => {
    const forgotten = await transaction
      .deleteFrom("savedViews")
      .where("id", "=", id)
      .where("userId", "=", user.id)
      .where("list", "=", LIST)
      .returning("id")
      .executeTakeFirst();
    if (!forgotten) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: id });
    return viewsOf(transaction, { user });
  });
}

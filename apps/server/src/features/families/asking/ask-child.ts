import { emailKey } from "@dripstone/contract/accounts/addresses";
import { DAY_MS } from "@dripstone/contract/durations";
import { familyLimits } from "@dripstone/contract/families/limits";
import type { Asked } from "@dripstone/contract/families/payloads";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { grownUps } from "../../../family/grown-ups.ts";
import { olderChildren } from "../../../family/older-children.ts";
import { ApiError } from "../../../http/errors.ts";
import { tell } from "../../../notices/tell.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { familyAsked } from "./kinds.ts";
import { readAsked } from "./read-links.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;

/**
 * Asks whoever has the address to let a parent follow along. The parent learns nothing of who that is, or whether there is anybody, before there is a
 * yes; nor is a child who has said no asked again for as long as the question is kept.
 */
export function askChild({ db, clock, mail }: Parts, parentId: string, email: string): Promise<Asked> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const { name, email: address } = await lockUser(transaction, parentId);
    const parent = await grownUps(transaction, now).where("users.id", "=", parentId).executeTakeFirst();
    if (!parent) throw new ApiError("NOT_ALLOWED");
    const key = emailKey(email);
    if (key === emailKey(address))
      throw new ApiError("INVALID_INPUT", { fields: { email: { code: "CHILD_EMAIL_SAME" } } });
    const found = await olderChildren(transaction, now)
      .select("users.id")
      .where("users.emailKey", "=", key)
      .executeTakeFirst();
    const childId = found?.id ?? null;
    const before = await transaction
      .selectFrom("familyLinks")
      .select(["id", "childId", "answer", "withdrawnAt", "askedAt"])
      .where("parentId", "=", parentId)
      .where("emailKey", "=", key)
      .executeTakeFirst();
    if (before?.answer === "yes" && before.childId) return readAsked(transaction, before.id, now);
    await refuseTooMany(transaction, { parentId, key, now, before });
    // The address may have become somebody else's since, who has said nothing yet.
    const isSame = before !== undefined && before.childId === childId;
    const { id } = await transaction
      .insertInto("familyLinks")
      .values({ parentId, childId, email, emailKey: key, askedAt: now })
      .onConflict((conflict) =>
        conflict.columns(["parentId", "emailKey"]).doUpdateSet({
          ...{ childId, email, askedAt: now, withdrawnAt: null },
          ...(!isSame && { answer: null, answeredAt: null, takenBackAt: null }),
        }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    const isNew = !isSame || (before.withdrawnAt !== null && before.answer === null);
    if (childId && isNew) {
      const about = { name, email: address };
      await tell({ db: transaction, clock, mail }, familyAsked, { userId: childId, subject: id, about });
    }
    return readAsked(transaction, id, now);
  });
}

type Limited = {
  parentId: string;
  key: string;
  now: Date;
  before: { withdrawnAt: Date | null; askedAt: Date } | undefined;
};

/** A few addresses a day, and each that was withdrawn once: told by nothing but what the parent has done. */
async function refuseTooMany(transaction: Database, { parentId, key, now, before }: Limited): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const { others } = await transaction
    .selectFrom("familyLinks")
    .where("parentId", "=", parentId)
    .where("emailKey", "!=", key)
    .where("askedAt", ">", dayAgo)
    .select(({ fn }) => fn.countAll<string>().as("others"))
    .executeTakeFirstOrThrow();
  const isOver = Number(others) >= familyLimits.FAMILY_ASKED_PER_DAY;
  const isAgain = before !== undefined && before.withdrawnAt !== null && before.askedAt > dayAgo;
  if (isOver || isAgain) throw new ApiError("TOO_MANY_REQUESTS");
}

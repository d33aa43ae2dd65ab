import type { FamilyRequest } from "@dripstone/contract/families/payloads";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { tell, untellAll } from "../../../notices/tell.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { familyAgreed, familyAsked } from "./kinds.ts";
import { requestsOf } from "./read-links.ts";

type Said = { id: string; answer: "yes" | "no" };

/** A child's own answer to a parent, which may be another one at any time; the same one again changes nothing. */
export function answerParent(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  childId: string,
  { id, answer }: Said,
): Promise<FamilyRequest> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const { name } = await lockUser(transaction, childId);
    const before = await requestsOf(transaction, childId, now).where("link.id", "=", id).executeTakeFirst();
    if (!before) throw new ApiError("NOT_FOUND");
    if (before.answer === answer) return presentRequest(before);
    const answered = await transaction
      .updateTable("familyLinks")
      .set({ answer, answeredAt: now, takenBackAt: before.answer === "yes" ? now : null })
      .where("id", "=", id)
      .where("childId", "=", childId)
      // The parent may be taking the question back at this moment.
      .where("withdrawnAt", "is", null)
      .returning("parentId")
      .executeTakeFirst();
    if (!answered) throw new ApiError("NOT_FOUND");
    await untellAll(transaction, [familyAsked, familyAgreed], id);
    if (answer === "yes") {
      const about = { name, child: childId };
      await tell({ db: transaction, clock, mail }, familyAgreed, { userId: answered.parentId, subject: id, about });
    }
    return presentRequest({ ...before, answer, answeredAt: now });
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof requestsOf>["executeTakeFirstOrThrow"]>>;

export const presentRequest = ({ id, name, email, askedAt, answer, answeredAt }: Row): FamilyRequest => ({
  ...{ id, parent: { name, email }, answer },
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

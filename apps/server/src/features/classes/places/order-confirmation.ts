import type { Deps } from "../../../deps.ts";
import { classMails } from "../mailing/kinds.ts";

/** Orders the letter that tells how somebody stands in a class: to the account's mailbox, which has been proved; the parent's, which anybody could have typed, is the office's alone. */
export async function orderConfirmation(
  { db: transaction, mail }: Pick<Deps, "db" | "mail">,
  { userId, placeId }: { userId: string; placeId: string },
): Promise<void> {
  const reader = await transaction
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["email", "preferredLanguage"])
    .executeTakeFirstOrThrow();
  const order = { to: reader.email, locale: reader.preferredLanguage, params: { userId, placeId } };
  await mail.enqueue(transaction, { ...order, kind: classMails["class-place"] });
}

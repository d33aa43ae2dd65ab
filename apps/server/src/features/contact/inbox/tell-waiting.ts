import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { contactMails } from "../letters/kinds.ts";

/** Tells the office by one letter how many messages wait of which it has not been told one by one: what was held back, and the rest of a flood. */
export async function tellWaiting({ db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const told = await transaction
      .updateTable("contactMessages")
      .set({ toldAt: clock() })
      .where("toldAt", "is", null)
      .returning("heldFor")
      .execute();
    const held = told.filter(({ heldFor }) => heldFor !== null).length;
    if (told.length === 0) return;
    await mail.tellOffice(transaction, contactMails["contact-waiting"], { held, others: told.length - held });
  });
}

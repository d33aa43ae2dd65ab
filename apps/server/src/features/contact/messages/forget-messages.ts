import { contactLimits } from "@dripstone/contract/contact/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import { site } from "../../../../../../site.config.ts";
import type { Deps } from "../../../deps.ts";

/** Forgets messages some time after they were closed, and what was held back and nobody took up. What is open stays until somebody closes it. */
export async function forgetMessages({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  await db
    .deleteFrom("contactMessages")
    .where(({ or, and, eb }) =>
      or([
        eb("closedAt", "<=", daysAgo(site.contact.messagesKeptDays)),
        and([eb("heldFor", "is not", null), eb("at", "<=", daysAgo(contactLimits.CONTACT_HELD_DAYS))]),
      ]),
    )
    .execute();
}

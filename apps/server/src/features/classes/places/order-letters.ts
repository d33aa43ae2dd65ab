import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { DAY_MS } from "@dripstone/contract/durations";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { ReaderMail } from "../../../mail/kinds.ts";
import { classMails } from "../mailing/kinds.ts";

/** A parent's address is one that anybody could have typed: an account that registers more often in a day has no more copies sent. */
const COPIED_REGISTRATIONS_PER_DAY = 10;

type Parts = Pick<Deps, "db" | "mail" | "clock">;
type Place = { userId: string; placeId: string };

/** Orders the letter that tells how somebody stands in a class; `news` is how they have come to that. */
export function orderConfirmation(deps: Parts, { news, ...place }: Place & { news: "registered" | "opened" }) {
  return order(deps, place, { kind: classMails["class-place"], params: { ...place, news } });
}

/** Orders the letter that tells that somebody is in a class no longer, or waits for it no longer. */
export function orderFarewell(deps: Parts, { held, ...place }: Place & { held: "taken" | "waiting" }) {
  return order(deps, place, { kind: classMails["class-given-up"], params: { ...place, held } });
}

/** To the account's mailbox, which has been proved; and a copy to the parent's address, where that is another. */
async function order<Params extends object>(
  { db: transaction, mail, clock }: Parts,
  { userId, placeId }: Place,
  letter: { kind: ReaderMail<Params>; params: NoInfer<Params> },
): Promise<void> {
  const { email, preferredLanguage: locale } = await transaction
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["email", "preferredLanguage"])
    .executeTakeFirstOrThrow();
  await mail.enqueue(transaction, { to: email, locale, ...letter });
  const { parentEmail } = await transaction
    .selectFrom("classPlaces")
    .where("id", "=", placeId)
    .select("parentEmail")
    .executeTakeFirstOrThrow();
  if (mailboxKey(parentEmail) === mailboxKey(email)) return;
  if ((await registeredToday(transaction, { userId, now: clock() })) > COPIED_REGISTRATIONS_PER_DAY) return;
  await mail.enqueue(transaction, { to: parentEmail, locale, ...letter });
}

async function registeredToday(transaction: Database, { userId, now }: { userId: string; now: Date }): Promise<number> {
  const { count } = await transaction
    .selectFrom("classPlaces")
    .where("userId", "=", userId)
    .where("at", ">", new Date(now.getTime() - DAY_MS))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

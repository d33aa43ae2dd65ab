import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { Deps } from "../../../deps.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import type { WeeklyMails } from "../mailing/kinds.ts";
import { explanationOf } from "./explained.ts";
import { placeOf } from "./place-of.ts";

type Excellent = WeeklyMails["explanation-excellent"];

/** Null when the teacher has thought better of it meanwhile, or nobody is to be written to there any more. */
export async function writeExcellent(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, subject }: Excellent["params"],
  to: string,
): Promise<Excellent["values"] | null> {
  const now = clock();
  const found = await explanationOf(db, subject);
  const reader = await peopleToWriteTo(db, now)
    .where("users.id", "=", userId)
    .where("emailKey", "=", emailKey(to))
    .select(["name", "mailbox", "preferredLanguage"])
    .executeTakeFirst();
  if (!found?.excellent || !reader) return null;
  const { name, mailbox, preferredLanguage } = reader;
  const link = await placeOf(db, found.week, now);
  return { name, title: found.texts[preferredLanguage].title, link, reader: mailbox };
}

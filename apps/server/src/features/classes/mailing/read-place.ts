import { emailKey } from "@dripstone/contract/accounts/addresses";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import type { Deps } from "../../../deps.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import { classTitle } from "../../../roster/class-title.ts";

/** A place and its class, as a letter to somebody tells of them. */
export type WrittenPlace = NonNullable<Awaited<ReturnType<typeof readPlace>>>;

/**
 * A place in a class, and who reads the letter about it: the owner of the account that registered, or the parent whose address it
 * gave. Null where the account is no longer written to, or `to` is the address of neither any more.
 */
export async function readPlace(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, placeId }: { userId: string; placeId: string },
  to: string,
) {
  const account = await peopleToWriteTo(db, clock())
    .where("id", "=", userId)
    .select(["name", "mailbox", "emailKey", "preferredLanguage as language"])
    .executeTakeFirst();
  const place = await db
    .selectFrom("classPlaces as place")
    .innerJoin("classes as class", "class.id", "place.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where("place.id", "=", placeId)
    .where("place.userId", "=", userId)
    .select(["place.classId", "place.state", "place.studentName", "place.priceCents", "place.payment"])
    .select(["place.number", "place.parentEmail", "class.attendance", "class.place", "program.subject"])
    .select([classTitle.as("class"), "semester.payment as instructions"])
    .executeTakeFirst();
  if (!account || !place) return null;
  const isCopy = emailKey(to) !== account.emailKey;
  if (isCopy && emailKey(to) !== emailKey(place.parentEmail)) return null;
  const { name, mailbox, language } = account;
  return {
    ...{ place, language, isCopy },
    said: {
      name,
      student: place.studentName,
      class: place.class[language],
      price: moneyIn(language, place.priceCents),
      reader: isCopy ? ("parent" as const) : mailbox,
    },
  };
}

const moneyIn = (language: Locale, cents: number): string =>
  new Intl.NumberFormat(languageTags[language], {
    ...{ style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" },
    ...{ minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 },
  }).format(cents / 100);

import { emailKey } from "@dripstone/contract/accounts/addresses";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import type { Deps } from "../../../deps.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import { classTitle } from "../../../roster/class-title.ts";
import type { ClassMails } from "./kinds.ts";

type Place = ClassMails["class-place"];

/** Tells how somebody stands in a class now; null where the place was given up meanwhile, or the account is no longer written to. */
export async function writePlace(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, placeId }: Place["params"],
  to: string,
): Promise<Place["values"] | null> {
  const now = clock();
  const reader = await peopleToWriteTo(db, now)
    .where("id", "=", userId)
    .where("emailKey", "=", emailKey(to))
    .select(["name", "mailbox", "preferredLanguage"])
    .executeTakeFirst();
  const place = await db
    .selectFrom("classPlaces as place")
    .innerJoin("classes as class", "class.id", "place.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where("place.id", "=", placeId)
    .where("place.userId", "=", userId)
    .select(["place.classId", "place.state", "place.studentName", "place.priceCents", "place.payment"])
    .select([classTitle.as("name"), "semester.payment as instructions"])
    .executeTakeFirst();
  if (!reader || !place || place.state === "given-up") return null;
  const lesson = await db
    .selectFrom("lessons")
    .where("classId", "=", place.classId)
    .where("startsAt", ">", now)
    .where("canceled", "=", false)
    .orderBy("startsAt")
    .select("startsAt")
    .executeTakeFirst();
  const { name, mailbox, preferredLanguage: language } = reader;
  const isDue = place.state === "taken" && place.payment === "due" && place.priceCents > 0;
  const standing = isDue ? "due" : place.state;
  return {
    name,
    student: place.studentName,
    class: place.name[language],
    ...{ news: standing, standing },
    when: lesson ? "lesson" : "none",
    first: lesson ? momentIn(language, lesson.startsAt) : "",
    price: moneyIn(language, place.priceCents),
    payment: place.instructions?.[language] ?? "",
    link: paths.myClasses,
    reader: mailbox,
  };
}

const momentIn = (language: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: site.timeZone,
  }).format(instant);

const moneyIn = (language: Locale, cents: number): string =>
  new Intl.NumberFormat(languageTags[language], {
    ...{ style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" },
    ...{ minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 },
  }).format(cents / 100);

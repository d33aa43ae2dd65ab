import { type Locale, languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { inALine } from "./in-a-line.ts";
import type { ClassMails } from "./kinds.ts";
import { readPlace, type WrittenPlace } from "./read-place.ts";

type Place = ClassMails["class-place"];
type Told = Place["values"];

/** Tells how somebody stands in a class now; null where the place was given up meanwhile, or the account is no longer written to. */
export async function writePlace(
  deps: Pick<Deps, "db" | "clock">,
  { news, ...params }: Place["params"],
  to: string,
): Promise<Told | null> {
  const found = await readPlace(deps, params, to);
  if (!found || found.place.state === "given-up") return null;
  const { place, language, said, isCopy } = found;
  const common = {
    ...said,
    payment: inALine(place.instructions?.[language] ?? ""),
    link: said.reader === "parent" ? paths.classDetail(place.classId) : paths.myClasses,
  };
  if (place.state === "waiting") {
    return {
      ...{ ...common, ...nowhere, news: "waiting", standing: "waiting" },
      ...(await lineOf(deps.db, place)),
      ways: isCopy ? "copy" : "waiting",
    };
  }
  const isDue = place.payment === "due" && place.priceCents > 0;
  const hasOpened = news === "opened";
  return {
    ...common,
    news: hasOpened ? "opened" : "taken",
    standing: hasOpened ? (isDue ? "openedDue" : "opened") : isDue ? "due" : "taken",
    ...(await lessonsOf(deps, place.classId, language)),
    where: whereOf(place),
    place: place.place?.[language] ?? `${site.address.street}, ${site.address.city}`,
    ways: hasOpened ? (isCopy ? "openedCopy" : "opened") : isCopy ? "copy" : "taken",
  };
}

function whereOf({ attendance, subject }: WrittenPlace["place"]): Told["where"] {
  if (attendance !== "in-person") return attendance;
  return subject === "math" ? "paper" : "plain";
}

/** A family that waits is told of no lesson and of nothing to bring: it would come. */
const nowhere = { day: "", next: "", left: "", where: "nowhere", place: "" } as const;

async function lineOf(
  db: Database,
  { classId, number }: WrittenPlace["place"],
): Promise<Pick<Told, "when" | "before">> {
  const { before } = await db
    .selectFrom("classPlaces")
    .where("classId", "=", classId)
    .where("state", "=", "waiting")
    .where("number", "<", number)
    .select(({ fn }) => fn.countAll<number>().as("before"))
    .executeTakeFirstOrThrow();
  return { when: before === 0 ? "front" : before === 1 ? "behindOne" : "behind", before: String(before) };
}

async function lessonsOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  classId: string,
  language: Locale,
): Promise<Pick<Told, "when" | "day" | "next" | "left" | "before">> {
  const now = clock();
  const held = await db
    .selectFrom("lessons")
    .where("classId", "=", classId)
    .where("canceled", "=", false)
    .orderBy("startsAt")
    .select("startsAt")
    .execute();
  const ahead = held.filter(({ startsAt }) => startsAt > now);
  const [first] = held;
  const [next] = ahead;
  if (!first || !next) return { when: "none", day: "", next: "", left: "0", before: "" };
  return {
    when: first === next ? "lesson" : ahead.length === 1 ? "last" : "underway",
    day: dayIn(language, first.startsAt),
    next: momentIn(language, next.startsAt),
    left: String(ahead.length),
    before: "",
  };
}

const dayIn = (language: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: "long", timeZone: site.timeZone }).format(instant);

const momentIn = (language: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: site.timeZone,
  }).format(instant);

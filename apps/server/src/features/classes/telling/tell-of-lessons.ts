import { type Locale, languageTags, locales } from "@dripstone/contract/locale";
import { site } from "../../../../../../site.config.ts";
import ch from "../../../../locales/ch/classes.json" with { type: "json" };
import en from "../../../../locales/en/classes.json" with { type: "json" };
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { fillText } from "../../../fill-text.ts";
import { tell, untell, whatWasTold } from "../../../notices/tell.ts";
import { classTitle } from "../../../roster/class-title.ts";
import type { LessonChange } from "./changes.ts";
import { classLessons } from "./notice.ts";

const texts = { en: en.changes, ch: ch.changes };

type Told = { classId: string; changes: readonly LessonChange[] };

/**
 * Tells everybody who has a place in a class what is new about its lessons: of one lesson the newest, in the place of what was told of it before;
 * of several at once in one sentence.
 */
export async function tellOfLessons(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  { classId, changes }: Told,
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { db: transaction } = deps;
  const { name } = await transaction
    .selectFrom("classes as class")
    .innerJoin("programs as program", "program.id", "class.programId")
    .where("class.id", "=", classId)
    .select(classTitle.as("name"))
    .executeTakeFirstOrThrow();
  const students = await transaction
    .selectFrom("classPlaces")
    .where("classId", "=", classId)
    .where("state", "=", "taken")
    .select("userId")
    .distinct()
    .orderBy("userId")
    .execute();
  const isOne = changes.length === 1;
  const change = isOne ? wordsOfOne(first) : await wordsOfMany(deps, classId, changes.length);
  const subject = isOne ? `${classId}.${first.week}` : classId;
  const about = { class: name, change, count: String(changes.length) };
  if (isOne) await correctMany(deps, classId);
  for (const { userId } of students) {
    // A letter goes out once about a notice; what is new is another one.
    for (const { week } of changes) await untell(transaction, classLessons, { userId, subject: `${classId}.${week}` });
    await untell(transaction, classLessons, { userId, subject });
    await tell(deps, classLessons, { userId, subject, about });
  }
}

/** What was told of many lessons names the next one, and that may be another now. Whoever has read it is told of the one that has changed. */
async function correctMany(deps: Pick<Deps, "db" | "clock" | "mail">, classId: string): Promise<void> {
  for (const { userId, about, isRead } of await whatWasTold(deps.db, classLessons, classId)) {
    const change = await wordsOfMany(deps, classId, Number(about.count));
    if (change.en === about.change.en) continue;
    await untell(deps.db, classLessons, { userId, subject: classId });
    if (!isRead) await tell(deps, classLessons, { userId, subject: classId, about: { ...about, change } });
  }
}

const wordsOfOne = ({ what, week, ...times }: LessonChange) =>
  inEach((language) => fillText(texts[language][what], { week, date: timeOf(language, times) }));

async function wordsOfMany({ db, clock }: Pick<Deps, "db" | "clock">, classId: string, count: number) {
  const next = await nextLesson(db, classId, clock());
  return inEach((language) =>
    next
      ? fillText(texts[language].many, { count, date: timeOf(language, next) })
      : fillText(texts[language].manyGone, { count }),
  );
}

function nextLesson(db: Database, classId: string, now: Date) {
  return db
    .selectFrom("lessons")
    .where("classId", "=", classId)
    .where("startsAt", ">", now)
    .where("canceled", "=", false)
    .orderBy("startsAt")
    .select(["startsAt", "endsAt"])
    .limit(1)
    .executeTakeFirst();
}

/** A day, and from when to when. */
function timeOf(language: Locale, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  const shown = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[language], { ...parts, timeZone: site.timeZone });
  return fillText(texts[language].date, {
    day: shown({ weekday: "long", month: "long", day: "numeric" }).format(startsAt),
    hours: shown({ hour: "numeric", minute: "2-digit" }).formatRange(startsAt, endsAt),
  });
}

const inEach = (say: (language: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(locales.map((language) => [language, say(language)])) as Record<Locale, string>;

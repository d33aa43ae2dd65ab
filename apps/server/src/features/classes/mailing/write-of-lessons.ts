import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/classes.json" with { type: "json" };
import en from "../../../../locales/en/classes.json" with { type: "json" };
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { fillText } from "../../../fill-text.ts";
import { readerOfLetter } from "../../../notices/letters.ts";
import { newsOf } from "../../../notices/news-of.ts";
import { classLessons } from "../telling/notice.ts";
import type { ClassMails } from "./kinds.ts";

type Letter = ClassMails["class-lessons"];

const texts = { en: en.notices, ch: ch.notices };

/** Tells what is new about lessons. Null when its reader has read it, all of them are past, or the place in the class was given up. */
export async function writeOfLessons(
  deps: Pick<Deps, "db" | "clock">,
  params: Letter["params"],
  to: string,
): Promise<Letter["values"] | null> {
  const { db, clock } = deps;
  const ahead = await classesAhead(db, params.userId, clock());
  const news = (await newsOf(db, params, [classLessons.name])).filter(({ subject }) => isAhead(ahead, subject));
  const [first] = news;
  const found = first && (await readerOfLetter(deps, classLessons, { userId: params.userId, to }));
  if (!found) return null;
  const { language, ...reader } = found;
  const about = news.map(
    (it) => it.about as { class: Record<"en" | "ch", string>; change: Record<"en" | "ch", string> },
  );
  const lines = about.map((it) =>
    fillText(texts[language]["class-lessons"], { class: it.class[language], change: it.change[language] }),
  );
  const isOne = new Set(news.map(({ subject }) => subject.split(".")[0])).size === 1;
  return {
    ...reader,
    news: isOne ? "one" : "many",
    class: about[0]?.class[language] ?? "",
    lines,
    link: paths.myClasses,
  };
}

type Lessons = { classId: string; week: number; startsAt: Date };

/** The lessons of the classes in which somebody has a place; with those that are past, to tell them from those that are gone. */
function classesAhead(db: Database, userId: string, now: Date): Promise<(Lessons & { isPast: boolean })[]> {
  return db
    .selectFrom("classPlaces as place")
    .innerJoin("lessons as lesson", "lesson.classId", "place.classId")
    .where("place.userId", "=", userId)
    .where("place.state", "=", "taken")
    .select(["lesson.classId", "lesson.week", "lesson.startsAt"])
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, isPast: row.startsAt <= now })));
}

function isAhead(lessons: readonly (Lessons & { isPast: boolean })[], subject: string): boolean {
  const [classId, week] = subject.split(".");
  const ofClass = lessons.filter((lesson) => lesson.classId === classId);
  const lesson = ofClass.find((other) => String(other.week) === week);
  return ofClass.length > 0 && !lesson?.isPast;
}

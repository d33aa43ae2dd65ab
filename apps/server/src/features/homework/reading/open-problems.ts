import type { OpenProblem } from "@dripstone/tutor";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";

/** Weeks of homework whose exercises are known as they are compared with what is asked. */
const WEEKS_KEPT = 200;
const EXERCISES_MAX = 200;
/** Shorter parts are headings, or say how long it takes. */
const LENGTH_MIN = 12;

/** The exercises that are set for somebody and not yet due, for them. */
export function openProblems({ clock }: Pick<Deps, "clock">) {
  const exercises = new LRUCache<string, OpenProblem[]>({ max: WEEKS_KEPT });
  return async (db: Database, userId: string): Promise<OpenProblem[]> => {
    const now = clock();
    const open = await db
      .selectFrom("classPlaces as place")
      .innerJoin("lessons as lesson", "lesson.classId", "place.classId")
      .leftJoin("homeworkExtensions as extension", (join) =>
        join
          .onRef("extension.classId", "=", "lesson.classId")
          .onRef("extension.week", "=", "lesson.week")
          .on("extension.userId", "=", userId),
      )
      .select(["lesson.classId", "lesson.week", "lesson.homework"])
      .where("place.userId", "=", userId)
      .where("place.state", "=", "taken")
      .where("lesson.homework", "is not", null)
      .where((eb) => eb.or([eb("lesson.dueAt", ">", now), eb("extension.dueAt", ">", now)]))
      .execute();
    return open.flatMap(({ classId, week, homework }) => {
      if (!homework) return [];
      const key = JSON.stringify([classId, week, homework]);
      const known = exercises.get(key) ?? exercisesIn(homework, `${classId}/${week}`);
      exercises.set(key, known);
      return known;
    });
  };
}

/** Each exercise is a paragraph or an item of its own; the two languages need not have them alike. */
function exercisesIn(homework: { en: string; ch: string }, id: string): OpenProblem[] {
  const [en, ch] = [partsOf(homework.en), partsOf(homework.ch)];
  return Array.from({ length: Math.max(en.length, ch.length) }, (_, place) => ({
    id: `${id}/${place + 1}`,
    texts: { en: en[place] ?? ch[place] ?? "", ch: ch[place] ?? en[place] ?? "" },
  }));
}

const partsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+[.)、]) ?)/)
    .map((part) => part.trim())
    .filter((part) => /\d/.test(part) || part.length >= LENGTH_MIN)
    .slice(0, EXERCISES_MAX);

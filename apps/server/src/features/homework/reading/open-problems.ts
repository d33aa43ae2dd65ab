import { type OpenProblem, problemsIn } from "@dripstone/tutor";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";

/** Weeks of homework whose exercises are known as they are compared with what is asked. */
const WEEKS_KEPT = 200;
const EXERCISES_MAX = 200;

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

const exercisesIn = (homework: OpenProblem["texts"], id: string): OpenProblem[] =>
  problemsIn(homework)
    .slice(0, EXERCISES_MAX)
    .map((texts, place) => ({ id: `${id}/${place + 1}`, texts }));

import type { CourseSource, LessonSource } from "@dripstone/content";
import type { Course } from "@dripstone/contract/lessons/courses";
import { keptValues } from "../../../changes/kept-values.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";

const KEPT_MS = 3_600_000;

export type LessonName = { course: Course; lesson: string };

/** The courses, answers and all, from memory until they change. */
export function currentCourses(deps: Pick<Deps, "db" | "clock" | "changes">) {
  const kept = keptValues<CourseSource[]>(deps, { tags: ["lessons"], most: 1 });
  const all = () =>
    kept("courses", async () => ({
      value: await readCourses(deps.db),
      until: new Date(deps.clock().getTime() + KEPT_MS),
    }));
  const course = async (name: Course): Promise<CourseSource> => {
    const found = (await all()).find((it) => it.course === name);
    if (!found) throw new ApiError("NOT_FOUND");
    return found;
  };
  return {
    all,
    course,
    async lesson({ course: name, lesson }: LessonName): Promise<LessonSource> {
      const found = (await course(name)).lessons.find(({ slug }) => slug === lesson);
      if (!found) throw new ApiError("NOT_FOUND");
      return found;
    },
  };
}

async function readCourses(db: Database): Promise<CourseSource[]> {
  const rows = await db.selectFrom("lessonCourses").orderBy("position").select("source").execute();
  return rows.map(({ source }) => source);
}

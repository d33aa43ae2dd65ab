import type { LessonWork } from "../work/use-lesson-work.ts";

/** The exercises of a lesson that are solved, or whose solution was shown. */
export const settledIn = ({ exercises }: Pick<LessonWork, "exercises">): ReadonlySet<string> =>
  new Set(exercises.filter(({ state }) => state !== "tried").map(({ exercise }) => exercise));

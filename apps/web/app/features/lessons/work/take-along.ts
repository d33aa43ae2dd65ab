import type { Store } from "../../../session/store.ts";
import { lessonsApi } from "../api.ts";
import { forgetLessons, keptLessons } from "./kept-work.ts";

/** Hands what a visitor did in lessons over to the account that has come in. What could not be handed over stays, for the next time. */
export async function takeAlong({ dispatch }: Pick<Store, "dispatch">): Promise<void> {
  const lessons = keptLessons().map(({ exercises, ...lesson }) => ({
    ...lesson,
    exercises: exercises.map(({ exercise, answer, attempts, hints }) => ({ exercise, answer, attempts, hints })),
  }));
  if (lessons.length === 0) return;
  const { error } = await dispatch(lessonsApi.endpoints.takeAlong.initiate({ body: { lessons } }));
  if (!error) forgetLessons();
}

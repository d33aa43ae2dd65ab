import type { CourseSource, LessonSource } from "@dripstone/content";
import type { lessonEndpoints } from "@dripstone/contract/lessons/endpoints";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import type { Handlers } from "../../http/handlers.ts";
import { currentCourses } from "./courses/current-courses.ts";
import { presentCourse } from "./courses/present-course.ts";
import { presentLesson } from "./courses/present-lesson.ts";
import { html } from "./html.ts";
import { judge } from "./judging/judge.ts";
import { presentVerdict } from "./judging/present-verdict.ts";
import { answerExercise } from "./work/answer-exercise.ts";
import { exerciseOf } from "./work/find-exercise.ts";
import { giveUp } from "./work/give-up.ts";
import { notePlace } from "./work/note-place.ts";
import { presentWork } from "./work/present-work.ts";
import { presentProgress, readWork, worksOf } from "./work/read-work.ts";
import { takeAlong } from "./work/take-along.ts";

export function lessonRoutes(deps: Pick<Deps, "db" | "clock" | "changes">): Handlers<typeof lessonEndpoints> {
  const { db, clock } = deps;
  const courses = currentCourses(deps);
  return {
    "GET /lessons": async ({ query: { language } }) =>
      (await courses.all()).map((course) => presentCourse(course, language)),

    "GET /lessons/{course}": async ({ params: { course }, query: { language } }) =>
      presentCourse(await courses.course(course), language),

    "GET /lessons/{course}/{lesson}": async ({ params, query: { language } }) =>
      presentLesson(await courses.course(params.course), await courses.lesson(params), language),

    "GET /lessons/{course}/{lesson}/exercises/{exercise}/hints/{number}": async ({ params, query: { language } }) => {
      const { words } = exerciseOf(await courses.lesson(params), language, params.exercise);
      const hint = words.hints[params.number - 1];
      if (hint === undefined) throw new ApiError("NOT_FOUND");
      return { hintHtml: html(hint) };
    },

    "POST /lessons/{course}/{lesson}/exercises/{exercise}/check": async ({ params, query: { language }, body }) => {
      const lesson = await courses.lesson(params);
      const exercise = exerciseOf(lesson, language, params.exercise);
      return presentVerdict(judge(lesson, exercise, body.answer), exercise);
    },

    "POST /lessons/{course}/{lesson}/exercises/{exercise}/reveal": async ({ params, query: { language } }) => {
      const { words } = exerciseOf(await courses.lesson(params), language, params.exercise);
      return { solutionHtml: html(words.solution) };
    },

    "GET /lessons/mine": async ({ user }) => {
      const works = await worksOf(db, user.id);
      const all = await courses.all();
      return works.flatMap((work) => {
        const lesson = lessonIn(all, work);
        return lesson ? [presentProgress(lesson, work)] : [];
      });
    },

    "POST /lessons/mine/take-along": async (call) => {
      const all = await courses.all();
      const brought = call.body.lessons.flatMap((of) => {
        const lesson = lessonIn(all, of);
        return lesson ? [{ of, lesson }] : [];
      });
      const { taken, earned } = await takeAlong({ db, clock }, call, brought);
      return { lessons: taken.map(({ lesson, work }) => presentProgress(lesson, work)), earned };
    },

    "GET /lessons/{course}/{lesson}/mine": async ({ user, params, query: { language } }) => {
      const lesson = await courses.lesson(params);
      const work = await readWork(db, user.id, params);
      return work ? presentWork(lesson, work, language) : null;
    },

    "PUT /lessons/{course}/{lesson}/place": async (call) => {
      const lesson = await courses.lesson(call.params);
      return presentProgress(lesson, await notePlace({ db, clock }, call, { lesson, part: call.body.part }));
    },

    "POST /lessons/{course}/{lesson}/exercises/{exercise}/attempts": async (call) => {
      const { params, query, body } = call;
      const lesson = await courses.lesson(params);
      const exercise = exerciseOf(lesson, query.language, params.exercise);
      return call.once(async (transaction) => {
        const answer = { lesson, exercise, ...body };
        const { judged, isShown, work, earned } = await answerExercise({ db: transaction, clock }, call, answer);
        return {
          verdict: presentVerdict(judged, exercise, { isShown }),
          progress: presentProgress(lesson, work),
          earned,
        };
      });
    },

    "POST /lessons/{course}/{lesson}/exercises/{exercise}/give-up": async (call) => {
      const lesson = await courses.lesson(call.params);
      const exercise = exerciseOf(lesson, call.query.language, call.params.exercise);
      const { work, earned } = await giveUp({ db, clock }, call, { lesson, exercise });
      return { solutionHtml: html(exercise.words.solution), progress: presentProgress(lesson, work), earned };
    },
  };
}

function lessonIn(
  courses: readonly CourseSource[],
  { course, lesson }: { course: string; lesson: string },
): LessonSource | undefined {
  return courses.find((it) => it.course === course)?.lessons.find(({ slug }) => slug === lesson);
}

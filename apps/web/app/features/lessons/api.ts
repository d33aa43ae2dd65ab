import type { Course } from "@dripstone/contract/lessons/courses";
import type { LessonProgress, LessonWork } from "@dripstone/contract/lessons/payloads";
import { api, call } from "../../api/client.ts";

const mine = { type: "Mine", id: "lessons" } as const;
/** What was earned shows on the page of one's progress. */
const progress = { type: "Mine", id: "progress" } as const;

const changedBy = (reply: { progress: LessonProgress } | undefined) =>
  reply ? [mine, ...(reply.progress.completedAt ? [progress] : [])] : [];

/** Which lesson it is. */
export type LessonAddress = { course: Course; lesson: string };

export const lessonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    course: build.query(call("GET /lessons/{course}")),
    lesson: build.query(call("GET /lessons/{course}/{lesson}")),
    ownLessons: build.query({ ...call("GET /lessons/mine"), providesTags: [mine] }),
    ownLesson: build.query({ ...call("GET /lessons/{course}/{lesson}/mine"), providesTags: ["Mine"] }),
    hint: build.query(call("GET /lessons/{course}/{lesson}/exercises/{exercise}/hints/{number}")),
    check: build.mutation(call("POST /lessons/{course}/{lesson}/exercises/{exercise}/check")),
    reveal: build.mutation(call("POST /lessons/{course}/{lesson}/exercises/{exercise}/reveal")),
    attempt: build.mutation({
      ...call("POST /lessons/{course}/{lesson}/exercises/{exercise}/attempts"),
      invalidatesTags: changedBy,
      async onQueryStarted({ params, query, body }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const { progress, verdict } = data;
        const { exercise, ...address } = params;
        dispatch(
          lessonsApi.util.updateQueryData("ownLesson", { params: address, query }, (work) =>
            withExercise(work, progress, exercise, body.answer, verdict.solutionHtml),
          ),
        );
      },
    }),
    giveUp: build.mutation({
      ...call("POST /lessons/{course}/{lesson}/exercises/{exercise}/give-up"),
      invalidatesTags: changedBy,
      async onQueryStarted({ params, query }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const { exercise, ...address } = params;
        dispatch(
          lessonsApi.util.updateQueryData("ownLesson", { params: address, query }, (work) =>
            withExercise(work, data.progress, exercise, null, data.solutionHtml),
          ),
        );
      },
    }),
    notePlace: build.mutation({
      ...call("PUT /lessons/{course}/{lesson}/place"),
      invalidatesTags: (reply) => (reply ? [mine] : []),
    }),
    takeAlong: build.mutation({ ...call("POST /lessons/mine/take-along"), invalidatesTags: ["Mine"] }),
  }),
});

/** What was done in a lesson, after one more exercise. */
function withExercise(
  work: LessonWork | null,
  progress: LessonProgress,
  exercise: string,
  answer: LessonWork["answers"][string] | null,
  solutionHtml: string | null,
): LessonWork {
  return {
    progress,
    answers: { ...work?.answers, ...(answer && { [exercise]: answer }) },
    solutions: { ...work?.solutions, ...(solutionHtml !== null && { [exercise]: solutionHtml }) },
  };
}

export const {
  useCourseQuery,
  useLessonQuery,
  useOwnLessonsQuery,
  useOwnLessonQuery,
  useLazyHintQuery,
  useCheckMutation,
  useRevealMutation,
  useAttemptMutation,
  useGiveUpMutation,
  useNotePlaceMutation,
} = lessonsApi;

import type { ReplyOf } from "@dripstone/contract";
import type { Call } from "../../api/call.ts";
import { type ArgumentOf, api, call } from "../../api/client.ts";
import { isFailure } from "../../api/failure.ts";
import { noteTried } from "./trial/tried.ts";

/** Progress changes with an attempt; the work itself comes back with the reply. */
const progress = { type: "Mine", id: "progress" } as const;
const reminder = { type: "Mine", id: "weekly-reminder" } as const;
const work = { type: "Mine", id: "weekly-work" } as const;

const REVIEW = "PUT /weekly-problem-explanations/{id}";

/** A review, and the page of the list in which it is shown at once. */
type Reviewing = ArgumentOf<typeof REVIEW> & { asked: ArgumentOf<"GET /weekly-problem-explanations"> };

export const weeklyProblemApi = api.injectEndpoints({
  endpoints: (build) => ({
    weeklyProblem: build.query(call("GET /weekly-problem")),
    weeklyWork: build.query({ ...call("GET /weekly-problem/work"), providesTags: [work] }),
    weeklyTrial: build.query(call("GET /weekly-problem/trial")),
    reminder: build.query({ ...call("GET /weekly-problem/reminder"), providesTags: [reminder] }),
    remind: build.mutation({
      ...call("PUT /weekly-problem/reminder"),
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const told = dispatch(weeklyProblemApi.util.updateQueryData("reminder", undefined, () => body));
        await queryFulfilled.catch(() => told.undo());
      },
    }),
    stopReminder: build.mutation({ ...call("POST /weekly-problem/reminder/stop"), invalidatesTags: [reminder] }),
    answerAsVisitor: build.mutation({
      ...call("POST /weekly-problem/trial"),
      async onQueryStarted({ query }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          if (!data.trial) return;
          dispatch(weeklyProblemApi.util.upsertQueryData("weeklyTrial", { query }, data.trial));
          noteTried();
        } catch (reason) {
          // One was judged here before, and this browser has forgotten it. The form tells of any other failure.
          const { error } = reason as { error?: unknown };
          if (isFailure(error) && error.code === "TRIAL_USED") noteTried();
        }
      },
    }),
    warmUps: build.query(call("GET /weekly-problem/warm-up")),
    ownWarmUps: build.query({ ...call("GET /weekly-problem/warm-up/mine"), providesTags: [progress] }),
    explanations: build.query(call("GET /weekly-problem-explanations")),
    reviewExplanation: build.mutation<ReplyOf<typeof REVIEW>, Reviewing>({
      query: ({ asked: _, ...request }): Call => ({ key: REVIEW, ...request }),
      async onQueryStarted({ asked }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          weeklyProblemApi.util.updateQueryData("explanations", asked, (page) => {
            const week = page.weeks.find((it) => it.week === data.week);
            const at = page.items.findIndex(({ id }) => id === data.id);
            if (week && page.items[at]?.review === null) week.unread -= 1;
            page.items[at] = data;
          }),
        );
      },
    }),
    archive: build.query(call("GET /weekly-problem/archive")),
    ownArchive: build.query({ ...call("GET /weekly-problem/archive/mine"), providesTags: [progress] }),
    archivedProblem: build.query(call("GET /weekly-problem/archive/{week}")),
    practise: build.mutation(call("POST /weekly-problem/archive/{week}/practice")),
    pastWork: build.query({ ...call("GET /weekly-problem/archive/{week}/mine"), providesTags: ["Mine"] }),
    solvedWeeks: build.query({ ...call("GET /weekly-problem/solved"), providesTags: [progress] }),
    tellArrival: build.mutation(call("POST /weekly-problem/arrival")),
    answerWeeklyProblem: build.mutation({
      ...call("POST /weekly-problem/attempts"),
      invalidatesTags: (reply) => (reply ? [progress] : []),
      async onQueryStarted({ query }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(weeklyProblemApi.util.upsertQueryData("weeklyWork", { query }, data.work));
        } catch {
          // The form tells why it failed.
        }
      },
    }),
  }),
});

export const {
  useWeeklyProblemQuery,
  useWeeklyWorkQuery,
  useWeeklyTrialQuery,
  useExplanationsQuery,
  useReviewExplanationMutation,
  useReminderQuery,
  useRemindMutation,
  useStopReminderMutation,
  useAnswerAsVisitorMutation,
  useAnswerWeeklyProblemMutation,
  useWarmUpsQuery,
  useOwnWarmUpsQuery,
  useArchiveQuery,
  useOwnArchiveQuery,
  useArchivedProblemQuery,
  usePractiseMutation,
  usePastWorkQuery,
  useSolvedWeeksQuery,
  useTellArrivalMutation,
} = weeklyProblemApi;

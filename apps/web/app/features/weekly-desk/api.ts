import { api, call } from "../../api/client.ts";

/** The list of problems, with where each of them stands, and the plan of the weeks. */
const problems = { type: "Desk", id: "problems" } as const;
const plan = { type: "Desk", id: "plan" } as const;

const ofProblem = { invalidatesTags: [problems, plan] } as const;
/** These answer with the whole plan, which `usePlan` takes over. */
const ofPlan = { invalidatesTags: [problems] } as const;

export const weeklyDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskProblems: build.query({ ...call("GET /weekly-problems"), providesTags: [problems] }),
    deskProblem: build.query(call("GET /weekly-problems/{id}")),
    beginProblem: build.mutation({ ...call("POST /weekly-problems"), ...ofProblem }),
    saveProblem: build.mutation({ ...call("PUT /weekly-problems/{id}"), ...ofProblem }),
    removeProblem: build.mutation({ ...call("DELETE /weekly-problems/{id}"), ...ofProblem }),
    copyProblem: build.mutation({ ...call("POST /weekly-problems/{id}/copy"), ...ofProblem }),
    finishProblem: build.mutation({ ...call("POST /weekly-problems/{id}/finish"), ...ofProblem }),
    reopenProblem: build.mutation({ ...call("POST /weekly-problems/{id}/reopen"), ...ofProblem }),
    checkProblem: build.query(call("POST /weekly-problem-checks")),
    tryAnswers: build.query(call("POST /weekly-problem-tries")),
    previewProblem: build.query(call("POST /weekly-problem-previews")),
    weeklyPlan: build.query({ ...call("GET /weekly-problem-plan"), providesTags: [plan] }),
    planWeek: build.mutation({ ...call("PUT /weekly-problem-plan/{week}"), ...ofPlan }),
    freeWeek: build.mutation({ ...call("DELETE /weekly-problem-plan/{week}"), ...ofPlan }),
    closeWeek: build.mutation({ ...call("POST /weekly-problem-plan/{week}/close"), ...ofPlan }),
    roundReport: build.query(call("GET /weekly-problem-rounds/{week}")),
    roundAttempts: build.query(call("GET /weekly-problem-rounds/{week}/attempts")),
  }),
});

export const {
  useDeskProblemsQuery,
  useDeskProblemQuery,
  useLazyDeskProblemQuery,
  useBeginProblemMutation,
  useSaveProblemMutation,
  useRemoveProblemMutation,
  useCopyProblemMutation,
  useFinishProblemMutation,
  useReopenProblemMutation,
  useCheckProblemQuery,
  useTryAnswersQuery,
  usePreviewProblemQuery,
  useWeeklyPlanQuery,
  usePlanWeekMutation,
  useFreeWeekMutation,
  useCloseWeekMutation,
  useRoundReportQuery,
  useRoundAttemptsQuery,
} = weeklyDeskApi;

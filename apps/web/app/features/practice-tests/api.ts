import type { Sitting } from "@dripstone/contract/practice-tests/payloads";
import { api, call } from "../../api/client.ts";

const sittings = { type: "Mine", id: "sittings" } as const;
const progress = { type: "Mine", id: "progress" } as const;

export const practiceTestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    papers: build.query(call("GET /practice-tests")),
    paper: build.query(call("GET /practice-tests/{paper}")),
    printedPaper: build.query(call("GET /practice-tests/{paper}/questions")),
    ownSittings: build.query({ ...call("GET /practice-tests/mine"), providesTags: [sittings] }),
    startSitting: build.mutation({ ...call("POST /practice-tests/{paper}/sittings"), invalidatesTags: [sittings] }),
    sitting: build.query({
      ...call("GET /practice-tests/sittings/{id}"),
      // When it came, by a clock that no one can set: the time that is left is counted from the server's instant in it.
      transformResponse: (sitting: Sitting) => ({ ...sitting, receivedAt: performance.now() }),
      providesTags: [sittings],
    }),
    sittingQuestions: build.query({ ...call("GET /practice-tests/sittings/{id}/questions"), providesTags: ["Mine"] }),
    markAnswer: build.mutation(call("PUT /practice-tests/sittings/{id}/answers/{question}")),
    handIn: build.mutation({
      ...call("POST /practice-tests/sittings/{id}/hand-in"),
      invalidatesTags: [sittings, progress],
    }),
    sittingResult: build.query({ ...call("GET /practice-tests/sittings/{id}/result"), providesTags: ["Mine"] }),
  }),
});

export const {
  usePapersQuery,
  usePaperQuery,
  usePrintedPaperQuery,
  useOwnSittingsQuery,
  useStartSittingMutation,
  useSittingQuery,
  useSittingQuestionsQuery,
  useMarkAnswerMutation,
  useHandInMutation,
  useSittingResultQuery,
} = practiceTestsApi;

import { api, call } from "../../api/client.ts";

const shown = { providesTags: ["Homework" as const] };
const changed = { invalidatesTags: ["Homework" as const] };
const phrases = { type: "Homework", id: "phrases" } as const;

const gradingApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeworkQueue: build.query({ ...call("GET /homework/queue"), ...shown }),
    homeworkAtWork: build.query({ ...call("GET /homework/waiting"), ...shown }),
    homeworkToGrade: build.query({ ...call("GET /homework/{id}"), ...shown }),
    gradingDesk: build.query({ ...call("GET /homework/{id}/grading"), ...shown }),
    keepGrade: build.mutation({ ...call("PUT /homework/{id}/grade"), ...changed }),
    returnHomework: build.mutation({ ...call("POST /homework/{id}/return"), ...changed }),
    takeBackHomework: build.mutation({ ...call("POST /homework/{id}/take-back"), ...changed }),
    setRemark: build.mutation({ ...call("POST /homework/{id}/remarks"), ...changed }),
    changeRemark: build.mutation({ ...call("PUT /homework/{id}/remarks/{remark}"), ...changed }),
    removeRemark: build.mutation({ ...call("DELETE /homework/{id}/remarks/{remark}"), ...changed }),
    phrases: build.query({ ...call("GET /homework/phrases"), providesTags: [phrases] }),
    keepPhrase: build.mutation({ ...call("POST /homework/phrases"), invalidatesTags: [phrases] }),
    changePhrase: build.mutation({ ...call("PUT /homework/phrases/{id}"), invalidatesTags: [phrases] }),
    removePhrase: build.mutation({ ...call("DELETE /homework/phrases/{id}"), invalidatesTags: [phrases] }),
    extendHomework: build.mutation({
      ...call("PUT /classes/{id}/lessons/{week}/extensions/{user}"),
      ...changed,
    }),
    endExtension: build.mutation({
      ...call("DELETE /classes/{id}/lessons/{week}/extensions/{user}"),
      ...changed,
    }),
    gradebook: build.query({ ...call("GET /classes/{id}/gradebook"), ...shown }),
    gradebookFile: build.mutation(call("GET /classes/{id}/gradebook/csv")),
    // Asked for anew whenever a file is shown, as it is good for minutes only.
    fileAddress: build.query(call("POST /homework/{id}/files/{file}/link")),
  }),
});

export const {
  useHomeworkQueueQuery,
  useHomeworkAtWorkQuery,
  useHomeworkToGradeQuery,
  useGradingDeskQuery,
  useKeepGradeMutation,
  useReturnHomeworkMutation,
  useTakeBackHomeworkMutation,
  useSetRemarkMutation,
  useChangeRemarkMutation,
  useRemoveRemarkMutation,
  usePhrasesQuery,
  useKeepPhraseMutation,
  useChangePhraseMutation,
  useRemovePhraseMutation,
  useExtendHomeworkMutation,
  useEndExtensionMutation,
  useGradebookQuery,
  useGradebookFileMutation,
  useFileAddressQuery,
} = gradingApi;

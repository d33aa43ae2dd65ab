import { api, call } from "../../api/client.ts";

/** What the office keeps is shown in lists, on rosters and on the public page: of these, what is on the screen is asked for again. */
const changed = { invalidatesTags: ["Classes" as const] };
const shown = { providesTags: ["Classes" as const] };

const officeApi = api.injectEndpoints({
  endpoints: (build) => ({
    classOffice: build.query({ ...call("GET /admin/classes"), ...shown }),
    addSemester: build.mutation({ ...call("POST /semesters"), ...changed }),
    changeSemester: build.mutation({ ...call("PUT /semesters/{id}"), ...changed }),
    removeSemester: build.mutation({ ...call("DELETE /semesters/{id}"), ...changed }),
    copySemester: build.mutation({ ...call("POST /semesters/{id}/copy"), ...changed }),
    previewSemester: build.mutation(call("POST /semesters/{id}/plan-preview")),
    addClass: build.mutation({ ...call("POST /classes"), ...changed }),
    changeClass: build.mutation({ ...call("PUT /classes/{id}"), ...changed }),
    removeClass: build.mutation({ ...call("DELETE /classes/{id}"), ...changed }),
    previewClass: build.mutation(call("POST /classes/{id}/plan-preview")),
    addProgram: build.mutation({ ...call("POST /programs"), ...changed }),
    changeProgram: build.mutation({ ...call("PUT /programs/{id}"), ...changed }),
    removeProgram: build.mutation({ ...call("DELETE /programs/{id}"), ...changed }),
    keepContest: build.mutation({ ...call("PUT /contests/{slug}"), ...changed }),
    removeContest: build.mutation({ ...call("DELETE /contests/{slug}"), ...changed }),
    taught: build.query({ ...call("GET /classes/taught"), ...shown }),
    classDesk: build.query({ ...call("GET /classes/{id}/desk"), ...shown }),
    changeLesson: build.mutation({ ...call("PUT /classes/{id}/lessons/{week}"), ...changed }),
    roster: build.query({ ...call("GET /classes/{id}/roster"), ...shown }),
    exportRoster: build.mutation(call("GET /classes/{id}/roster/csv")),
    addPlace: build.mutation({ ...call("POST /classes/{id}/places"), ...changed }),
    keepPayment: build.mutation({ ...call("PUT /class-places/{id}/payment"), ...changed }),
    givePlace: build.mutation({ ...call("POST /class-places/{id}/take"), ...changed }),
    cancelPlace: build.mutation({ ...call("POST /class-places/{id}/cancel"), ...changed }),
  }),
});

export const {
  useClassOfficeQuery,
  useLazyClassOfficeQuery,
  useAddSemesterMutation,
  useChangeSemesterMutation,
  useRemoveSemesterMutation,
  useCopySemesterMutation,
  usePreviewSemesterMutation,
  useAddClassMutation,
  useChangeClassMutation,
  useRemoveClassMutation,
  usePreviewClassMutation,
  useAddProgramMutation,
  useChangeProgramMutation,
  useRemoveProgramMutation,
  useKeepContestMutation,
  useRemoveContestMutation,
  useTaughtQuery,
  useClassDeskQuery,
  useLazyClassDeskQuery,
  useChangeLessonMutation,
  useRosterQuery,
  useExportRosterMutation,
  useAddPlaceMutation,
  useKeepPaymentMutation,
  useGivePlaceMutation,
  useCancelPlaceMutation,
} = officeApi;

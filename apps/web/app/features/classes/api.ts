import { api, call } from "../../api/client.ts";

/** Whoever registers or gives up a place changes how many are left, and what is theirs. */
const shown = { providesTags: ["Classes" as const] };
const changed = { invalidatesTags: ["Classes" as const] };
// Not with the rest: whoever has just given up a place is told nothing of its lessons any more.
const lessons = { type: "Mine" as const, id: "lessons" };
const calendar = { type: "Mine" as const, id: "calendar" };

export const classesApi = api.injectEndpoints({
  endpoints: (build) => ({
    classHome: build.query({ ...call("GET /classes"), ...shown }),
    classDetail: build.query({ ...call("GET /classes/{id}"), ...shown }),
    ownPlaces: build.query({ ...call("GET /classes/mine"), ...shown }),
    ownLessons: build.query({ ...call("GET /classes/{id}/lessons/mine"), providesTags: [lessons] }),
    calendar: build.query({ ...call("GET /classes/calendar"), providesTags: [calendar] }),
    renewCalendar: build.mutation({ ...call("POST /classes/calendar"), invalidatesTags: [calendar] }),
    endCalendar: build.mutation({ ...call("DELETE /classes/calendar"), invalidatesTags: [calendar] }),
    // A refusal, too, tells that the class is no longer as it was shown.
    takePlace: build.mutation({ ...call("POST /classes/{id}/place"), ...changed }),
    giveUpPlace: build.mutation({ ...call("DELETE /classes/{id}/place"), ...changed }),
  }),
});

export const {
  useClassHomeQuery,
  useClassDetailQuery,
  useOwnPlacesQuery,
  useOwnLessonsQuery,
  useTakePlaceMutation,
  useGiveUpPlaceMutation,
  useCalendarQuery,
  useRenewCalendarMutation,
  useEndCalendarMutation,
} = classesApi;

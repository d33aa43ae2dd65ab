import { api, call } from "../../api/client.ts";

const shown = { providesTags: ["Homework" as const] };

const homeworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownHomework: build.query({ ...call("GET /homework/mine"), ...shown }),
    homework: build.query({ ...call("GET /homework/{id}"), ...shown }),
    // Points come with it.
    handIn: build.mutation({ ...call("POST /homework"), invalidatesTags: ["Homework", "Mine"] }),
    noteSeen: build.mutation({ ...call("POST /homework/{id}/seen"), invalidatesTags: ["Homework"] }),
    openFile: build.mutation(call("POST /homework/{id}/files/{file}/link")),
    // Asked for anew whenever a file is shown, as it is good for minutes only.
    fileToRead: build.query(call("POST /homework/{id}/files/{file}/link")),
  }),
});

export const {
  useOwnHomeworkQuery,
  useHomeworkQuery,
  useHandInMutation,
  useNoteSeenMutation,
  useOpenFileMutation,
  useFileToReadQuery,
} = homeworkApi;

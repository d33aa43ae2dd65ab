import { api, call } from "../../api/client.ts";

const shown = { providesTags: ["Homework" as const] };

const homeworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownHomework: build.query({ ...call("GET /homework/mine"), ...shown }),
    homework: build.query({ ...call("GET /homework/{id}"), ...shown }),
    // Points come with it.
    handIn: build.mutation({ ...call("POST /homework"), invalidatesTags: ["Homework", "Mine"] }),
    // One that was handed in before stays with that; nobody waits for this.
    removeFile: build.mutation(call("DELETE /homework/files/{file}")),
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
  useRemoveFileMutation,
  useOpenFileMutation,
  useFileToReadQuery,
} = homeworkApi;

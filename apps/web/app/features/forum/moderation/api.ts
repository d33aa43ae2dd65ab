import { api, call } from "../../../api/client.ts";

/** A decision changes lists, numbers, threads and the queue at once; of these, what is on the screen is asked for again. */
const decided = { invalidatesTags: ["Forum" as const] };

const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    forumQueue: build.query({ ...call("GET /forum/queue"), providesTags: ["Forum"] }),
    decideOnPost: build.mutation({ ...call("PUT /forum/posts/{id}/state"), ...decided }),
    decideOnReply: build.mutation({ ...call("PUT /forum/replies/{id}/state"), ...decided }),
    lockPost: build.mutation({ ...call("PUT /forum/posts/{id}/locked"), ...decided }),
    pinPost: build.mutation({ ...call("PUT /forum/posts/{id}/pinned"), ...decided }),
    movePost: build.mutation({ ...call("PUT /forum/posts/{id}/category"), ...decided }),
    postVersions: build.query({ ...call("GET /forum/posts/{id}/versions"), providesTags: ["Forum"] }),
    replyVersions: build.query({ ...call("GET /forum/replies/{id}/versions"), providesTags: ["Forum"] }),
    withholdVersion: build.mutation({ ...call("PUT /forum/versions/{id}/withheld"), ...decided }),
    silences: build.query({ ...call("GET /forum/silences"), providesTags: ["Forum"] }),
    silenceOf: build.query({ ...call("GET /forum/people/{id}/silence"), providesTags: ["Forum"] }),
    silence: build.mutation({ ...call("PUT /forum/people/{id}/silence"), ...decided }),
  }),
});

export const {
  useForumQueueQuery,
  useDecideOnPostMutation,
  useDecideOnReplyMutation,
  useLockPostMutation,
  usePinPostMutation,
  useMovePostMutation,
  usePostVersionsQuery,
  useReplyVersionsQuery,
  useWithholdVersionMutation,
  useSilencesQuery,
  useSilenceOfQuery,
  useLazySilenceOfQuery,
  useSilenceMutation,
} = moderationApi;

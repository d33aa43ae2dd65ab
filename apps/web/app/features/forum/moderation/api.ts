import { api, call } from "../../../api/client.ts";

/** A decision changes lists, numbers, threads and the queue at once; of these, what is on the screen is asked for again. */
const decided = { invalidatesTags: ["Forum" as const] };

const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    forumQueue: build.query({ ...call("GET /forum/queue"), providesTags: ["Forum"] }),
    decideOnPost: build.mutation({ ...call("PUT /forum/posts/{id}/state"), ...decided }),
    decideOnReply: build.mutation({ ...call("PUT /forum/replies/{id}/state"), ...decided }),
    silence: build.mutation({ ...call("PUT /forum/people/{id}/silence"), ...decided }),
  }),
});

export const { useForumQueueQuery, useDecideOnPostMutation, useDecideOnReplyMutation, useSilenceMutation } =
  moderationApi;

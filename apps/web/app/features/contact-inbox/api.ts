import { api, call } from "../../api/client.ts";

const inbox = { type: "Desk" as const, id: "contact-inbox" };
const shown = { providesTags: [inbox] };
/** A refusal, too: it says that somebody else has done something. */
const changed = { invalidatesTags: [inbox] };

const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    inboxWaiting: build.query({ ...call("GET /contact/waiting"), ...shown }),
    inboxMessages: build.query({ ...call("GET /contact/messages"), ...shown }),
    inboxMessage: build.query({ ...call("GET /contact/messages/{id}"), ...shown }),
    answerMessage: build.mutation({ ...call("POST /contact/messages/{id}/answers"), ...changed }),
    settleMessage: build.mutation({ ...call("PUT /contact/messages/{id}/state"), ...changed }),
    assignMessage: build.mutation({ ...call("PUT /contact/messages/{id}/assignee"), ...changed }),
    deleteMessage: build.mutation(call("DELETE /contact/messages/{id}")),
  }),
});

export const {
  useInboxWaitingQuery,
  useInboxMessagesQuery,
  useInboxMessageQuery,
  useAnswerMessageMutation,
  useSettleMessageMutation,
  useAssignMessageMutation,
  useDeleteMessageMutation,
} = inboxApi;

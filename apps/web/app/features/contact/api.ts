import { api, call } from "../../api/client.ts";

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    donation: build.query(call("GET /donation")),
    sendMessage: build.mutation(call("POST /contact")),
    sendPledge: build.mutation(call("POST /contact/pledges")),
  }),
});

export const { useDonationQuery, useSendMessageMutation, useSendPledgeMutation } = contactApi;

import { api, call } from "../../api/client.ts";

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation(call("POST /contact")),
    sendPledge: build.mutation(call("POST /contact/pledges")),
  }),
});

export const { useSendMessageMutation, useSendPledgeMutation } = contactApi;

import { api, call } from "../../api/client.ts";

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation(call("POST /contact")),
  }),
});

export const { useSendMessageMutation } = contactApi;

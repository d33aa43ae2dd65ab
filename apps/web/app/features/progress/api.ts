import { api, call } from "../../api/client.ts";

const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    progress: build.query({ ...call("GET /progress"), providesTags: [{ type: "Mine", id: "progress" }] }),
  }),
});

export const { useProgressQuery } = progressApi;

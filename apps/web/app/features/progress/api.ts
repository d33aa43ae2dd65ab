import { api, call } from "../../api/client.ts";

const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    solved: build.query({ ...call("GET /weekly-problem/solved"), providesTags: [{ type: "Mine", id: "progress" }] }),
    progress: build.query({ ...call("GET /progress"), providesTags: [{ type: "Mine", id: "progress" }] }),
  }),
});

export const { useProgressQuery, useSolvedQuery } = progressApi;

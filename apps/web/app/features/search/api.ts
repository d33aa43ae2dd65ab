import { api, call } from "../../api/client.ts";

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What was found a while ago may have been withdrawn since.
    found: build.query({ ...call("GET /search"), keepUnusedDataFor: 30 }),
  }),
});

export const { useFoundQuery } = searchApi;

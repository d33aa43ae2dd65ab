import { api, call } from "../../api/client.ts";

export const classesApi = api.injectEndpoints({
  endpoints: (build) => ({ classHome: build.query(call("GET /classes")) }),
});

export const { useClassHomeQuery } = classesApi;

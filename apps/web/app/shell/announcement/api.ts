import { api, call } from "../../api/client.ts";

export const announcementApi = api.injectEndpoints({
  endpoints: (build) => ({ announcement: build.query(call("GET /announcement")) }),
});

export const { useAnnouncementQuery } = announcementApi;

import { api, call } from "../../api/client.ts";

const siteOfficeApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: build.query(call("GET /admin/site")),
    keepSiteSettings: build.mutation(call("PUT /admin/site")),
  }),
});

export const { useSiteSettingsQuery, useLazySiteSettingsQuery, useKeepSiteSettingsMutation } = siteOfficeApi;

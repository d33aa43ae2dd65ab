import { api, call } from "../../api/client.ts";

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    analytics: build.query(call("GET /analytics")),
    exportAnalytics: build.mutation(call("GET /analytics/csv")),
  }),
});

export const { useAnalyticsQuery, useExportAnalyticsMutation } = analyticsApi;

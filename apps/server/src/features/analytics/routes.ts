import type { analyticsEndpoints } from "@dripstone/contract/analytics/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { analyticsFile, exportDays } from "./reading/export-days.ts";
import { readAnalytics } from "./reading/read-analytics.ts";

export function analyticsRoutes({ db, clock, views }: Deps): Handlers<typeof analyticsEndpoints> {
  return {
    "POST /analytics/views": async ({ body, request }) => {
      views.note(request, body);
      return {};
    },

    "GET /analytics": ({ query }) => readAnalytics({ db, clock }, query),

    "GET /analytics/csv": ({ query: { language, ...range }, saveAs }) => {
      saveAs(analyticsFile(language, clock()));
      return exportDays(db, range, language);
    },
  };
}

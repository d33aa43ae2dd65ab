import type { Feature } from "../feature.ts";
import { searchRoutes } from "./routes.ts";

export const search: Feature = {
  name: "search",
  routes: searchRoutes,
  personalData: {
    tables: ["searchDocuments"],
    // What somebody wrote is handed out by the feature that it was written in.
    collect: async () => ({}),
  },
};

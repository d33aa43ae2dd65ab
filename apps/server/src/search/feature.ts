import type { Feature } from "../feature.ts";
import { forgetForgotten } from "./in-memory/forget-forgotten.ts";
import { searchRoutes } from "./routes.ts";

export const search: Feature = {
  name: "search",
  routes: searchRoutes,
  chores: [{ name: "forget-forgotten", schedule: "23 4 * * *", work: ({ db }) => forgetForgotten(db) }],
  personalData: {
    tables: ["searchDocuments"],
    // What somebody wrote is handed out by the feature that it was written in.
    collect: async () => ({}),
  },
};

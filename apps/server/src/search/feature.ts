import type { Feature } from "../feature.ts";

export const search: Feature = {
  name: "search",
  personalData: {
    tables: ["searchDocuments"],
    // What somebody wrote is handed out by the feature that it was written in.
    collect: async () => ({}),
  },
};

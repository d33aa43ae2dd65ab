import type { Feature } from "../../feature.ts";
import { paperSource } from "./papers/index-papers.ts";
import { seedPapers } from "./papers/seed-papers.ts";
import { papersPart } from "./papers/sitemap-part.ts";
import { practiceTestsData } from "./personal-data.ts";
import { practiceTestRoutes } from "./routes.ts";
import { endOverdue } from "./sittings/end-overdue.ts";
import { openProblems } from "./sittings/open-problems.ts";

export const practiceTests: Feature = {
  name: "practice-tests",
  routes: practiceTestRoutes,
  openProblems,
  sources: () => [paperSource],
  found: () => [{ ...paperSource, kind: "practice-test", documents: [paperSource.kind] }],
  sitemap: papersPart,
  personalData: practiceTestsData,
  // Whoever has closed the page finds the result there; whoever looks before that ends theirs by looking.
  chores: [{ name: "end-overdue", schedule: "* * * * *", work: (deps) => endOverdue(deps) }],
  seeds: [seedPapers],
};

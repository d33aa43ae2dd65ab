import { type Path, paths } from "@dripstone/contract/paths";
import type { SitemapPart } from "../../sitemap/part.ts";

/** The pages that are there whatever is in the database. */
export const pagesPart: SitemapPart = {
  name: "pages",
  tags: [],
  read: async () => ({ entries: standing.map((path) => ({ path })) }),
};

const standing: readonly Path[] = [
  paths.home,
  paths.about,
  paths.blog,
  paths.classes,
  paths.math,
  paths.compute,
  paths.language,
  paths.robot,
  paths.weeklyProblem,
  paths.archive,
  paths.practiceTests,
  paths.forum,
  paths.tutor,
  paths.register,
  paths.terms,
  paths.privacy,
];

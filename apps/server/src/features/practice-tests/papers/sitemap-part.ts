import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import type { SitemapPart } from "../../../sitemap/part.ts";

/** The papers that are set. */
export const papersPart = ({ db }: Pick<Deps, "db">): SitemapPart => ({
  name: "practice-tests",
  tags: ["practice-tests"],
  async read() {
    const papers = await db
      .selectFrom("practicePapers")
      .where("retired", "=", false)
      .orderBy("position")
      .select("slug")
      .execute();
    return { entries: papers.map(({ slug }) => ({ path: paths.practiceTest(slug) })) };
  },
});

import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import type { SitemapPart } from "../../../sitemap/part.ts";
import { readOpenClasses } from "./read-open-classes.ts";
import { todayAt } from "./today-at.ts";

/** The classes of semesters that are not over. */
export const classesPart = ({ db, clock }: Pick<Deps, "db" | "clock">): SitemapPart => ({
  name: "classes",
  tags: ["classes"],
  async read() {
    const { today, changesAt } = await todayAt(db, clock());
    const classes = await readOpenClasses(db, "en", today);
    return { entries: classes.map(({ id }) => ({ path: paths.classDetail(id) })), until: changesAt };
  },
});

import { paths } from "@dripstone/contract/paths";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
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
    const revised = await revisions(
      db,
      classes.map(({ id }) => id),
    );
    return {
      entries: classes.map(({ id }) => {
        const changedAt = revised.get(id);
        return { path: paths.classDetail(id), ...(changedAt && { changedAt }) };
      }),
      until: changesAt,
    };
  },
});

/** When each of these classes, or a lesson of it, was last changed. */
async function revisions(db: Database, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("classes as class")
    .leftJoin("lessons as lesson", "lesson.classId", "class.id")
    .where("class.id", "in", ids)
    .groupBy("class.id")
    .select(["class.id", sql<Date>`greatest(class.revised_at, max(lesson.revised_at))`.as("revisedAt")])
    .execute();
  return new Map(rows.map(({ id, revisedAt }) => [id, revisedAt]));
}

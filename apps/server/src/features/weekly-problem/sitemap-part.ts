import { paths } from "@dripstone/contract/paths";
import { sql } from "kysely";
import { midnight } from "../../calendar/week.ts";
import type { Deps } from "../../deps.ts";
import type { SitemapPart } from "../../sitemap/part.ts";
import { closedRounds } from "./archive.ts";
import { keptReads } from "./kept-reads.ts";

/** The problems that are closed, the newest first. */
export function weeklyPart(deps: Pick<Deps, "db" | "clock" | "changes">): SitemapPart {
  const { readWeek } = keptReads(deps);
  return {
    name: "weekly-problems",
    tags: ["weekly-problem"],
    async read() {
      const open = await readWeek();
      const ended = sql<Date>`coalesce(round.closed_at, ${midnight(sql`(round.week + 7)`)})`;
      const rounds = await closedRounds(deps.db, open)
        .innerJoin("weeklyProblems as problem", "problem.id", "round.problemId")
        // Its solution is there from then on; and it may have been mended since.
        .select(["round.week", sql<Date>`greatest(${ended}, problem.edited_at)`.as("changedAt")])
        .orderBy("round.week", "desc")
        .execute();
      const entries = rounds.map(({ week, changedAt }) => ({ path: paths.archivedProblem(week), changedAt }));
      return { entries, until: open.endsAt };
    },
  };
}

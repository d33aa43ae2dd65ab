import { paths } from "@dripstone/contract/paths";
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
      const rounds = await closedRounds(deps.db, open).select("round.week").orderBy("round.week", "desc").execute();
      return { entries: rounds.map(({ week }) => ({ path: paths.archivedProblem(week) })), until: open.endsAt };
    },
  };
}

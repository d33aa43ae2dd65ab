import { paths } from "@dripstone/contract/paths";
import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import type { Found } from "../../../search/found.ts";
import type { Source } from "../../../search/source.ts";
import { closedRounds } from "../archive.ts";
import { keptReads } from "../kept-reads.ts";
import { CLOSED_PROBLEM } from "./index-closed.ts";

/** Problems that are closed at the very instant; one that is asked again is none of them. */
export function closedSource(deps: Pick<Deps, "db" | "clock" | "changes">): Source & Pick<Found, "openUntil"> {
  const { readWeek } = keptReads(deps);
  return {
    kind: CLOSED_PROBLEM,
    link: (page) => paths.archivedProblem(page),
    async areOpen(db, pages) {
      const closed = await closedRounds(db, await readWeek())
        .where(sql<boolean>`round.week = any(${pages}::date[])`)
        .select(sql<string>`round.week::text`.as("week"))
        .execute();
      return closed.map(({ week }) => week);
    },
    openUntil: async () => (await readWeek()).endsAt,
  };
}

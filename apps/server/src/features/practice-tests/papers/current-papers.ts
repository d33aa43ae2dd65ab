import type { PracticeTestSource } from "@dripstone/content";
import { keptValues } from "../../../changes/kept-values.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";

/** A paper as it is kept, answers and all. */
export type Paper = { id: number; source: PracticeTestSource };

const KEPT_MS = 3_600_000;

/** The papers that can be sat, from memory until they change. */
export function currentPapers(deps: Pick<Deps, "db" | "clock" | "changes">) {
  const kept = keptValues<Paper[]>(deps, { tags: ["practice-tests"], most: 1 });
  const all = () =>
    kept("papers", async () => ({
      value: await readPapers(deps.db),
      until: new Date(deps.clock().getTime() + KEPT_MS),
    }));
  return {
    all,
    async one(slug: string): Promise<Paper> {
      const paper = (await all()).find(({ source }) => source.slug === slug);
      if (!paper) throw new ApiError("NOT_FOUND");
      return paper;
    },
  };
}

function readPapers(db: Database): Promise<Paper[]> {
  return db
    .selectFrom("practicePapers")
    .where("retired", "=", false)
    .orderBy("position")
    .select(["id", "source"])
    .execute();
}

import type { progressEndpoints } from "@dripstone/contract/progress/endpoints";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { requireParent } from "../../family/children-of.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readsOwn } from "../../http/own-reads.ts";
import { progressOf } from "./progress-of.ts";
import { pastOf, storedPast } from "./read-progress.ts";

export const progressRoutes = ({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof progressEndpoints> => ({
  "GET /progress": readsOwn("GET /progress", {
    values: () => ({ now: clock() }),
    own: storedPast,
    present: ({ found }) => progressOf(pastOf(found)),
  }),

  "GET /children/{id}/progress": async ({ user, params: { id } }) => {
    const now = clock();
    await requireParent(db, user.id, id, now);
    const past = storedPast(sql<string>`${id}::uuid`, { now }).as("past");
    return progressOf(pastOf((await db.selectNoFrom(past).executeTakeFirstOrThrow()).past));
  },
});

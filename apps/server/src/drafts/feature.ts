import type { draftEndpoints } from "@dripstone/contract/drafts/endpoints";
import { draftLimits } from "@dripstone/contract/drafts/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import type { Feature } from "../feature.ts";
import { picturesShownIn } from "../files/pictures/pictures-in.ts";
import { ApiError } from "../http/errors.ts";
import type { Handlers } from "../http/handlers.ts";
import { hourly } from "../jobs/hourly.ts";
import { saveDraft } from "./save-draft.ts";

export const drafts: Feature = {
  name: "drafts",
  routes: draftRoutes,
  // A picture waits as long as the draft that it stands in.
  files: { references: [picturesShownIn(() => sql`select body::text from drafts`)] },
  personalData: {
    tables: ["drafts"],
    async collect({ db }, userId) {
      const rows = db
        .selectFrom("drafts")
        .select(["kind", "body", "savedAt"])
        .where("userId", "=", userId)
        .orderBy("savedAt");
      return { "account/drafts.json": await rows.execute() };
    },
  },
  chores: [
    hourly("forget-old", async ({ db, clock }) => {
      const before = new Date(clock().getTime() - draftLimits.DRAFT_DAYS * DAY_MS);
      await db.deleteFrom("drafts").where("savedAt", "<=", before).execute();
    }),
  ],
};

function draftRoutes(deps: Deps): Handlers<typeof draftEndpoints> {
  return {
    "GET /drafts": async ({ user, query: { kind } }) => {
      const rows = await deps.db
        .selectFrom("drafts")
        .select(["id", "body", "version", "savedAt"])
        .where("userId", "=", user.id)
        .where("kind", "=", kind)
        .orderBy("savedAt", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() }));
    },

    "PUT /drafts/{id}": (call) => saveDraft(deps, call, { ...call.params, ...call.body }),

    "DELETE /drafts/{id}": async ({ user, params: { id } }) => {
      const gone = await deps.db
        .deleteFrom("drafts")
        .where("id", "=", id)
        .where("userId", "=", user.id)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw new ApiError("NOT_FOUND");
      return {};
    },
  };
}

import { DAY_MS } from "@dripstone/contract/durations";
import type { noticeEndpoints } from "@dripstone/contract/notices/endpoints";
import { noticeLimits } from "@dripstone/contract/notices/limits";
import type { Deps } from "../deps.ts";
import type { Feature } from "../feature.ts";
import type { Handlers } from "../http/handlers.ts";
import { readsOwn } from "../http/own-reads.ts";
import { hourly } from "../jobs/hourly.ts";
import { presentNotices, storedNotices } from "./read-notices.ts";

export const notices: Feature = {
  name: "notices",
  routes: noticeRoutes,
  personalData: {
    tables: ["notices"],
    async collect({ db }, userId) {
      const rows = db
        .selectFrom("notices")
        .select(["kind", "subject", "about", "at", "readAt"])
        .where("userId", "=", userId)
        .orderBy("at");
      return { "account/notices.json": await rows.execute() };
    },
  },
  chores: [
    hourly("forget-read", async ({ db, clock }) => {
      const before = new Date(clock().getTime() - noticeLimits.NOTICE_READ_DAYS * DAY_MS);
      await db.deleteFrom("notices").where("readAt", "<=", before).execute();
    }),
  ],
};

function noticeRoutes(deps: Deps): Handlers<typeof noticeEndpoints> {
  const { db, clock } = deps;
  return {
    "GET /notices": readsOwn("GET /notices", {
      values: () => ({}),
      own: storedNotices,
      present: ({ found, query: { language } }) => presentNotices(deps, found, language),
    }),

    "POST /notices/read": async ({ user, body: { ids } }) => {
      await db
        .updateTable("notices")
        .set({ readAt: clock() })
        .where("userId", "=", user.id)
        .where("id", "in", ids)
        .where("readAt", "is", null)
        .execute();
      return {};
    },
  };
}

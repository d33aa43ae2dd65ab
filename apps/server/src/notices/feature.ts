import { DAY_MS } from "@dripstone/contract/durations";
import type { noticeEndpoints } from "@dripstone/contract/notices/endpoints";
import { noticeLimits } from "@dripstone/contract/notices/limits";
import type { Deps } from "../deps.ts";
import type { Feature } from "../feature.ts";
import type { Handlers } from "../http/handlers.ts";
import { readsOwn } from "../http/own-reads.ts";
import { hourly } from "../jobs/hourly.ts";
import { gatherLetters } from "./gather-letters.ts";
import { lettersOf, stopLetters, wantLetters } from "./letters.ts";
import { presentNotices, storedNotices, unreadNotices } from "./read-notices.ts";

export const notices: Feature = {
  name: "notices",
  routes: noticeRoutes,
  personalData: {
    tables: ["notices", "noticeLetters", "noticeLetterLinks"],
    async collect({ db }, userId) {
      const rows = db
        .selectFrom("notices")
        .select(["kind", "subject", "about", "at", "readAt"])
        .where("userId", "=", userId)
        .orderBy("at");
      const letters = db.selectFrom("noticeLetters").select(["kind", "wanted"]).where("userId", "=", userId);
      return {
        "account/notices.json": await rows.execute(),
        "account/letters-about-notices.json": await letters.execute(),
      };
    },
  },
  chores: [
    { name: "gather-letters", schedule: "*/10 * * * *", work: gatherLetters },
    hourly("forget-read", async ({ db, clock }) => {
      const before = new Date(clock().getTime() - noticeLimits.NOTICE_READ_DAYS * DAY_MS);
      await db.deleteFrom("notices").where("readAt", "<=", before).execute();
    }),
  ],
};

function noticeRoutes(deps: Deps): Handlers<typeof noticeEndpoints> {
  const { db, clock, noticeKinds } = deps;
  return {
    "GET /notices": readsOwn("GET /notices", {
      values: () => ({}),
      own: storedNotices,
      present: ({ found, query: { language } }) => presentNotices(deps, found, language),
    }),

    "GET /notices/unread": readsOwn("GET /notices/unread", {
      values: () => ({ kinds: [...noticeKinds.keys()] }),
      own: unreadNotices,
      present: ({ found }) => found,
    }),

    "GET /notices/letters": (call) => lettersOf(deps, call, call.query.language),

    "PUT /notices/letters": async (call) => {
      await wantLetters(deps, call, call.body);
      return {};
    },

    "POST /notices/letters/stop": async ({ query: { token } }) => {
      await stopLetters(deps, token);
      return {};
    },

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

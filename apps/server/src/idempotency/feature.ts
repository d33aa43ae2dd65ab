import { DAY_MS } from "@dripstone/contract/durations";
import type { Feature } from "../feature.ts";
import { hourly } from "../jobs/hourly.ts";

/** Nobody tries the same call again after so long. */
const KEPT_DAYS = 7;

export const idempotency: Feature = {
  name: "idempotency",
  personalData: {
    tables: ["idempotentReplies"],
    async collect({ db }, userId) {
      const replies = db
        .selectFrom("idempotentReplies")
        .select(["endpoint", "key", "reply", "createdAt"])
        .where("userId", "=", userId)
        .orderBy("createdAt");
      return { "account/repeatable-calls.json": await replies.execute() };
    },
  },
  chores: [
    hourly("forget-old-replies", async ({ db, clock }) => {
      const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
      await db.deleteFrom("idempotentReplies").where("createdAt", "<=", before).execute();
    }),
  ],
};

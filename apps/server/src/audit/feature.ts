import type { Feature } from "../feature.ts";
import { listDeeds } from "./list-deeds.ts";

export const audit: Feature = {
  name: "audit",
  routes: ({ db }) => ({ "GET /audit": ({ query }) => listDeeds(db, query) }),
  personalData: {
    tables: ["auditLog"],
    async collect({ db }, userId) {
      const deeds = db
        .selectFrom("auditLog")
        .select(["endpoint", "subject", "details", "at"])
        .where("actorId", "=", userId)
        .orderBy("at")
        .orderBy("id");
      return { "account/deeds.json": await deeds.execute() };
    },
  },
};

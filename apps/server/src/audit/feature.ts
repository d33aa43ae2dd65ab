import type { Feature } from "../feature.ts";
import { listDeeds } from "./list-deeds.ts";

export const audit: Feature = {
  name: "audit",
  routes: (deps) => ({ "GET /audit": ({ query }) => listDeeds(deps, query) }),
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

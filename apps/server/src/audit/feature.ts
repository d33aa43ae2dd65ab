import type { Feature } from "../feature.ts";

export const audit: Feature = {
  name: "audit",
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

import type { PersonalData } from "../../personal-data.ts";

/** Each gets what they have said themselves: a parent no answer that the page does not tell, and nobody the other's account. */
export const familyData: PersonalData = {
  tables: ["familyLinks"],
  async collect({ db }, userId) {
    const links = db.selectFrom("familyLinks").orderBy("askedAt").orderBy("id");
    return {
      "family/asked.json": await links
        .where("parentId", "=", userId)
        .select(["email", "askedAt", "withdrawnAt"])
        .execute(),
      "family/answered.json": await links
        .where("childId", "=", userId)
        .select(["askedAt", "withdrawnAt", "answer", "answeredAt", "takenBackAt"])
        .execute(),
    };
  },
};

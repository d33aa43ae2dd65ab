import type { PersonalData } from "../../personal-data.ts";

export const blogData: PersonalData = {
  tables: ["blogPosts"],
  async collect({ db }, userId) {
    const written = db
      .selectFrom("blogPosts")
      .select(["slug", "texts", "author", "createdAt", "editedAt"])
      .where(({ or, eb }) => or([eb("createdBy", "=", userId), eb("editedBy", "=", userId)]))
      .orderBy("createdAt")
      .orderBy("id");
    return { "blog/written.json": await written.execute() };
  },
};

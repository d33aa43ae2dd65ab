import { readForum } from "@dripstone/content";
import { announce } from "../../../changes/announce.ts";
import type { Seeding } from "../../../feature.ts";
import { contentFolder } from "./content-folder.ts";

/** Gives a forum without categories those of the content; from then on they are the office's. */
export async function seedCategories({ db }: Seeding): Promise<void> {
  const some = await db.selectFrom("forumCategories").select("id").limit(1).executeTakeFirst();
  if (some) return;
  const { categories } = await readForum(contentFolder);
  const rows = categories.map(({ name, description, rules, ...category }, sortOrder) => ({
    ...{ ...category, sortOrder },
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    rules: rules && JSON.stringify(rules),
  }));
  await db.insertInto("forumCategories").values(rows).execute();
  await announce(db, "forum");
}

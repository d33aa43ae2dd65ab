import { readClasses } from "@dripstone/content";
import { announce } from "../../../changes/announce.ts";
import type { Seeding } from "../../../feature.ts";
import { contentFolder } from "./content-folder.ts";

/** Gives a school without programs those of the content; from then on they are the office's. */
export async function seedPrograms({ db }: Seeding): Promise<void> {
  const some = await db.selectFrom("programs").select("id").limit(1).executeTakeFirst();
  if (some) return;
  const { programs } = await readClasses(contentFolder);
  for (const [sortOrder, { slug, subject, name, summary, ages, contest, weeks, books, sample }] of programs.entries()) {
    const { id } = await db
      .insertInto("programs")
      .values({
        ...{ slug, subject, contest, sortOrder, ageFrom: ages.from, ageTo: ages.to },
        ...{ name: JSON.stringify(name), summary: JSON.stringify(summary), sample: sample && JSON.stringify(sample) },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const lessons = weeks.map(({ test, ...title }, index) => ({
      ...{ programId: id, week: index + 1, test },
      title: JSON.stringify(title),
    }));
    await db.insertInto("programWeeks").values(lessons).execute();
    const shelf = books.map(({ title, author, note }, index) => ({
      ...{ programId: id, position: index + 1, title, author },
      note: JSON.stringify(note),
    }));
    if (shelf.length > 0) await db.insertInto("programBooks").values(shelf).execute();
  }
  await announce(db, "classes");
}

import { lettersOf } from "@dripstone/checker";
import { readWeeklyProblems, type WeeklyProblemSource } from "@dripstone/content";
import { sql } from "kysely";
import { announce } from "../../changes/announce.ts";
import type { Database } from "../../database/connect.ts";
import type { Seeding } from "../../feature.ts";
import { forgetTexts } from "./sources/index-closed.ts";

const contentFolder = new URL("../../../../../content/", import.meta.url);

/** Takes the problems over from the content; what did not change there changes nothing here. */
export async function seedWeeklyProblems({ db }: Seeding): Promise<void> {
  await keepProblems(db, await readWeeklyProblems(contentFolder));
}

/**
 * Makes the content's part of the table hold these problems, in this order. Rounds that were played keep a problem that is gone; what an
 * admin has written is none of the content's business, even under a name that the content takes later.
 */
export async function keepProblems(db: Database, problems: WeeklyProblemSource[]): Promise<void> {
  const changed: string[] = [];
  for (const [position, { slug, difficulty, topic, rubric, text }] of problems.entries()) {
    const { rows } = await sql<{ id: string }>`
      insert into weekly_problems as kept (slug, position, difficulty, topic, letters, rubric, texts)
      values (${slug}, ${position}, ${difficulty}, ${topic}, ${lettersOf(rubric)}, ${JSON.stringify(rubric)}, ${JSON.stringify(text)})
      on conflict (slug) do update
      set position = excluded.position, difficulty = excluded.difficulty, topic = excluded.topic,
        letters = excluded.letters, rubric = excluded.rubric, texts = excluded.texts, retired = false
      where kept.origin = 'content' and (kept.position, kept.difficulty, kept.topic, kept.letters, kept.rubric, kept.texts, kept.retired)
        is distinct from
        (excluded.position, excluded.difficulty, excluded.topic, excluded.letters, excluded.rubric, excluded.texts, false)
      returning id
    `.execute(db);
    changed.push(...rows.map(({ id }) => id));
  }
  const slugs = problems.map(({ slug }) => slug);
  const { numAffectedRows: retired = 0n } = await sql`
    update weekly_problems set retired = true where origin = 'content' and not retired and slug <> all(${slugs})
  `.execute(db);
  if (changed.length > 0) await forgetTexts(db, changed);
  if (changed.length > 0 || retired > 0n) await announce(db, "weekly-problem");
}

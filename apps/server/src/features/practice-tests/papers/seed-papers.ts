import { type PracticeTestSource, readPracticeTests } from "@dripstone/content";
import { contestSlugs } from "@dripstone/contract/classes/payloads";
import { sql } from "kysely";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Seeding } from "../../../feature.ts";
import { areFound, indexPapers } from "./index-papers.ts";

const contentFolder = new URL("../../../../../../content/", import.meta.url);

/** Takes the papers over from the content, those like the easier contest first; what did not change there changes nothing here. */
export async function seedPapers({ db }: Seeding): Promise<void> {
  const papers = await readPracticeTests(contentFolder);
  const rank = ({ program }: PracticeTestSource) => contestSlugs.indexOf(program);
  await keepPapers(
    db,
    papers.toSorted((one, other) => rank(one) - rank(other)),
  );
}

/** Makes these the papers that can be sat, in this order. One that has changed goes on as a row of its own, beside the one that was sat. */
export async function keepPapers(db: Database, papers: PracticeTestSource[]): Promise<void> {
  const kept = papers.map((source, position) => {
    const { slug, questions, text } = source;
    return { slug, position, title: { en: text.en.title, ch: text.ch.title }, questions: questions.length, source };
  });
  const now = sql`
    jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as now (slug text, position integer, title jsonb, questions integer, source jsonb)
  `;
  const { numAffectedRows: retired = 0n } = await sql`
    update practice_papers as paper set retired = true
    where not retired and not exists (
      select from ${now} where (now.slug, now.position, now.source) = (paper.slug, paper.position, paper.source)
    )
  `.execute(db);
  const { numAffectedRows: added = 0n } = await sql`
    insert into practice_papers (slug, position, title, questions, source)
    select slug, position, title, questions, source from ${now}
    on conflict (slug) where not retired do nothing
  `.execute(db);
  if (retired + added > 0n || !(await areFound(db, papers))) await indexPapers(db, papers);
  if (retired + added > 0n) await announce(db, "practice-tests");
}

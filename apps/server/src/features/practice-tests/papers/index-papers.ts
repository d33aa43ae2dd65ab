import type { PracticeTestSource } from "@dripstone/content";
import { locales } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { plainText } from "@dripstone/markdown";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { indexText } from "../../../search/search.ts";
import { aboutMark } from "../../../search/sentence.ts";
import type { Source } from "../../../search/source.ts";
import { unwrapped } from "../../../search/unwrapped.ts";

const PAPER = "practice-test";

/** Papers by what stands on their covers. */
export const paperSource: Source = { kind: PAPER, link: (slug) => paths.practiceTest(slug) };

/** Lets these papers be found by their covers, and no others; nothing of their questions. */
export async function indexPapers(transaction: Database, papers: readonly PracticeTestSource[]): Promise<void> {
  const slugs = papers.map(({ slug }) => slug);
  await transaction
    .deleteFrom("searchDocuments")
    .where("kind", "=", PAPER)
    .where(sql<boolean>`page <> all(${slugs}::text[])`)
    .execute();
  for (const { slug, text } of papers) {
    for (const locale of locales) {
      const { title, rules } = text[locale];
      await indexText(transaction, {
        ...{
          kind: PAPER,
          id: `${slug}/${locale}`,
          page: slug,
          ownerId: null,
          title,
          body: plainText(unwrapped(rules)),
        },
        marks: subjects[locale].map(aboutMark),
        // They are no older or newer than another.
        at: new Date(0),
      });
    }
  }
}

/** Whether they are found already, as they were planted before there was a tutor. */
export async function areFound(db: Database, papers: readonly PracticeTestSource[]): Promise<boolean> {
  const found = await db.selectFrom("searchDocuments").where("kind", "=", PAPER).select("id").execute();
  return found.length === papers.length * locales.length;
}

/** What they are found by, were it the only word that tells something. */
const subjects = { en: ["amc", "contest", "practice", "exam", "test"], ch: ["竞赛", "模拟", "试卷", "考试"] };

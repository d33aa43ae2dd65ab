import type { ClassHome } from "@dripstone/contract/classes/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../../../database/connect.ts";
import { htmlOfWords } from "../html-of-words.ts";

/** All programs, or one of them, week by week, in the office's order. */
export async function readPrograms(db: Database, language: Locale, slug?: string): Promise<ClassHome["programs"]> {
  const rows = await db
    .selectFrom("programs as program")
    .$if(slug !== undefined, (all) => all.where("program.slug", "=", slug ?? ""))
    .orderBy("sortOrder")
    .orderBy("slug")
    .selectAll("program")
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("programWeeks as week")
          .whereRef("week.programId", "=", "program.id")
          .select(["week.week", "week.title", "week.test"])
          .orderBy("week.week"),
      ).as("weeks"),
      jsonArrayFrom(
        eb
          .selectFrom("programBooks as book")
          .whereRef("book.programId", "=", "program.id")
          .select(["book.title", "book.author", "book.note"])
          .orderBy("book.position"),
      ).as("books"),
    ])
    .execute();
  return rows.map(({ slug, subject, name, summary, ageFrom, ageTo, contest, sample, weeks, books }) => ({
    ...{ slug, subject, contest, name: name[language], summary: summary[language] },
    ages: { from: ageFrom, to: ageTo },
    weeks: weeks.map(({ title, ...week }) => ({ ...week, title: title[language] })),
    books: books.map(({ note, ...book }) => ({ ...book, note: note[language] })),
    sample: sample && {
      homeworkHtml: htmlOfWords(sample[language].homework),
      correctionHtml: htmlOfWords(sample[language].correction),
    },
  }));
}

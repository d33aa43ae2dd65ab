import type { CourseSource, LessonText } from "@dripstone/content";
import { type Course, courses } from "@dripstone/contract/lessons/courses";
import { coursePath, lessonPath } from "@dripstone/contract/lessons/paths";
import { locales } from "@dripstone/contract/locale";
import { plainWords } from "@dripstone/markdown";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { indexText } from "../../../search/search.ts";
import { aboutMark } from "../../../search/sentence.ts";
import type { Source } from "../../../search/source.ts";
import { unwrapped } from "../../../search/unwrapped.ts";
import subjects from "./subjects.json" with { type: "json" };

const LESSON = "lesson";

/** Courses are found by whoever looks for them; the tutor leans on what their lessons say. */
const COURSE = "course";

export const lessonKinds = [LESSON, COURSE] as const;

/** Lessons by what everybody reads of them. */
export const lessonSource: Source = {
  kind: LESSON,
  link: (page) => {
    const { course, lesson } = nameOf(page);
    return lesson === "" ? coursePath(course) : lessonPath(course, lesson);
  },
};

const pageOf = (course: Course, slug: string) => `${course}/${slug}`;

function nameOf(page: string): { course: Course; lesson: string } {
  const [name, lesson = ""] = page.split("/");
  const course = courses.find((it) => it === name);
  if (!course) throw new Error(`${page} is no lesson's page`);
  return { course, lesson };
}

/** Lets these courses and lessons be found, and no others: by their titles and by what stands in them, but for hints, feedback, keys and solutions. */
export async function indexLessons(transaction: Database, all: readonly CourseSource[]): Promise<void> {
  const pages = all.flatMap(({ course, lessons }) => [course, ...lessons.map(({ slug }) => pageOf(course, slug))]);
  await transaction
    .deleteFrom("searchDocuments")
    .where("kind", "in", lessonKinds)
    .where(sql<boolean>`page <> all(${pages}::text[])`)
    .execute();
  for (const { course, startsOn, text: about, lessons } of all) {
    for (const locale of locales) {
      const { title, description, skills } = about[locale];
      await indexText(transaction, {
        ...{ kind: COURSE, id: `${course}/${locale}`, page: course, ownerId: null, title },
        body: [description, ...skills].join("\n"),
        marks: subjects[locale][course].map(aboutMark),
        at: new Date(startsOn),
      });
    }
    for (const { slug, text } of lessons) {
      for (const locale of locales) {
        const { title, question } = text[locale];
        const words = readable(text[locale]);
        await indexText(transaction, {
          ...{ kind: LESSON, id: `${course}/${slug}/${locale}`, page: pageOf(course, slug), ownerId: null, title },
          body: `${question}\n${words.text}`,
          unseen: `${about[locale].title}\n${words.formulas}`,
          marks: subjects[locale][course].map(aboutMark),
          at: new Date(startsOn),
        });
      }
    }
  }
}

/** Whether they are found already. */
export async function areFound(db: Database, all: readonly CourseSource[]): Promise<boolean> {
  const found = await db.selectFrom("searchDocuments").where("kind", "in", lessonKinds).select("id").execute();
  return found.length === all.flatMap(({ lessons }) => [1, ...lessons]).length * locales.length;
}

/** What is read before anything is answered; a drawing says nothing that could be quoted. */
function readable({ parts, exercises }: LessonText): { text: string; formulas: string } {
  const prose = parts.flatMap(({ title, blocks }) => [
    ...(title === null ? [] : [title]),
    ...blocks.flatMap((block) => (block.kind === "prose" ? [block.markdown] : [])),
  ]);
  const asked = exercises.map(({ words }) => words.prompt);
  const words = [...prose, ...asked].map((part) => plainWords(unwrapped(part.replaceAll(figure, ""))));
  return {
    text: words.map(({ text }) => text).join("\n"),
    formulas: words.map(({ formulas }) => formulas).join("\n"),
  };
}

const figure = /^(```|~~~)[ \t]*figure[\s\S]*?^\1/gm;

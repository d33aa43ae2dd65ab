import type { CourseSource, LessonText } from "@dripstone/content";
import { type Course, courses } from "@dripstone/contract/lessons/courses";
import { coursePath, lessonPath } from "@dripstone/contract/lessons/paths";
import { type Locale, locales } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import { indexText } from "../../../search/search.ts";
import { aboutMark } from "../../../search/sentence.ts";
import type { Source } from "../../../search/source.ts";
import { spokenWords } from "../../../search/spoken-words.ts";
import { asMark } from "../../../search/vector.ts";
import lessonSubjects from "./lesson-subjects.json" with { type: "json" };
import subjects from "./subjects.json" with { type: "json" };

/** What a single lesson is about, in the words that a child asks with: its title may be a riddle. */
const ownSubjects: Record<Locale, Record<string, string[]>> = lessonSubjects;

type PartSource = LessonText["parts"][number];

const LESSON = "lesson";

const COURSE = "course";

/** Found by whoever looks through the site. */
export const lessonKinds = [LESSON, COURSE] as const;

/** The tutor leans on a part of a lesson: of a whole one, nearly every question has some words. */
const PART = "lesson-part";

const allKinds = [...lessonKinds, PART] as const;

/** Lessons by what everybody reads in their parts. */
export const lessonSource: Source = {
  kind: PART,
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
  // Anew as a whole: a lesson may have fewer parts than before.
  await transaction.deleteFrom("searchDocuments").where("kind", "in", allKinds).execute();
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
        const { title, question, parts, exercises } = text[locale];
        const found = { page: pageOf(course, slug), ownerId: null, title, at: new Date(startsOn) };
        const own = ownSubjects[locale][pageOf(course, slug)] ?? [];
        const marks = [...subjects[locale][course], ...own].map(aboutMark);
        const words = wordsOf([...parts.flatMap(proseOf), ...exercises.map((exercise) => exercise.words.prompt)]);
        await indexText(transaction, {
          ...{ kind: LESSON, id: `${course}/${slug}/${locale}`, ...found, marks },
          body: `${question}\n${words.text}`,
          unseen: `${about[locale].title}\n${words.formulas}`,
        });
        for (const [place, part] of parts.entries()) {
          const { text: body, formulas: unseen } = wordsOf(proseOf(part));
          await indexText(transaction, {
            ...{ kind: PART, id: `${course}/${slug}/${place}/${locale}`, ...found, body, unseen },
            // By its subject alone a lesson is found where it begins.
            marks: place === 0 ? marks : [],
          });
        }
      }
    }
  }
}

/** Whether they are found already, each by what it is about. */
export async function areFound(db: Database, all: readonly CourseSource[]): Promise<boolean> {
  const found = await db
    .selectFrom("searchDocuments")
    .where("kind", "in", allKinds)
    .select(["id", "page", "words"])
    .execute();
  const isAbout = found.every(({ id, page, words }) => {
    const [own] = id.endsWith("/en") ? (ownSubjects.en[page] ?? []) : [];
    return own === undefined || /\/[1-9]\d*\/en$/.test(id) || words.includes(asMark(aboutMark(own)));
  });
  const each = all.flatMap(({ lessons }) => [1, ...lessons.map(({ text }) => 1 + text.en.parts.length)]);
  return isAbout && found.length === locales.length * each.reduce((sum, documents) => sum + documents, 0);
}

/** What is read in a part before anything is answered. */
const proseOf = ({ title, blocks }: PartSource): string[] => [
  ...(title === null ? [] : [title]),
  ...blocks.flatMap((block) => (block.kind === "prose" ? [block.markdown] : [])),
];

function wordsOf(texts: readonly string[]): { text: string; formulas: string } {
  const words = texts.map(spokenWords);
  return {
    text: words.map(({ text }) => text).join("\n"),
    formulas: words.map(({ formulas }) => formulas).join("\n"),
  };
}

import { readCourses } from "@dripstone/content";
import { courses } from "@dripstone/contract/lessons/courses";
import { locales } from "@dripstone/contract/locale";
import { plainWords } from "@dripstone/markdown";
import { expect, it } from "vitest";
import { noteChanges } from "../../../changes/announce.ts";
import { untilShown } from "../../../testing/until-shown.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { html } from "../html.ts";
import { seedCourses } from "./seed-courses.ts";

/** All lessons of the school, with all their formulas. */
const LONG = { timeout: 10 * 60_000 };
/** A shorter solution may be a sentence that stands in a summary, too. */
const TELLING = 60;
const contentFolder = new URL("../../../../../../content/", import.meta.url);

const t = useTestApp();

it(
  "the lessons of the school are read at the start, stay as they are at the next one, and tell no solution in what everybody reads",
  LONG,
  async () => {
    const seeding = { db: t.db, now: t.clock.now(), demo: false };
    await untilShown(t, () => seedCourses(seeding));
    expect((await t.call("GET /lessons")).data.map(({ course }) => course)).toEqual(courses);
    const again = await noteChanges(() => seedCourses(seeding));
    expect([...again.changes]).toEqual([]);

    const indexed = await t.db
      .selectFrom("searchDocuments")
      .where("kind", "=", "lesson")
      .select(["id", "body"])
      .execute();
    const found = new Map(indexed.map(({ id, body }) => [id, body]));
    for (const { course, lessons } of await readCourses(contentFolder)) {
      for (const { slug: lesson, text } of lessons) {
        for (const locale of locales) {
          const query = { language: locale };
          const told = (await t.call("GET /lessons/{course}/{lesson}", { params: { course, lesson }, query })).text;
          const body = found.get(`${course}/${lesson}/${locale}`);
          expect([course, lesson, body !== undefined, /"(?:rubric|keys|printed|solution)":/.test(told)]).toEqual([
            ...[course, lesson, true, false],
          ]);
          for (const { id, words } of text[locale].exercises) {
            const kept = [words.solution, ...words.hints, ...Object.values(words.feedback)];
            const slipped = kept.filter((part) => told.includes(JSON.stringify(html(part)).slice(1, -1)));
            const solved = plainWords(words.solution).text;
            if (solved.length >= TELLING && body?.includes(solved)) slipped.push(words.solution);
            expect([course, lesson, id, slipped]).toEqual([course, lesson, id, []]);
          }
        }
      }
    }
  },
);

import { readCourses } from "@dripstone/content";
import { expect, it } from "vitest";
import lessonSubjects from "./lesson-subjects.json" with { type: "json" };

const contentFolder = new URL("../../../../../../content/", import.meta.url);

it("what a lesson is about is told of lessons that there are, in both languages", async () => {
  const all = await readCourses(contentFolder);
  const pages = all.flatMap(({ course, lessons }) => lessons.map(({ slug }) => `${course}/${slug}`));
  expect(Object.keys(lessonSubjects.ch)).toEqual(Object.keys(lessonSubjects.en));
  expect(pages).toEqual(expect.arrayContaining(Object.keys(lessonSubjects.en)));
});

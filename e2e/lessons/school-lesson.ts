import { type ExerciseSource, type LessonSource, readCourses } from "@dripstone/content";
import type { Course } from "@dripstone/contract/lessons/courses";
import type { Locale } from "@dripstone/contract/locale";
import type { Locator, Page } from "@playwright/test";
import { mixedItems, mixedPartners } from "../../apps/server/src/features/lessons/courses/mixed-exercise.ts";
import type { Texts } from "../texts.ts";

/** The school's own lessons, as they are written. */
const courses = readCourses(new URL("../../content/", import.meta.url));

/** A lesson of the school, as it is written. */
export async function lessonOf(course: Course, slug: string): Promise<LessonSource> {
  const found = (await courses).find((it) => it.course === course)?.lessons.find((it) => it.slug === slug);
  if (!found) throw new Error(`There is no lesson ${course}/${slug}`);
  return found;
}

/** An exercise on its lesson's page. */
export function cardOf(page: Page, t: Texts, lesson: LessonSource, exercise: string, locale: Locale = "en"): Locator {
  const asked = lesson.text[locale].parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "ask" ? [block.exercise] : [])),
  );
  const number = asked.indexOf(exercise) + 1;
  return page.getByRole("region", { name: t("lessons:exercise.title", { number }), exact: true });
}

/** Answers an exercise as its key has it, by what is on the page. */
export async function answer(card: Locator, t: Texts, lesson: LessonSource, exercise: ExerciseSource): Promise<void> {
  switch (exercise.kind) {
    case "answer":
      await card.getByLabel(t("weekly-problem:answer.label")).fill(exercise.rubric.keys[0] ?? "");
      break;
    case "choice":
      for (const option of exercise.right) await card.locator("input").nth(option).check();
      break;
    case "match": {
      const partners = mixedPartners(lesson, exercise).map(({ belongs }) => belongs);
      const places = card.getByRole("list", { name: t("lessons:match.partners") }).getByRole("button");
      for (const place of exercise.pairs.keys()) await places.nth(partners.indexOf(place)).click();
      break;
    }
    case "order": {
      const now = mixedItems(lesson, exercise).map(({ belongs }) => belongs);
      for (const place of exercise.items.keys()) {
        for (let from = now.indexOf(place); from > place; from -= 1) {
          await card.getByRole("button", { name: t("lessons:order.up", { place: from + 1 }), exact: true }).click();
          now.splice(from - 1, 2, now[from] ?? 0, now[from - 1] ?? 0);
        }
      }
      break;
    }
    case "output":
      await card.getByLabel(t("lessons:output.label")).fill(exercise.printed[0] ?? "");
      break;
    default:
      throw new Error(`${exercise.kind} is answered by a program`);
  }
  await card.getByRole("button", { name: t("lessons:exercise.check"), exact: true }).click();
}

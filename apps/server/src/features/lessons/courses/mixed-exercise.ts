import type { ExerciseSource, LessonSource } from "@dripstone/content";
import { mixed } from "./mixed.ts";

type Of<Kind extends ExerciseSource["kind"]> = Extract<ExerciseSource, { kind: Kind }>;

/** What stands at a place, and which place would be right. */
type Mixed = { item: string; belongs: number };

/** What is to be put in order, as the page shows it. */
export const mixedItems = (lesson: LessonSource, { id, items }: Of<"order">): Mixed[] =>
  inMixedOrder(lesson, id, items);

/** The right side of pairs, as the page shows it. */
export const mixedPartners = (lesson: LessonSource, { id, pairs }: Of<"match">): Mixed[] =>
  inMixedOrder(
    lesson,
    id,
    pairs.map(({ right }) => right),
  );

function inMixedOrder({ course, slug }: LessonSource, id: string, items: readonly string[]): Mixed[] {
  return mixed(items.length, `${course}/${slug}/${id}`).map((belongs) => ({ item: items[belongs] ?? "", belongs }));
}

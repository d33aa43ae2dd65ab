import type { DeskLesson } from "@dripstone/contract/classes/office/desk";
import { inLanguages, numberOf, pairOf, textOf, type Values } from "../../../ui/office/editing/values.ts";

export const lessonValues = (it: DeskLesson): Values => ({
  ...{ startsAt: it.startsAt, minutes: String(it.minutes), canceled: it.canceled },
  ...{ dueAt: it.dueAt, solutionFrom: it.solutionFrom },
  ...inLanguages("materials", it.materials),
  ...inLanguages("homework", it.homework),
  ...inLanguages("solution", it.solution),
});

export function lessonOf(values: Values) {
  const texts = (["materials", "homework", "solution"] as const).flatMap((key) => {
    const words = pairOf(values, key);
    return words ? [[key, words] as const] : [];
  });
  return {
    ...{
      startsAt: textOf(values, "startsAt"),
      minutes: numberOf(values, "minutes"),
      canceled: values.canceled === true,
    },
    ...{ dueAt: textOf(values, "dueAt"), solutionFrom: textOf(values, "solutionFrom") },
    ...Object.fromEntries(texts),
  };
}

import type { Locale } from "@dripstone/contract/locale";
import type { Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import type { Solution } from "../solver/solution.ts";
import type { Standing } from "./conversation.ts";
import { part, text } from "./steps.ts";
import words from "./words.json" with { type: "json" };

/** The problem that is worked on. */
export type Problem = NonNullable<Standing["problem"]>;

/** A problem of the same kind with other numbers, worked out; null where there is none. */
export function similarTo({ understood, solution }: Problem): Solution | null {
  const similar = understood.solveSimilar();
  return similar && similar.problem.en !== solution.problem.en ? similar : null;
}

/** How the same step goes in a similar problem. */
export function sameStep(problem: Problem, at: number, locale: Locale): Block[] {
  const similar = similarTo(problem);
  const code = problem.solution.steps[at]?.code;
  const place = similar?.steps.findIndex((step) => step.code === code) ?? -1;
  if (!similar || place < 0) return [];
  const title = part(similar, place, "name", locale);
  return [
    text(say(words[locale].sameStep, { problem: similar.problem[locale] }, locale)),
    { kind: "hint", title, markdown: part(similar, place, "text", locale) },
  ];
}

export const sameStepOr = (problem: Problem, at: number, locale: Locale): Block[] => {
  const shown = sameStep(problem, at, locale);
  return shown.length > 0
    ? shown
    : [text(say(words[locale].aim, { step: part(problem.solution, at, "name", locale) }, locale))];
};

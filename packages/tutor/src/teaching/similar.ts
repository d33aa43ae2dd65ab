import type { Locale } from "@dripstone/contract/locale";
import type { Block } from "../engine.ts";
import { readQuestion } from "../solver/question.ts";
import { say } from "../solver/say.ts";
import type { Solution } from "../solver/solution.ts";
import { solve } from "../solver/solve.ts";
import { solveAsSaid } from "../solver/solve-as-said.ts";
import type { Standing } from "./conversation.ts";
import { part, text } from "./steps.ts";
import { variationsUpTo } from "./variations.ts";
import words from "./words.json" with { type: "json" };

/** The problem that is worked on. */
export type Problem = NonNullable<Standing["problem"]>;

/** A problem of the same kind with other numbers, worked out, another one for each `nth`; null where there is none, or no more. */
export function similarTo({ understood, solution }: Similar, nth = 0): Similar | null {
  const first = understood.solveSimilar();
  const isOther = first !== null && first.problem.en !== solution.problem.en;
  if (nth === 0 && first && isOther) return read(first.problem.en, first) ?? { solution: first, understood };
  const place = isOther ? nth - 1 : nth;
  const texts = variationsUpTo(first ?? solution, place + 1).filter((text) => text !== solution.problem.en);
  const text = texts[place];
  if (text !== undefined) return read(text);
  const last = first && isOther ? grown(understood, solution, nth - texts.length) : null;
  return last && (read(last.problem.en, last) ?? { solution: last, understood });
}

/** Where no numbers can be put for others: a problem like the one that is like it, and so on, as long as none comes back. */
function grown(understood: Similar["understood"], { problem }: Solution, nth: number): Solution | null {
  const all = Array.from({ length: Math.min(nth, GROWN_MAX) + 1 }, (_, place) => understood.solveSimilar(place));
  const texts = all.flatMap((one) => one?.problem.en ?? []);
  const areOthers = new Set([problem.en, ...texts]).size === all.length + 1;
  return nth <= GROWN_MAX && areOthers ? (all.at(-1) ?? null) : null;
}

const GROWN_MAX = 3;

/** A solved problem, and how it was read where its text is a question that the solver reads. */
export type Similar = Pick<Problem, "solution" | "understood"> & { question?: Problem["question"] };

/** A problem of the same kind as the solver reads its text; it must come to the same answer as what it is told for. */
function read(text: string, told?: Solution): Similar | null {
  const question = readQuestion(text);
  const outcome = question && (told ? solve(question) : solveAsSaid(question));
  if (!question || outcome?.kind !== "solved") return null;
  const { solution, understood } = outcome;
  return told && told.answer.key !== solution.answer.key ? null : { solution, understood, question };
}

/** How the same step goes in a similar problem. */
export function sameStep(problem: Problem, at: number, locale: Locale): Block[] {
  const similar = similarTo(problem)?.solution;
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

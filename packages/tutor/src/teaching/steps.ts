import type { Locale } from "@dripstone/contract/locale";
import type { Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import type { Solution } from "../solver/solution.ts";
import words from "./words.json" with { type: "json" };

export const text = (markdown: string): Block => ({ kind: "text", title: null, markdown });

/** Every step with its result, and the answer. */
export const whole = (solution: Solution, locale: Locale): Block[] => [
  ...solution.steps.map(
    (_, place): Block => ({
      kind: "step",
      title: part(solution, place, "name", locale),
      markdown: part(solution, place, "text", locale),
    }),
  ),
  { kind: "answer", title: null, markdown: solution.answer.said[locale] },
];

export function example(similar: Solution, locale: Locale): Block {
  const steps = similar.steps.map(
    (_, place) => `${place + 1}. **${part(similar, place, "name", locale)}.** ${part(similar, place, "text", locale)}`,
  );
  const lines = locale === "en" ? steps : steps.map((step) => step.replace(".** ", "。** "));
  return {
    kind: "example",
    title: similar.problem[locale],
    markdown: [...lines, similar.answer.said[locale]].join("\n\n"),
  };
}

/** One step, and what comes after it. */
export function inShort(solution: Solution, locale: Locale): Block[] {
  const [first, ...others] = whole(solution, locale).filter(({ kind }) => kind === "step");
  const names = others.map(({ title }) => title).join(locale === "en" ? " → " : "→");
  return [...(first ? [first] : []), ...(names ? [text(say(words[locale].way, { steps: names }, locale))] : [])];
}

/** What to do last: say the answer. */
export const soAnswer = (locale: Locale): Block => ({
  kind: "question",
  title: null,
  markdown: words[locale].soAnswer,
});

/** Whether nothing is left to be found from this step on. */
export const isLast = ({ steps }: Solution, place: number) =>
  steps.slice(place).every(({ code }) => code.includes("check"));

type Part = "name" | "ask" | "text";

export function part(solution: Solution, place: number, which: Part, locale: Locale): string {
  const step = solution.steps[place];
  const said = step && solution.words[locale][step.code];
  if (!step || !said) throw new Error(`${solution.topic} has no words for step ${place}`);
  return say(said[which], step.values, locale);
}

export const question = (solution: Solution, place: number, locale: Locale): Block => ({
  kind: "question",
  title: null,
  markdown: part(solution, place, "ask", locale),
});

/** What a step is called, and the question that leads to it. */
export function hint(solution: Solution, wanted: number, locale: Locale): Block {
  const hints = solution.steps.slice(0, wanted + 1).map(
    (_, place): Block => ({
      kind: "hint",
      title: part(solution, place, "name", locale),
      markdown: part(solution, place, "ask", locale),
    }),
  );
  const [first] = hints;
  if (!first) throw new Error(`${solution.topic} has no steps`);
  return hints.findLast(({ title, markdown }) => !holdsAnswer(`${title} ${markdown}`, solution, locale)) ?? first;
}

/** Why a step is done as it is, where its own words say so and give nothing away. */
export function reasonOf(solution: Solution, place: number, locale: Locale): Block[] | null {
  const [told = ""] = part(solution, place, "text", locale).split(/[:：，]?\s*(?:得\s*)?\$\$/);
  const isSafe = reason[locale].test(told) && !holdsAnswer(told, solution, locale) && !/[=<>]|\\[lg]e/.test(told);
  return isSafe ? [text(`${told.replace(/[.。]$/, "")}${locale === "en" ? "." : "。"}`)] : null;
}

const reason = { en: /\b(?:because|since|so|as|only if)\b/, ch: /因为|所以|由于|因此|只有|才|负数|正数/ };

/** Whether a hint has a number of the answer that the problem does not have: a question may lead on from what was found. */
export function holdsAnswer(said: string, { answer, problem }: Solution, locale: Locale, known = ""): boolean {
  const [given, told] = [numbersIn(`${problem[locale]} ${known}`), numbersIn(said)];
  return numbersIn(answer.key).some((number) => told.includes(number) && !given.includes(number));
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

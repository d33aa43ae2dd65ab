import type { Locale } from "@dripstone/contract/locale";
import type { Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import type { Solution } from "../solver/solution.ts";
import type { Standing } from "./conversation.ts";
import type { Reply } from "./judge-reply.ts";
import { namesStep } from "./named-step.ts";
import { type Problem, sameStep } from "./similar.ts";
import { hint, holdsAnswer, isLast, part, question, soAnswer, text } from "./steps.ts";
import words from "./words.json" with { type: "json" };

/** What a student hears of an attempt, and where it goes on from there. */
export function judged(
  { said: message, missed, at, asksAnswer }: Standing,
  reply: Reply,
  problem: Problem,
  locale: Locale,
): Block[] {
  const { solution } = problem;
  const said = words[locale];
  const decisive = solution.steps.findLastIndex(({ code }) => !code.includes("check"));
  switch (reply.verdict) {
    case "right":
      return [
        text(say(said.right, { step: part(solution, Math.max(0, decisive), "name", locale) }, locale)),
        { kind: "answer", title: null, markdown: solution.answer.said[locale] },
      ];
    case "answered":
      return [...confirmed(solution, reply.step, locale), ...onFrom(solution, reply.step + 1, locale)];
    case "form":
      return [
        text(said.forms[reply.form]),
        ...(reply.form === "unchanged" ? toGoOn(solution, at, asksAnswer, locale) : []),
      ];
    case "rounded":
      return [text(said.rounded)];
    case "part":
      return [text(said.part), question(solution, reply.step, locale)];
    case "under-way":
      if (isOwnLine(message, solution)) return [text(said.underWay), soAnswer(locale)];
      return [text(said.underWay), ...towards(solution, reply.step + 1, locale)];
    case "between":
      return [text(said.between), ...towards(solution, reply.step, locale)];
    case "astray": {
      const why = reply.miss ? ` ${said.misses[reply.miss]}` : "";
      return [
        text(`${said.wrong}${locale === "en" ? why : why.trim()}`),
        ...again(problem, reply.step, missed, locale),
      ];
    }
    case "wrong":
      return asksAnswer
        ? [text(said.wrong), ...sameStep(problem, at, locale), soAnswer(locale)]
        : [text(said.wrong), ...again(problem, reply.step, missed, locale)];
    case "listed":
      return [text(say(said.listed[reply.listed.kind], { numbers: reply.listed.numbers }, locale))];
    case "some":
      return [text(said.some)];
    case "unit":
      return [text(said.unit)];
    case "unplaced":
      return [text(said.unplaced), question(solution, reply.step, locale)];
    case "idea":
      return namesStep(message, solution, reply.step) ? [text(said.ideaFits)] : [text(said.idea), text(said.ideaNext)];
    case "unreadable":
      return [text(said.unreadable)];
  }
}

/** An equation that the plan does not come by: its next question would be about another one. */
function isOwnLine(message: string, { topic, steps }: Solution): boolean {
  const line = plain(message);
  return topic === "linear-equations" && /[a-z].*=|=.*[a-z]/.test(line) && !plain(JSON.stringify(steps)).includes(line);
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\\[a-z]+|[\s\\{}]|^so /g, "");

/** What was found, in whole words, where it does not tell the answer. */
function confirmed(solution: Solution, place: number, locale: Locale): Block[] {
  const found = part(solution, place, "text", locale);
  const said = words[locale];
  return isLast(solution, place + 1) || holdsAnswer(found, solution, locale)
    ? [text(said.answered)]
    : [text(said.answered), text(found)];
}

/** The next question; after the last one, what is left is to say the answer. */
function onFrom(solution: Solution, place: number, locale: Locale): Block[] {
  const known = part(solution, place - 1, "text", locale);
  if (isLast(solution, place) || holdsAnswer(part(solution, place, "ask", locale), solution, locale, known))
    return [soAnswer(locale)];
  return [question(solution, place, locale)];
}

/** What was asked last, once more. */
const toGoOn = (solution: Solution, at: number, asksAnswer: boolean, locale: Locale): Block[] => [
  asksAnswer ? soAnswer(locale) : question(solution, at, locale),
];

/** The hint for a step, or where nothing is left to be found, what is left to be said. */
const towards = (solution: Solution, place: number, locale: Locale): Block[] => [
  isLast(solution, place) ? soAnswer(locale) : hint(solution, place, locale),
];

/** The question once more; who misses it again sees how the step goes with other numbers. */
const again = (problem: Problem, place: number, missed: number, locale: Locale): Block[] => [
  ...(missed > 1 ? sameStep(problem, place, locale) : []),
  text(words[locale].lookAgain),
  hint(problem.solution, place, locale),
];

import type { Locale } from "@dripstone/contract/locale";
import type { Asked, Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import type { Solution } from "../solver/solution.ts";
import { closedBlocks } from "./closed.ts";
import { type Standing, standingAfter } from "./conversation.ts";
import { type Judgement, judgeAttempt } from "./judge-attempt.ts";
import words from "./words.json" with { type: "json" };

/**
 * What to tell a student next: a question, then hints, then a similar problem worked out, and the whole solution once he has tried
 * himself. Of a closed problem only hints are given, whatever he asks, and no answer is judged. Null where nothing is understood.
 */
export function teach({
  message,
  history,
  mode,
  language,
  isClosed,
}: Omit<Asked, "passages" | "section">): Block[] | null {
  const locale = localeOf(message, language);
  const messages = messagesOf({ history, message });
  const standing = standingAfter(messages);
  const { problem, turn } = standing;
  // "Show me the whole solution" names no problem: it is about the one that was asked before.
  const isAboutClosed = isClosed(messages) || (problem !== null && isClosed([problem.question.original]));
  if (isAboutClosed) return closedBlocks(standing, messages, locale);
  if (turn === "thanks" || turn === "greeting") return [text(words[locale][turn])];
  if (!problem || turn === "unsure") return null;
  if (turn === "attempt") return judged(problem.solution, judgeAttempt(message, problem.solution), locale);
  if (turn === "problem" && mode === "quick-help") return inShort(problem.solution, locale);
  return onLadder(standing, problem, locale);
}

const messagesOf = ({ history, message }: Pick<Asked, "message" | "history">): string[] => [
  ...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
  message,
];

/** The language that a message is written in; `3x + 5 = 20` is in that of the page. */
export function localeOf(message: string, language: Locale): Locale {
  if (/\p{Script=Han}/u.test(message)) return "ch";
  return /[a-z]{3,}/i.test(message) ? "en" : language;
}

const text = (markdown: string): Block => ({ kind: "text", title: null, markdown });

function onLadder(
  { turn, asked, hasTried }: Standing,
  problem: NonNullable<Standing["problem"]>,
  locale: Locale,
): Block[] {
  const { solution } = problem;
  const said = words[locale];
  if (turn === "problem") return [text(said.start), question(solution, 0, locale)];
  if (turn === "solution")
    return hasTried
      ? [text(said.solution), ...whole(solution, locale)]
      : [text(said.tryFirst), hint(solution, 0, locale)];
  const hints = Math.min(HINTS_MAX, solution.steps.length);
  if (turn === "hint" && asked <= hints) return [text(said.hint), hint(solution, asked - 1, locale)];
  const similar = problem.understood.solveSimilar();
  const isOther = similar !== null && similar.problem.en !== solution.problem.en;
  if (isOther && (turn === "example" || asked === hints + 1))
    return [text(said.example), example(similar, locale), text(said.backToYours)];
  return hasTried
    ? [text(said.solution), ...whole(solution, locale)]
    : [text(said.tryFirst), hint(solution, Math.min(asked, solution.steps.length) - 1, locale)];
}

/** After so many hints an example helps more. */
const HINTS_MAX = 2;

type Part = "name" | "ask" | "text";

function part(solution: Solution, place: number, which: Part, locale: Locale): string {
  const step = solution.steps[place];
  const said = step && solution.words[locale][step.code];
  if (!step || !said) throw new Error(`${solution.topic} has no words for step ${place}`);
  return say(said[which], step.values, locale);
}

const question = (solution: Solution, place: number, locale: Locale): Block => ({
  kind: "question",
  title: null,
  markdown: part(solution, place, "ask", locale),
});

/** What a step is called, and the question that leads to it. */
function hint(solution: Solution, wanted: number, locale: Locale): Block {
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

/** Whether a hint has a number of the answer that the problem does not have: a question may lead on from what was found. */
function holdsAnswer(said: string, { answer, problem }: Solution, locale: Locale): boolean {
  const [given, told] = [numbersIn(problem[locale]), numbersIn(said)];
  return numbersIn(answer.key).some((number) => told.includes(number) && !given.includes(number));
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

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

function example(similar: Solution, locale: Locale): Block {
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
function inShort(solution: Solution, locale: Locale): Block[] {
  const [first, ...others] = whole(solution, locale).filter(({ kind }) => kind === "step");
  const names = others.map(({ title }) => title).join(locale === "en" ? " → " : "→");
  return [...(first ? [first] : []), ...(names ? [text(say(words[locale].way, { steps: names }, locale))] : [])];
}

function judged(solution: Solution, judgement: Judgement, locale: Locale): Block[] {
  const said = words[locale];
  const last = solution.steps.length - 1;
  const decisive = solution.steps.findLastIndex(({ code }) => !code.includes("check"));
  switch (judgement.verdict) {
    case "right":
      return [
        text(say(said.right, { step: part(solution, Math.max(0, decisive), "name", locale) }, locale)),
        { kind: "answer", title: null, markdown: solution.answer.said[locale] },
      ];
    case "form":
      return [text(said.form)];
    case "rounded":
      return [text(said.rounded)];
    case "under-way":
      return [text(said.underWay), hint(solution, Math.min(1, last), locale)];
    case "wrong":
      return [text(said.wrong), hint(solution, judgement.step, locale)];
    case "between":
      return [text(said.between), hint(solution, judgement.step, locale)];
    case "unreadable":
      return [text(said.unreadable)];
  }
}

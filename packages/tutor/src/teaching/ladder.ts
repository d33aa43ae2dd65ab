import type { Locale } from "@dripstone/contract/locale";
import type { Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import type { Standing } from "./conversation.ts";
import { type Problem, sameStep, similarTo } from "./similar.ts";
import { example, hint, question, soAnswer, text, whole } from "./steps.ts";
import words from "./words.json" with { type: "json" };

/** The rungs: a question, hints, an example, and the whole solution to whoever has tried. */
export function onLadder(
  { turn, asked, hasTried, at, asksAnswer, isAsked, isDone, examples }: Standing,
  problem: Problem,
  locale: Locale,
): Block[] {
  const { solution } = problem;
  const said = words[locale];
  if (turn === "problem") return [text(said.start), question(solution, 0, locale)];
  if (turn === "solution" || (isDone && turn === "hint"))
    return hasTried
      ? [text(said.solution), ...whole(solution, locale)]
      : [text(said.tryFirst), hint(solution, at, locale)];
  if (turn === "hint" && asksAnswer && asked === 1 && sameStep(problem, at, locale).length > 0)
    return [...sameStep(problem, at, locale), soAnswer(locale)];
  if (turn === "hint" && asked === 1)
    return [text(said.hint), isAsked ? inOtherWords(problem, at, locale) : hint(solution, at, locale)];
  if (turn === "hint" && asked === 2) {
    const shown = sameStep(problem, at, locale);
    const more = [text(said.hint), hint(solution, at + 1, locale)];
    return shown.length > 0 ? [...shown, text(said.tryIt), question(solution, at, locale)] : more;
  }
  const isExample = turn === "example" || asked === HINTS_MAX + 1;
  const similar = isExample ? (similarTo(problem, examples) ?? similarTo(problem))?.solution : null;
  if (similar) return [text(said.example), example(similar, locale), text(said.backToYours)];
  return hasTried
    ? [text(said.solution), ...whole(solution, locale)]
    : [text(said.tryFirst), hint(solution, at, locale)];
}

/** What the step is called in place of its question, which has just been asked. */
function inOtherWords(problem: Problem, at: number, locale: Locale): Block {
  const said = words[locale];
  const first = hint(problem.solution, at, locale);
  if (first.markdown !== question(problem.solution, at, locale).markdown) return first;
  const more = sameStep(problem, at, locale).length > 0 ? said.askAgain : "";
  const told = say(said.onlyStep, { step: first.title ?? "" }, locale);
  return { ...first, markdown: [told, more].filter(Boolean).join(locale === "en" ? " " : "") };
}

/** After so many hints an example helps more. */
const HINTS_MAX = 2;

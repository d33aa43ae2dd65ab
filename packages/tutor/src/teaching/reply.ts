import type { Locale } from "@dripstone/contract/locale";
import type { Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import type { Solution } from "../solver/solution.ts";
import { asTyped } from "./as-typed.ts";
import type { Standing } from "./conversation.ts";
import type { Reply } from "./judge-reply.ts";
import { judged } from "./judged.ts";
import { onLadder } from "./ladder.ts";
import { localeOf } from "./language.ts";
import { namesStep } from "./named-step.ts";
import { type Problem, sameStep, sameStepOr } from "./similar.ts";
import { stepAsked } from "./step-asked.ts";
import { question, reasonOf, soAnswer, text, whole } from "./steps.ts";
import words from "./words.json" with { type: "json" };

/** What to say to a problem's student, by the turn that he took. */
export function reply(standing: Standing, problem: Problem, locale: Locale): Block[] {
  const { solution } = problem;
  const { turn, at } = standing;
  const said = words[locale];
  const where = say(said.whereWeWere, { problem: inOwnWords(problem, locale) ?? solution.problem[locale] }, locale);
  switch (turn) {
    case "practice":
      return [
        text(standing.posed.at(-1) === solution.problem.en ? said.practiceFirst : said.practice),
        {
          kind: "question",
          title: null,
          markdown: `${begun(solution.problem[locale])}${locale === "en" ? "." : "。"}`,
        },
        text(said.yourTurn),
      ];
    case "no-more":
      return [text(said.noMore)];
    case "unclear":
      return standing.isDone
        ? [text(said.unclearDone)]
        : [text(said.unclear), text(where), standing.asksAnswer ? soAnswer(locale) : question(solution, at, locale)];
    case "check":
      return checkedAnswer(standing, solution, locale);
    case "idea":
      if (standing.isDone) return [text(said.unclearDone)];
      if (namesStep(standing.said, solution, at)) return [text(said.ideaFits)];
      return [text(said.idea), ...(standing.asked > 0 ? sameStep(problem, at, locale) : []), text(said.ideaNext)];
    case "why": {
      const reason = standing.isDone ? null : reasonOf(solution, at, locale);
      if (reason) return [...reason, text(said.tryNow)];
      return standing.isDone
        ? [text(said.because), ...whole(solution, locale)]
        : [...sameStepOr(problem, at, locale), text(said.tryIt), question(solution, at, locale)];
    }
    case "way":
      return standing.isDone
        ? [text(said.otherWayDone)]
        : [text(said.otherWay), ...sameStepOr(problem, at, locale), text(said.tryIt), question(solution, at, locale)];
    case "step":
      return namedStep(standing.said, problem, locale);
    case "annoyed":
      return standing.isDone
        ? [text(said.annoyedDone)]
        : [text(said.annoyed), standing.asksAnswer ? soAnswer(locale) : question(solution, at, locale)];
    case "discouraged":
      return [
        text(said.discouraged),
        ...(standing.isDone ? [text(said.restOrGoOn)] : onLadder({ ...standing, turn: "hint" }, problem, locale)),
      ];
    case "attempt":
      if (standing.isDone && standing.reply && isBeside.has(standing.reply.verdict)) return [text(said.unclearDone)];
      return standing.reply ? judged(standing, standing.reply, problem, locale) : [text(said.unreadable)];
    default:
      return onLadder(standing, problem, locale);
  }
}

/** One step of the solution that was told, and how it goes with other numbers. */
function namedStep(message: string, problem: Problem, locale: Locale): Block[] {
  const { solution } = problem;
  const said = words[locale];
  const asked = stepAsked(message) ?? 0;
  const place = asked < 0 ? solution.steps.length - 1 : asked;
  const step = whole(solution, locale)[place];
  if (step?.kind !== "step") return [text(said.noSuchStep), ...whole(solution, locale)];
  return [
    text(say(said.stepAgain, { number: `${place + 1}` }, locale)),
    { ...step, kind: "hint" },
    ...sameStep(problem, place, locale),
    text(said.stepAsk),
  ];
}

/** Of what was found, that it is right and how to see it; of anything else, what can be checked. */
function checkedAnswer({ reply: last, isDone, asksAnswer, at }: Standing, solution: Solution, locale: Locale): Block[] {
  const said = words[locale];
  if (!isDone) return [text(said.checkWhat), asksAnswer ? soAnswer(locale) : question(solution, at, locale)];
  const check = solution.steps.findLastIndex(({ code }) => code.includes("check"));
  const [step] = check < 0 ? [] : whole(solution, locale).slice(check, check + 1);
  const answer: Block = { kind: "answer", title: null, markdown: solution.answer.said[locale] };
  const isWrong = last?.verdict === "wrong" || last?.verdict === "astray";
  return [
    text(isWrong ? said.wrong : said.checked),
    answer,
    ...(step ? [text(said.checkSo), step] : [text(said.checkBy)]),
  ];
}

/** A story as the student told it, whom the formula that it became reminds of nothing. */
function inOwnWords({ question: { original } }: Problem, locale: Locale): string | null {
  const told = original.replaceAll(/\s+/g, " ").trim();
  return isStory.test(told) && told.length <= TOLD_MAX && localeOf(told, locale) === locale ? asTyped(told) : null;
}

const isStory = /(?:[a-z]{2,}\W+(?:\d+\W+)?){6}|\p{Script=Han}{2}.*\p{Script=Han}{2}.*\p{Script=Han}{3}/iu;
const TOLD_MAX = 400;

/** What can be no answer any more, as it has been found. */
const isBeside = new Set<Reply["verdict"]>(["unplaced", "idea", "part", "between", "answered"]);

const begun = (sentence: string) => sentence.replace(/^[a-z]/, (letter) => letter.toUpperCase());

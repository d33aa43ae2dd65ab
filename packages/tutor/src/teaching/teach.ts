import type { Locale } from "@dripstone/contract/locale";
import type { Asked, Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import type { Solution } from "../solver/solution.ts";
import { closedBlocks } from "./closed.ts";
import { type Standing, standingAfter } from "./conversation.ts";
import type { Reply } from "./judge-reply.ts";
import { aboutOf } from "./pointers/about.ts";
import pointers from "./pointers/pointers.json" with { type: "json" };
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
  const locale = localeOf(message, languageSoFar(history, language));
  const messages = messagesOf({ history, message });
  const standing = standingAfter([...history, { role: "user", content: message }]);
  const { problem, turn } = standing;
  // "Show me the whole solution" names no problem: it is about the one that was asked before.
  const isAboutClosed = isClosed(messages) || (problem !== null && isClosed([problem.question.original]));
  if (isAboutClosed) return closedBlocks(standing, messages, locale);
  if (turn === "thanks" || turn === "greeting") return [text(words[locale][turn])];
  if (!problem || turn === "unsure") return null;
  const about = asksAWord.has(turn) ? aboutOf(message) : null;
  if (about) return aside(standing, pointers[locale][about], problem, locale);
  if (turn === "problem" && mode === "quick-help") return inShort(problem.solution, locale);
  return reply(standing, problem, locale);
}

const messagesOf = ({ history, message }: Pick<Asked, "message" | "history">): string[] => [
  ...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
  message,
];

/** The language that a message is written in; `3x + 5 = 20` is in that of the page. */
export function localeOf(message: string, language: Locale): Locale {
  const chinese = message.match(/\p{Script=Han}/gu)?.length ?? 0;
  const english = message.match(/[a-z]{3,}/gi)?.length ?? 0;
  // "What's the difference between 的, 得, and 地?"
  if (chinese > 0) return english >= 4 && english > 1.5 * chinese ? "en" : "ch";
  return english > 0 ? "en" : language;
}

/** The language that was last written in before: a number alone has none. */
export const languageSoFar = (history: Asked["history"], language: Locale): Locale =>
  history.reduce((before, { role, content }) => (role === "user" ? localeOf(content, before) : before), language);

const text = (markdown: string): Block => ({ kind: "text", title: null, markdown });

/** What may be a question about a word, beside the problem. */
const asksAWord = new Set<Standing["turn"]>(["unclear", "idea", "why", "hint", "example", "attempt"]);

/** Something else is asked; the problem is still there. */
const aside = ({ at, asksAnswer, isDone }: Standing, said: string, { solution }: Problem, locale: Locale): Block[] =>
  isDone
    ? [text(said)]
    : [text(said), text(words[locale].backToIt), asksAnswer ? soAnswer(locale) : question(solution, at, locale)];

type Problem = NonNullable<Standing["problem"]>;

function reply(standing: Standing, problem: Problem, locale: Locale): Block[] {
  const { solution } = problem;
  const { turn, at } = standing;
  const said = words[locale];
  const where = say(said.whereWeWere, { problem: problem.solution.problem[locale] }, locale);
  switch (turn) {
    case "practice":
      return [
        text(said.practice),
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
    case "idea":
      return [text(said.idea), ...(standing.asked > 0 ? sameStep(problem, at, locale) : []), text(said.ideaNext)];
    case "why":
      return standing.isDone
        ? [text(said.because), ...whole(solution, locale)]
        : [...sameStepOr(problem, at, locale), text(said.tryIt), question(solution, at, locale)];
    case "attempt":
      if (standing.isDone && standing.reply && isBeside.has(standing.reply.verdict)) return [text(said.unclearDone)];
      return standing.reply ? judged(standing, standing.reply, problem, locale) : [text(said.unreadable)];
    default:
      return onLadder(standing, problem, locale);
  }
}

/** What can be no answer any more, as it has been found. */
const isBeside = new Set<Reply["verdict"]>(["unplaced", "idea", "part", "between", "answered"]);

const begun = (sentence: string) => sentence.replace(/^[a-z]/, (letter) => letter.toUpperCase());

function onLadder(
  { turn, asked, hasTried, at, asksAnswer, isDone }: Standing,
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
  if (turn === "hint" && asked === 1) return [text(said.hint), hint(solution, at, locale)];
  if (turn === "hint" && asked === 2) {
    const shown = sameStep(problem, at, locale);
    const more = [text(said.hint), hint(solution, at + 1, locale)];
    return shown.length > 0 ? [...shown, text(said.tryIt), question(solution, at, locale)] : more;
  }
  const similar = similarTo(problem);
  if (similar && (turn === "example" || asked === HINTS_MAX + 1))
    return [text(said.example), example(similar, locale), text(said.backToYours)];
  return hasTried
    ? [text(said.solution), ...whole(solution, locale)]
    : [text(said.tryFirst), hint(solution, at, locale)];
}

function similarTo({ understood, solution }: Problem): Solution | null {
  const similar = understood.solveSimilar();
  return similar && similar.problem.en !== solution.problem.en ? similar : null;
}

/** How the same step goes in a similar problem. */
function sameStep(problem: Problem, at: number, locale: Locale): Block[] {
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

const sameStepOr = (problem: Problem, at: number, locale: Locale): Block[] => {
  const shown = sameStep(problem, at, locale);
  return shown.length > 0
    ? shown
    : [text(say(words[locale].aim, { step: part(problem.solution, at, "name", locale) }, locale))];
};

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
function holdsAnswer(said: string, { answer, problem }: Solution, locale: Locale, known = ""): boolean {
  const [given, told] = [numbersIn(`${problem[locale]} ${known}`), numbersIn(said)];
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

function judged({ missed, at, asksAnswer }: Standing, reply: Reply, problem: Problem, locale: Locale): Block[] {
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
      return [text(said.form)];
    case "rounded":
      return [text(said.rounded)];
    case "part":
      return [text(said.part), question(solution, reply.step, locale)];
    case "under-way":
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
    case "some":
      return [text(said.some)];
    case "unplaced":
      return [text(said.unplaced), question(solution, reply.step, locale)];
    case "idea":
      return [text(said.idea), text(said.ideaNext)];
    case "unreadable":
      return [text(said.unreadable)];
  }
}

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

/** The hint for a step, or where nothing is left to be found, what is left to be said. */
const towards = (solution: Solution, place: number, locale: Locale): Block[] => [
  isLast(solution, place) ? soAnswer(locale) : hint(solution, place, locale),
];

/** Whether nothing is left to be found from this step on. */
const isLast = ({ steps }: Solution, place: number) => steps.slice(place).every(({ code }) => code.includes("check"));

const soAnswer = (locale: Locale): Block => ({ kind: "question", title: null, markdown: words[locale].soAnswer });

/** The question once more; who misses it again sees how the step goes with other numbers. */
const again = (problem: Problem, place: number, missed: number, locale: Locale): Block[] => [
  ...(missed > 1 ? sameStep(problem, place, locale) : []),
  text(words[locale].lookAgain),
  hint(problem.solution, place, locale),
];

import type { Locale } from "@dripstone/contract/locale";
import type { Asked, Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import { namesOfTaken } from "../solver/solve.ts";
import { closedBlocks, testBlocks } from "./closed.ts";
import { type Standing, standingAfter } from "./conversation.ts";
import { languageSoFar, localeOf } from "./language.ts";
import { aboutOf } from "./pointers/about.ts";
import pointers from "./pointers/pointers.json" with { type: "json" };
import { reply } from "./reply.ts";
import type { Problem } from "./similar.ts";
import { inShort, question, soAnswer, text } from "./steps.ts";
import { withAnswer } from "./with-answer.ts";
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
  sitsTest = false,
}: Omit<Asked, "passages" | "section">): Block[] | null {
  const locale = localeOf(message, languageSoFar(history, language));
  const messages = messagesOf({ history, message });
  const standing = standingAfter([...history, { role: "user", content: message }]);
  const { problem, turn } = standing;
  // "Show me the whole solution" names no problem: it is about the one that was asked before.
  const isAboutClosed = isClosed(messages) || (problem !== null && namesOf(problem).some((name) => isClosed([name])));
  if (isAboutClosed && sitsTest && turn !== "thanks" && turn !== "greeting") return testBlocks(locale);
  if (isAboutClosed) return closedBlocks(standing, messages, locale);
  if (turn === "thanks" || turn === "greeting") return [text(words[locale][turn])];
  if (turn === "discouraged" && !problem) return [text(words[locale].discouraged), text(words[locale].sendOne)];
  if (turn === "which-topic") return [text(words[locale].whichTopic)];
  if (turn === "self") return [text(words[locale].self)];
  if (turn === "annoyed" && !problem) return [text(words[locale].annoyedDone)];
  if (turn === "misread") return [text(words[locale].misread)];
  if (!problem || turn === "unsure") return null;
  const about = asksAWord.has(turn) ? aboutOf(message) : null;
  if (about) return aside(standing, pointers[locale][about], problem, locale);
  if (turn === "whole") return [text(words[locale].askWhole)];
  if (turn === "unknown-problem") return [text(words[locale].unsure["which-answer"])];
  const taken = turn === "problem" || withAnswer(message) ? takenAs(problem, locale) : [];
  if (turn === "problem" && mode === "quick-help") return [...taken, ...inShort(problem.solution, locale)];
  const [first, ...others] = reply(standing, problem, locale);
  // Who is told that he is right, or isn't, may have asked something else.
  const doubt = problem.isGuess && turn === "attempt" ? [text(words[locale].ifMeant)] : [];
  return [...taken, ...(first ? [first] : []), ...doubt, ...others];
}

/** What was asked, and what that was taken for: neither may be a problem that is open, nor what is found in a long talk. */
const namesOf = ({ question, takenFor, solution }: Problem): string[] => [
  question.original,
  ...(takenFor ? namesOfTaken(takenFor) : []),
  ...(question.original.length > TALK_MIN ? [solution.problem.en] : []),
];

const TALK_MIN = 160;

/** What was understood, before anything is said of it: a child sees at once when it was something else. */
function takenAs({ takenFor, isGuess }: Problem, locale: Locale): Block[] {
  if (!takenFor || isGuess === false) return [];
  if (!isGuess) return [text(readAs(takenFor.said, locale))];
  const said = words[locale];
  return [text(said.guess), text(`> ${takenFor.said[locale]}`), text(said.orElse)];
}

const readAs = (said: Record<Locale, string>, locale: Locale): string =>
  say(words[locale].readAs, { question: said[locale] }, locale);

const messagesOf = ({ history, message }: Pick<Asked, "message" | "history">): string[] => [
  ...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
  message,
];

/** What may be a question about a word, beside the problem. */
const asksAWord = new Set<Standing["turn"]>(["unclear", "whole", "idea", "why", "hint", "example", "attempt"]);

/** Something else is asked; the problem is still there. */
const aside = ({ at, asksAnswer, isDone }: Standing, said: string, { solution }: Problem, locale: Locale): Block[] =>
  isDone
    ? [text(said)]
    : [text(said), text(words[locale].backToIt), asksAnswer ? soAnswer(locale) : question(solution, at, locale)];

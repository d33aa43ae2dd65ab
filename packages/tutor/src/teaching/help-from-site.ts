import type { Locale } from "@dripstone/contract/locale";
import type { Asked, Block, Passage } from "../engine.ts";
import { isConcernAnswer } from "../safety/concern-answer.ts";
import { say } from "../solver/say.ts";
import type { Answer } from "./answer.ts";
import { asTyped } from "./as-typed.ts";
import { isMathematics } from "./is-mathematics.ts";
import { reasonFor } from "./not-understood.ts";
import { type About, aboutOf, schoolWordOf } from "./pointers/about.ts";
import pointers from "./pointers/pointers.json" with { type: "json" };
import { type Turn, turnOf } from "./turn.ts";
import words from "./words.json" with { type: "json" };

/** So many are named; more would be a list to search through. */
const NAMED_MAX = 2;

/** What this site has of something that the solver does not solve: read out where words answer, and named where a problem is asked. */
export function helpFromSite({ message, history, passages, section }: Asked, locale: Locale): Answer {
  const said = words[locale];
  // To who writes programs, an integer is something else.
  const isElsewhere = (section === "computer-science" || section === "language") && passages.length > 0;
  const word = isElsewhere ? null : schoolWordOf(message);
  if (word) return explained(word, passages, locale);
  // "No idea" asks about the problem before it, and not for what somebody has written of ideas.
  const isAboutProblem = message.length <= SHORT_MAX && (isForHelp.has(turnOf(message)) || isYesOrNo.test(message));
  const [first, ...others] = isAboutProblem || isAfterCare({ message, history }) ? [] : passages.slice(0, NAMED_MAX);
  if (!first) return { blocks: withoutSite({ message, history, section }, locale), passages: [] };
  const named = [first, ...others].map((passage, place) => nameOf(passage, place, locale));
  const blocks = isMathematics(message)
    ? [text(said.unsureNear), text(named.map((name) => `- ${name}`).join("\n"))]
    : [
        text(said.fromSite),
        text(`${quote(first.text)}\n\n${named[0]}`),
        ...named.slice(1).map((name) => text(say(said.seeToo, { name }, locale))),
      ];
  return { blocks, passages: named.map((_, place) => place) };
}

/** What a word means, and what the site has of it in the same language. */
function explained(word: About, passages: Asked["passages"], locale: Locale): Answer {
  const places = passages.flatMap(({ title }, place) => ((locale === "ch") === han.test(title) ? [place] : []));
  const named = places.slice(0, NAMED_MAX);
  const more = named.map((place) => {
    const name = nameOf(passages[place] as Passage, place, locale);
    return text(say(words[locale].seeToo, { name }, locale));
  });
  return { blocks: [text(pointers[locale][word]), ...more], passages: named };
}

const han = /\p{Script=Han}/u;

/** A few words to who has just told that a child needs a person: nobody is told then that this is no mathematics. */
const isAfterCare = ({ message, history }: Pick<Asked, "message" | "history">): boolean =>
  message.length <= SHORT_MAX &&
  !/\d/.test(message) &&
  !isMathematics(message) &&
  aboutOf(message) === null &&
  isConcernAnswer(history.findLast(({ role }) => role === "assistant")?.content ?? "");

/** What says no more than that help is wanted is no longer than that. */
const SHORT_MAX = 40;
const isYesOrNo =
  /^[\s,.!?，。！？…~]*(?:yes|yep|yeah|no|nope|nah|ok(?:ay)?|对|是|不是|不|嗯|好)[的啊呀吧了]?[\s,.!?，。！？…~]*$/i;
const isForHelp = new Set<Turn>(["hint", "next"]);

/** A few words of our own on what is asked about most; otherwise why there is no answer, and how to get one. */
function withoutSite(
  { message, history, section }: Pick<Asked, "message" | "history" | "section">,
  locale: Locale,
): Block[] {
  const said = words[locale];
  if (isAfterCare({ message, history })) return [text(said.afterCare)];
  const about = aboutOf(message);
  if (about) return [text(pointers[locale][about])];
  const isOther = section === "computer-science" || section === "language";
  const reason =
    isOther && !isMathematics(message)
      ? null
      : reasonFor(
          message,
          history.flatMap(({ role, content }) => (role === "user" ? [content] : [])),
        );
  return [text(reason === null || reason === "other-subject" ? said.nothingHere : said.unsure[reason])];
}

const text = (markdown: string): Block => ({ kind: "text", title: null, markdown });

const nameOf = ({ title }: Passage, place: number, locale: Locale): string =>
  `${locale === "ch" ? `《${asTyped(title)}》` : `“${asTyped(title)}”`} \\[${place + 1}\\]`;

/** What is read out at most, in UTF-16 units. */
const QUOTED_MAX = 320;

/** A passage is somebody's plain text: nothing in it is a mark of Markdown, and its lines stay lines. */
function quote(passage: string): string {
  const lines = shortened(passage.trim()).split(/\n+/);
  return `> ${lines.map((line) => asTyped(line).replace(/^ +/, (spaces) => "\u00a0".repeat(spaces.length))).join("\\\n> ")}`;
}

function shortened(passage: string): string {
  if (passage.length <= QUOTED_MAX) return passage;
  const cut = passage.slice(0, QUOTED_MAX).replace(/[\ud800-\udbff]$/, "");
  const end = Math.max(...["\n", ". ", "! ", "? ", "。", "！", "？"].map((mark) => cut.lastIndexOf(mark)));
  return end > QUOTED_MAX / 2 ? cut.slice(0, end + 1).trimEnd() : `${cut.replace(/(?<=.{200} )\S*$/s, "").trimEnd()}…`;
}

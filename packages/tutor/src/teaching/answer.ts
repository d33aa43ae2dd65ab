import type { Locale } from "@dripstone/contract/locale";
import type { Asked, Block } from "../engine.ts";
import { withinTime } from "../within-time.ts";
import { checkedWork } from "./checked-work.ts";
import { helpFromSite } from "./help-from-site.ts";
import { isMathematics } from "./is-mathematics.ts";
import { languageSoFar, localeOf } from "./language.ts";
import { aboutOf, schoolWordOf } from "./pointers/about.ts";
import { teach } from "./teach.ts";
import words from "./words.json" with { type: "json" };

/** A reply, and the passages that it leans on, by their places. */
export type Answer = { blocks: Block[]; passages: number[] };

/** What is told of a message: what the solver is sure of, or else what this site has of it. */
export function answer(asked: Asked): Answer {
  const locale = languageOf(asked);
  return withinTime(TIME_MAX, () => sure(asked) ?? helpFromSite(asked, locale)) ?? notUnderstood(locale);
}

/** In milliseconds; what takes longer holds up everybody else. */
const TIME_MAX = 3_000;

const notUnderstood = (locale: Locale): Answer => ({
  blocks: [{ kind: "text", title: null, markdown: words[locale].unsure["not-sure"] }],
  passages: [],
});

const languageOf = ({ message, history, language }: Asked) => localeOf(message, languageSoFar(history, language));

/** Whether there is more to tell than that the question is not understood, or guessed. */
export const claims = (asked: Asked): boolean =>
  isSure(withinTime(TIME_MAX, () => sure(asked))) ||
  asked.passages.length > 0 ||
  aboutOf(asked.message) !== null ||
  schoolWordOf(asked.message) !== null;

const isSure = (told: Answer | null): boolean =>
  told !== null && !told.blocks.some(({ markdown }) => markdown === words.en.guess || markdown === words.ch.guess);

function sure(asked: Asked): Answer | null {
  const { message, history, isClosed } = asked;
  const said = [...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), message];
  const isFree = !isClosed([message]) && !isClosed(said);
  const checked = isFree ? checkedWork(asked, languageOf(asked)) : null;
  if (checked) return { blocks: checked, passages: [] };
  // A program's `x = 5` is no equation to be solved.
  if (isFree && isOfOther(asked) && asked.passages.length > 0) return null;
  const blocks = teach(asked);
  return blocks && { blocks, passages: [] };
}

/** Whether something else than mathematics is talked about. */
const isOfOther = ({ section, message }: Asked) =>
  (section === "computer-science" || section === "language") && !isMathematics(message);

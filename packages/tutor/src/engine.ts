import type { Locale } from "@dripstone/contract/locale";
import type { ChatContext } from "@dripstone/contract/tutor/payloads";

/** One block of a reply, in Markdown; of a `step`, the title says what is done; a `note` is about the reply itself. */
export type Block = {
  kind: "text" | "question" | "hint" | "example" | "step" | "answer" | "care" | "note";
  title: string | null;
  markdown: string;
};

/** What was said before, the oldest first. */
export type Turn = { role: "user" | "assistant"; content: string };

export type Asked = {
  message: string;
  /** What the message is about, a JPEG; only some engines see it. */
  picture?: Uint8Array;
  history: readonly Turn[];
  mode: "tutoring" | "quick-help";
  /** What the conversation is about. */
  section: ChatContext["section"];
  /** The language of the page, for a message that has none of its own. */
  language: Locale;
  /** Whether the last of a student's messages, the oldest first, asks a problem that must not be given away now: only hints are given. */
  isClosed: (messages: readonly string[]) => boolean;
  /** Whether the student sits a test now, so that everything is closed. */
  sitsTest?: boolean;
  /** What this site has about it, the best first. */
  passages: readonly Passage[];
};

/** Something that may be said of the question, from this site: an engine may lean on it, and then names it. */
export type Passage = { title: string; text: string };

/**
 * What an engine tells while it answers.
 * - `block`: one as it is now; one with an index that was there already stands for it, as a block grows while it is written.
 * - `source`: a passage, by its place among those that were given, that the reply leans on.
 * - `by`: the names of those whose words the reply is made of from now on, where that is not this engine alone.
 * - `usage`: what a paid model has used for the reply until now, with what was told before it, so that the last one counts, also of a
 *   reply that is left in the middle. As far as the provider has not said it, it is estimated.
 */
export type Told =
  | { type: "block"; index: number; block: Block }
  | { type: "source"; passage: number }
  | { type: "by"; engines: readonly string[] }
  | ({ type: "usage" } & Usage);

export type Usage = { tokensIn: number; tokensOut: number };

/** Something that answers a student. It ends soon after the signal is aborted, and what it has told until then stays. */
export type Engine = { name: string; reply(asked: Asked, signal: AbortSignal): AsyncGenerator<Told, void> };

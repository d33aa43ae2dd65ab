import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import type { Found } from "./find-passages.ts";

type Sources = ChatMessage["sources"];

/** What a reply leans on, once each, numbered as the reply names it; an engine names only what it was given. */
export function withSource(sources: Sources, passages: readonly Found[], place: number): Sources {
  const [passage, number] = [passages[place], place + 1];
  if (!passage || sources.some((source) => source.number === number)) return sources;
  const { title, link, excerpt } = passage;
  return [...sources, { number, title, link, excerpt }].sort((one, other) => one.number - other.number);
}

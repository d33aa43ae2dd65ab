import type { ChatMessage, ChatSession } from "@dripstone/contract/tutor/payloads";

type Words = {
  /** The site, for links that lead there. */
  siteUrl: string;
  at: (instant: string) => string;
  intro: string;
  who: Record<ChatMessage["role"], string>;
  stopped: string;
  /** Said of a message that is about a picture. */
  picture: string;
};

/** A conversation as Markdown: who said what and when, word for word, with what a reply leans on. */
export function asMarkdown({ name, messages }: Pick<ChatSession, "name" | "messages">, words: Words): string {
  const said = messages.map(({ role, timestamp, content, picture, sources, state }) =>
    [
      `**${words.who[role]}** · ${words.at(timestamp)}`,
      picture !== null && `*${words.picture}*`,
      content,
      state === "stopped" && `*${words.stopped}*`,
      sources.map(({ number, title, link }) => `[${number}] ${title}: <${words.siteUrl}${link}>`).join("  \n"),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
  return `${[`# ${name}`, words.intro, ...said].join("\n\n---\n\n")}\n`;
}

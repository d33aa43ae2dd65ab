import type { Locale } from "@dripstone/contract/locale";
import { chatConcerns } from "@dripstone/contract/tutor/concerns";
import { say } from "../solver/say.ts";
import { type HelpLine, helpLines } from "./help-lines.ts";
import type { ConcernKind } from "./kinds.ts";
import words from "./words.json" with { type: "json" };

/** Whom a site's children can turn to. */
export type TrustedAdult = {
  school: Record<Locale, string>;
  /** A name, or an office: "the school counselor". */
  adult: Record<Locale, string>;
  email: string;
};

/** What a child is told that needs a person's help, in Markdown: kind words, help lines, whom to turn to, who will read this, and that it may go on. */
export function concernAnswer(kind: ConcernKind, trusted: TrustedAdult, lines = helpLines): Record<Locale, string> {
  const inLocale = (locale: Locale) =>
    [
      words[kind][locale],
      say(words.lines[locale], { lines: listOf(lines, kind, locale) }, locale),
      say(words.contact[locale], trusted, locale),
      say((kind === "worry" ? words["flagged-worry"] : words.flagged)[locale], trusted, locale),
      ...onward(kind, locale),
    ].join("\n\n");
  return { en: inLocale("en"), ch: inLocale("ch") };
}

/** Whether this is what a child was told who needs a person's help; what is said of personal data alone is not. */
export const isConcernAnswer = (content: string): boolean =>
  caring.some((kind) => content.includes(words[kind].en) || content.includes(words[kind].ch));

/** The words about a worry invite to go on themselves. */
function onward(kind: ConcernKind, locale: Locale): string[] {
  if (kind === "worry") return [];
  return [words[kind === "sexual" || kind === "personal-data" ? "onward-math" : "onward"][locale]];
}

const caring = chatConcerns.filter((kind) => kind !== "personal-data");

/** In Chinese the lines of China come first. */
function listOf(lines: readonly HelpLine[], kind: ConcernKind, locale: Locale): string {
  const ours = lines.filter((line) => line.for.includes(kind));
  const sorted = locale === "en" ? ours : ours.toSorted((a, b) => Number(isChinese(b)) - Number(isChinese(a)));
  const colon = locale === "en" ? ": " : "：";
  return sorted.map(({ name, number }) => `- ${name[locale]}${colon}${number[locale]}`).join("\n");
}

const isChinese = (line: HelpLine) => line.name.ch.startsWith("中国");

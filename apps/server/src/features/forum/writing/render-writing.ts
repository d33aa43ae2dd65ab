import { POSTED_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { forumLimits } from "@dripstone/contract/forum/limits";
import type { Locale } from "@dripstone/contract/locale";
import { plainText, renderWithText } from "@dripstone/markdown";
import { languageOf } from "./language-of.ts";

/** Raised when the same text is to become other HTML, or is to be found by other words; what was written before is then rendered anew. */
export const RENDERING = 5;

export type Rendered = { html: string; htmlVersion: number; lang: Locale };

type Read = { words: Rendered; text: string; formulas: string };

/** What is kept of a text beside its source: rendered once, when it is written. Of names, only these can be mentioned in it. */
export function renderWriting(source: string, mentions: readonly string[] = []): Rendered {
  return readWriting(source, mentions).words;
}

/** The same with the words and the formulas by which it is found. */
export function readWriting(source: string, mentions: readonly string[] = []): Read {
  const { html, ...found } = renderWithText(source, { mentions, images: POSTED_PICTURES_PATH });
  return { words: { html, htmlVersion: RENDERING, lang: languageOf(source) }, ...found };
}

/** The beginning of a text as a list shows it. */
export function excerptOf(source: string): string {
  const plain = plainText(source).replace(/\s+/g, " ").trim();
  const signs = [...plain];
  if (signs.length <= forumLimits.EXCERPT_MAX) return plain;
  return `${signs
    .slice(0, forumLimits.EXCERPT_MAX - 1)
    .join("")
    .trimEnd()}…`;
}

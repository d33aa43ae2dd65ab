import type { BlogText } from "@dripstone/contract/blog/draft";
import { blogLimits } from "@dripstone/contract/blog/limits";
import { type Locale, locales } from "@dripstone/contract/locale";
import { spokenWords } from "../../../search/spoken-words.ts";

/** How many minutes it takes to read a post in each language, one at least: words with letters and numbers, and Chinese characters. */
export const minutesOf = (texts: Record<Locale, BlogText>): Record<Locale, number> =>
  Object.fromEntries(locales.map((locale) => [locale, minutesFor(texts[locale].body)])) as Record<Locale, number>;

/** The same of one text. */
export function minutesFor(body: string): number {
  const { text } = spokenWords(body);
  const { BLOG_WORDS_PER_MINUTE, BLOG_CHARACTERS_PER_MINUTE } = blogLimits;
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[[\p{L}\p{N}]--\p{Script=Han}][[\p{L}\p{N}'’]--\p{Script=Han}]*/gv)?.length ?? 0;
  return Math.max(1, Math.round(words / BLOG_WORDS_PER_MINUTE + characters / BLOG_CHARACTERS_PER_MINUTE));
}

import type { Locale } from "../locale.ts";

/** In what a feed may be written, with its type and the end of its address. */
export const feedFormats = {
  rss: { type: "application/rss+xml", ending: "xml" },
  atom: { type: "application/atom+xml", ending: "atom" },
} as const;

export type FeedFormat = keyof typeof feedFormats;

/** Where the newest posts of the blog lie for programs that follow it. */
export function blogFeedPath(language: Locale, format: FeedFormat): string {
  return `/feeds/blog/${language}.${feedFormats[format].ending}`;
}

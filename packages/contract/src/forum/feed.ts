import type { Locale } from "../locale.ts";

/** Where the newest posts lie for programs that follow them (RSS): those of a category by its slug, or all. */
export function feedPath(language: Locale, category?: string): string {
  return `/feeds/forum${category === undefined ? "" : `/${category}`}/${language}.xml`;
}

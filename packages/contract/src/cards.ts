import type { Locale } from "./locale.ts";

/** Raised when all pictures are to be drawn otherwise, so that whoever keeps an old one asks anew. */
const DESIGN = 1;

/** The address of the picture that stands for a page where it is shared: another one whenever its words are others. */
export function cardPath(locale: Locale, path: string, title: string): string {
  return `/cards/${locale}/${versionOf(`${DESIGN} ${title}`)}${path === "/" ? "" : path}.png`;
}

/** FNV-1a, which tells one text from another; it keeps no secret. */
function versionOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

export const cardSize = { width: 1200, height: 630 } as const;

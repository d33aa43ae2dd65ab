import { mayHold } from "./finding/holds.ts";
import type { Span } from "./fold.ts";

/** What may stand for a letter in a word that is meant to be read by people only. */
const stands: Record<string, string> = {
  a: "[a4@]",
  b: "[b8]",
  e: "[e3]",
  g: "[g9]",
  i: "[i1!l|]",
  l: "[l1i|]",
  o: "[o0]",
  s: "[s5$]",
  t: "[t7+]",
};

const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The pattern of a word with other signs for some of its letters, signs between them (`w*e-c/h.a_t`), or each letter on its own (`w e c h a t`). */
export function disguised(word: string): string {
  const letters = [...word].map((letter) => stands[letter] ?? escaped(letter));
  return `(?:${letters.join("[._*|/\\\\~'\"^-]{0,2}")}|${letters.join("[\\s._*|/\\\\~>-]{1,4}")})`;
}

/** Where a pattern is found. Not by `matchAll`, which makes the pattern anew each time: most of a hundred patterns are found nowhere. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return mayHold(text, pattern) ? everySpan(text, pattern) : [];
}

function everySpan(text: string, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    spans.push([found.index, found.index + found[0].length]);
    if (found[0] === "") pattern.lastIndex += 1;
  }
  return spans;
}

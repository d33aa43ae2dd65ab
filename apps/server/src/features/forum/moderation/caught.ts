import { contactDataIn } from "@dripstone/contact-data";
import type { Excerpt } from "@dripstone/contract/search";

/** So much is shown of what was caught, and of what stands around it. */
const CAUGHT_MAX = 5;
const CAUGHT_LENGTH = 160;
const AROUND_LENGTH = 40;

/** What of a text tells how to reach somebody, or what a stranger should not know, each place with a few words around it. */
export function caughtIn(text: string, ownHosts: readonly string[]): Excerpt[] {
  return contactDataIn(text, ownHosts)
    .reduce<Place[]>(apart, [])
    .slice(0, CAUGHT_MAX)
    .map(({ from, to }) => {
      const end = Math.min(to, from + CAUGHT_LENGTH);
      const before = text.slice(Math.max(0, from - AROUND_LENGTH), from);
      const behind = text.slice(end, end + AROUND_LENGTH);
      return [
        { text: `${from > AROUND_LENGTH ? "…" : ""}${inOneLine(before)}`, hit: false },
        { text: inOneLine(text.slice(from, end)), hit: true },
        { text: `${inOneLine(behind)}${end + AROUND_LENGTH < text.length ? "…" : ""}`, hit: false },
      ];
    });
}

type Place = { from: number; to: number };

/** Several kinds may be found in one place. */
function apart(places: Place[], { from, to }: Place): Place[] {
  const last = places.at(-1);
  if (last && from < last.to) last.to = Math.max(last.to, to);
  else places.push({ from, to });
  return places;
}

/** Also without half a sign, where one was cut in two. */
const inOneLine = (part: string) => part.replace(/\s+/g, " ").replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");

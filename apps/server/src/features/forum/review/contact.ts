import { contactDataIn, type Kind } from "@dripstone/contact-data";
import { LRUCache } from "lru-cache";

type Found = "contact" | "personal" | null;

/** Whether a text tells how to reach somebody, or what a stranger should not know of a child. */
export function contactIn(text: string, ownHosts: readonly string[]): Found {
  const kinds = kindsIn(text, ownHosts);
  if (kinds.length === 0) return null;
  return kinds.every((kind) => kind === "personal") ? "personal" : "contact";
}

/**
 * Whether the last of several pieces tells it together with those before it, and not alone: a number or a name that is cut in two. The pieces
 * before it were read together when they were written; what is cut stands around the seam.
 */
export function contactInPieces(pieces: readonly string[], ownHosts: readonly string[]): Found {
  const last = pieces.at(-1)?.slice(0, END);
  const before = pieces.slice(0, -1);
  if (last === undefined || before.length === 0) return null;
  const joined = (seam: string) => [before.join(seam).slice(-END), last];
  const alone = joined("\n\n").reduce((sum, end) => sum + kindsIn(end, ownHosts).length, 0);
  const together = ["\n\n", " ", ""].map((seam) => joined(seam).join(seam));
  const telling = together.find((text) => kindsIn(text, ownHosts).length > alone);
  return telling === undefined ? null : contactIn(telling, ownHosts);
}

/** What somebody has just said is looked at again with what they say next. */
function kindsIn(text: string, ownHosts: readonly string[]): readonly Kind[] {
  const key = `${ownHosts.join(" ")}\n${text}`;
  const kinds = kindsKnown.get(key) ?? contactDataIn(text, ownHosts).map(({ kind }) => kind);
  kindsKnown.set(key, kinds);
  return kinds;
}

/** Counted in signs. */
const kindsKnown = new LRUCache<string, readonly Kind[]>({
  maxSize: 500_000,
  sizeCalculation: (kinds, key) => key.length + kinds.length + 1,
});

/** What is cut in two stands at the end of one piece and at the beginning of the next. */
const END = 200;

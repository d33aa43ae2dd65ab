import { contactDataIn, type Kind } from "@dripstone/contact-data";
import { LRUCache } from "lru-cache";

type Found = "contact" | "personal" | null;

/** Whether a text tells how to reach somebody, or what a stranger should not know of a child. */
export function contactIn(text: string, ownHosts: readonly string[]): Found {
  const kinds = kindsIn(text, ownHosts);
  if (kinds.length === 0) return null;
  return kinds.every((kind) => kind === "personal") ? "personal" : "contact";
}

/** Whether several pieces tell it together, and none of them alone: a number or a name that is cut in two. */
export function contactInPieces(pieces: readonly string[], ownHosts: readonly string[]): Found {
  const ends = pieces.map((piece) =>
    piece.length > 2 * END ? `${piece.slice(0, END)}\n\n${piece.slice(-END)}` : piece,
  );
  if (ends.length < 2) return null;
  const alone = ends.reduce((sum, end) => sum + kindsIn(end, ownHosts).length, 0);
  const together = ["\n\n", " ", ""].map((seam) => ends.join(seam));
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

import type { Folded, Span } from "../fold.ts";
import { isName, type Meant, mayBegin, meantBy, meantByPieces } from "./spelling.ts";

/** A text in which names and the words that lead to them are spelled as usual, and where one of the names was in a disguise. */
export type Mended = Folded & { disguised: Span[] };

/**
 * Spells the names of services, and the words that lead to them, as everybody does: with signs for letters (`sn@p`, `r0bl0x`), with letters
 * repeated, left out or wrong (`diskord`, `roblux`), cut into pieces (`ro blox`, `s n a p`), and with letters for digits in numbers.
 */
export function mend(folded: Folded): Mended {
  const isMasked = ({ from, to }: Piece) =>
    /[\u00c0-\u052f]/.test(folded.source.slice(folded.sourceOf(from), folded.sourceOf(to)));
  const changes = changesIn(folded.text, isMasked);
  if (changes.length === 0) return { ...folded, disguised: [] };
  const disguised: Span[] = [];
  const places: number[] = [];
  let text = "";
  let prose = "";
  let done = 0;
  const keep = (to: number) => {
    for (let at = done; at < to; at += 1) places.push(at);
    text += folded.text.slice(done, to);
    prose += folded.prose.slice(done, to);
  };
  for (const { from, to, word, isDisguised } of changes) {
    keep(from);
    if (isDisguised) disguised.push([text.length, text.length + word.length]);
    for (const at of word.split("").keys()) places.push(at === 0 ? from : Math.min(from + at, to - 1));
    text += word;
    prose += folded.prose.charAt(from) === "\u0000" ? "\u0000".repeat(word.length) : word;
    done = to;
  }
  keep(folded.text.length);
  const before = (at: number) => places[at] ?? folded.text.length;
  return {
    ...{ text, prose, disguised },
    source: folded.source,
    sourceOf: (at) => folded.sourceOf(before(at)),
    inFormula: (from, to) => folded.inFormula(before(from), before(to)),
  };
}

type Change = Meant & { from: number; to: number };
type Piece = { token: string; from: number; to: number };

function changesIn(text: string, isMasked: (piece: Piece) => boolean): Change[] {
  const pieces: Piece[] = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    pieces.push({ token, from: index, to: index + token.length });
  }
  const changes: Change[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) break;
    const inPieces = startingAt(text, pieces, at);
    // With accents or letters of other scripts
    const masked = isName(piece.token) && isMasked(piece) ? { word: piece.token, isDisguised: true } : undefined;
    const meant = masked ?? inPieces ?? meantBy(piece.token);
    if (!meant) continue;
    at += (inPieces?.pieces ?? 1) - 1;
    changes.push({ ...meant, from: piece.from, to: pieces[at]?.to ?? piece.to });
  }
  return changes;
}

/** Letters and what may stand for one; an exclamation mark ends a sentence. */
const tokens = /!?[a-z\d@$]+(?:![a-z\d@$]+)*/g;
const separator = /^[\s._*/\\|~>'"^:;&-]{1,4}$/;
const PIECES_MAX = 12;

/** The longest name in pieces that begins with this one. */
function startingAt(text: string, pieces: readonly Piece[], first: number): (Meant & { pieces: number }) | undefined {
  if (!mayBegin(pieces[first]?.token ?? "")) return undefined;
  let found: (Meant & { pieces: number }) | undefined;
  const taken: string[] = [];
  for (let at = first; at < Math.min(pieces.length, first + PIECES_MAX); at += 1) {
    const { token = "", from = 0 } = pieces[at] ?? {};
    if (taken.length > 0 && !separator.test(text.slice(pieces[at - 1]?.to, from))) break;
    taken.push(token);
    const meant = meantByPieces(taken);
    if (meant === null) break;
    if (meant) found = { ...meant, pieces: taken.length };
  }
  return found;
}

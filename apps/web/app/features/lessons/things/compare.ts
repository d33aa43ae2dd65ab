import type { Locale } from "@dripstone/contract/locale";

/** A piece of a sentence, and whether it was written so. */
export type Compared = { text: string; same: boolean };

/**
 * A sentence in its pieces (words of English, characters of Chinese), each with whether what was written has it in its place. Capitals,
 * punctuation, and spaces do not count.
 */
export function compare(sentence: string, written: string, language: Locale): Compared[] {
  const pieces = piecesOf(sentence, language);
  const wanted = pieces.map(({ core }) => core);
  const got = piecesOf(written, language)
    .map(({ core }) => core)
    .filter((core) => core !== "");
  const kept = common(wanted, got);
  return pieces.map(({ text, core }, place) => ({ text, same: core === "" || kept.has(place) }));
}

function piecesOf(text: string, language: Locale): { text: string; core: string }[] {
  const cut = language === "ch" ? /\s*\S/gu : /\s*\S+/gu;
  return (text.match(cut) ?? []).map((piece) => ({ text: piece, core: coreOf(piece) }));
}

/** Quotation marks and apostrophes are written in several ways. */
const coreOf = (piece: string) =>
  piece
    .normalize("NFKC")
    .replace(/[\p{P}\p{S}\s]/gu, "")
    .toLowerCase();

/** The places of `wanted` that belong to the longest common sequence with `got`. */
function common(wanted: readonly string[], got: readonly string[]): ReadonlySet<number> {
  const length = Array.from({ length: wanted.length + 1 }, () => new Array<number>(got.length + 1).fill(0));
  const at = (one: number, other: number) => length[one]?.[other] ?? 0;
  for (let one = wanted.length - 1; one >= 0; one -= 1) {
    for (let other = got.length - 1; other >= 0; other -= 1) {
      const best =
        wanted[one] === got[other] ? 1 + at(one + 1, other + 1) : Math.max(at(one + 1, other), at(one, other + 1));
      (length[one] as number[])[other] = best;
    }
  }
  const places = new Set<number>();
  for (let one = 0, other = 0; one < wanted.length && other < got.length; ) {
    if (wanted[one] === got[other]) {
      places.add(one);
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return places;
}

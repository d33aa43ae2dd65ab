import { Converter } from "opencc-js/t2cn";

/**
 * A text as words are compared: full-width letters as narrow ones, capitals as small ones, letters without their accents, one kind of apostrophe,
 * traditional characters as the simplified ones for which they stand.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .replaceAll(/\p{Script=Han}/gu, simplified);
}

/** Each character on its own: an excerpt has to know where in the text it stood. */
function simplified(character: string): string {
  const kept = simple.get(character);
  if (kept !== undefined) return kept;
  const found = toSimplified(character);
  simple.set(character, found);
  return found;
}

const toSimplified = Converter({ from: "t", to: "cn" });
const simple = new Map<string, string>();

/** The same, and at which index of the text each of its characters stands: folding may make a text longer or shorter. */
export function foldWithPlaces(text: string): { folded: string; places: readonly number[] } {
  let folded = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldedCharacter(character);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    at += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

const known = new Map<string, string>();
const KNOWN_MAX = 20_000;

function foldedCharacter(character: string): string {
  if (character < "\u0080") return character.toLowerCase();
  const kept = known.get(character);
  if (kept !== undefined) return kept;
  const folded = fold(character);
  if (known.size < KNOWN_MAX) known.set(character, folded);
  return folded;
}

/** A text as words are compared: full-width letters as narrow ones, capitals as small ones, letters without their accents, one kind of apostrophe. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .normalize("NFC")
    .replaceAll("’", "'");
}

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

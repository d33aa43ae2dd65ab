import { Converter } from "opencc-js/t2cn";

/**
 * A text as words are compared: full-width letters as narrow ones, capitals as small ones, letters without their accents, one kind of apostrophe,
 * traditional characters as the simplified ones for which they stand.
 */
export function fold(text: string): string {
  return (signBySign.test(text) ? foldedInPlace(text) : undefined) ?? foldWhole(text);
}

/**
 * Signs of which each is folded the same whatever stands beside it, as in nearly every text: the Latin letters without accents, Chinese, and the
 * punctuation of both.
 */
const signBySign = /^[\0-\x7f\u2010-\u2027\u3001-\u3029\u4e00-\u9fff\uff01-\uff5e]*$/;

function foldWhole(text: string): string {
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
export function foldWithPlaces(text: string): { folded: string; placeOf: (index: number) => number } {
  const alike = foldedInPlace(text);
  if (alike !== undefined) return { folded: alike, placeOf: (index) => index };
  let folded = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldedCharacter(character);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    at += character.length;
  }
  return { folded, placeOf: (index) => places[index] ?? text.length };
}

/** A folded text that is as long as it was, character for character, as nearly all are; undefined for any other. */
function foldedInPlace(text: string): string | undefined {
  let folded = "";
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    const plain = foldedUnits[code] ?? foldedUnit(code);
    if (plain.length !== 1) return undefined;
    if (plain.charCodeAt(0) === code) continue;
    folded += text.slice(from, at) + plain;
    from = at + 1;
  }
  // What is left to fold are capitals of the Latin alphabet.
  return (folded + text.slice(from)).toLowerCase();
}

/** By UTF-16 unit; half a character is not folded by itself. */
const foldedUnits: string[] = [];

function foldedUnit(code: number): string {
  const plain = code >= 0xd800 && code < 0xe000 ? "" : foldWhole(String.fromCharCode(code));
  foldedUnits[code] = plain;
  return plain;
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

import { innocent, isSure, leading, names } from "./names.ts";
import { shortened, skeletonOf } from "./skeleton.ts";

/** What somebody means by what he has written, and whether he has taken pains that it is not seen. */
export type Meant = { word: string; isDisguised: boolean };

const skeletons = new Map([...leading, ...names].map((name) => [skeletonOf(name), name]));
const known = new Set([...leading, ...names]);
const isNamed = new Set(names);

export const isName = (token: string): boolean => isNamed.has(token);

/** Names that are long enough to be told with one letter wrong. */
const nearly = new Map<string, string>();
const longNames = names.filter((name) => name.length > 6 || name === "roblox");
for (const name of longNames) {
  for (const short of [skeletonOf(name), ...shortened(skeletonOf(name))]) nearly.set(short, name);
}

/** A word of one piece: with signs for letters, letters repeated or one of them wrong; or a number with letters for digits. */
export function meantBy(token: string): Meant | undefined {
  const kept = remembered.get(token);
  if (kept !== undefined) return kept ?? undefined;
  const meant = meantByNew(token);
  if (remembered.size < 5_000) remembered.set(token, meant ?? null);
  return meant;
}

const remembered = new Map<string, Meant | null>();

function meantByNew(token: string): Meant | undefined {
  if (token.length < 3 || token.length > LENGTH_MAX || known.has(token) || innocent.has(token)) return undefined;
  if (/^[\doil]+$/.test(token)) return numberIn(token);
  if (/^\d+$/.test(token)) return undefined;
  const skeleton = skeletonOf(token);
  const name = skeletons.get(skeleton);
  const hasSigns = /[^a-z]/.test(token);
  if (name && token.length >= name.length - 1) {
    if (isNamed.has(name)) return { word: name, isDisguised: hasSigns || isSure.has(name) };
    if (hasSigns && token.length >= name.length) return { word: name, isDisguised: false };
  }
  const misspelled = nearName(token, skeleton);
  return misspelled === undefined ? undefined : { word: misspelled, isDisguised: hasSigns || isSure.has(misspelled) };
}

const LENGTH_MAX = 14;

/** With one letter left out, put in or another one; the first letter people keep. */
function nearName(token: string, skeleton: string): string | undefined {
  if (skeleton.length < 5 || !firstLetters.has(skeleton.charAt(0))) return undefined;
  for (const short of [skeleton, ...shortened(skeleton)]) {
    const name = nearly.get(short);
    if (name?.startsWith(token.charAt(0)) && Math.abs(name.length - token.length) <= 2) return name;
  }
  return undefined;
}

const firstLetters = new Set([...nearly.values()].map((name) => skeletonOf(name).charAt(0)));

function numberIn(token: string): Meant | undefined {
  const letters = token.replace(/\d/g, "").length;
  if (letters === 0 || letters > token.length / 2) return undefined;
  return { word: token.replaceAll("o", "0").replace(/[il]/g, "1"), isDisguised: false };
}

const beginnings = new Set(
  names.flatMap((name) => Array.from(name, (_, at) => skeletonOf(name).slice(0, at + 1)).filter(Boolean)),
);

/** Whether a name of several pieces may begin with this one. */
export function mayBegin(token: string): boolean {
  const kept = begun.get(token);
  if (kept !== undefined) return kept;
  const may = meantByPieces([token]) !== null;
  if (begun.size < 5_000) begun.set(token, may);
  return may;
}

const begun = new Map<string, boolean>();

/** A name of several pieces: undefined while they are none, and null when no further piece could make them one. */
export function meantByPieces(pieces: readonly string[]): Meant | undefined | null {
  if (pieces.length === 1 && (pieces[0]?.length ?? 0) > LENGTH_MAX) return null;
  const skeleton = skeletonOf(pieces.join(""));
  if (!beginnings.has(skeleton)) return null;
  const name = skeletons.get(skeleton);
  if (!name || !isNamed.has(name) || pieces.length === 1 || isName(pieces.at(-1) ?? "") || isInnocent(pieces))
    return undefined;
  const isSpaced = pieces.every(({ length }) => length === 1) && pieces.length >= 4;
  if (!isSpaced && name.length < 6) return undefined;
  return { word: name, isDisguised: isSpaced || isSure.has(name) };
}

/** Two words that are written apart, whatever letter stands before them. */
const isInnocent = (pieces: readonly string[]) =>
  innocent.has(pieces.join(",")) || innocent.has(pieces.slice(1).join(","));

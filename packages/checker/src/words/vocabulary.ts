import type { Manner } from "./manner.ts";
import { greek, plainWords, type Word } from "./words.ts";

/** What letters and runs of letters may mean in one reading. */
export type Vocabulary = {
  hasLetter(name: string): boolean;
  /** Whether a run is made of the reader's own letters alone. */
  knowsAll(run: string): boolean;
  /** Whether a run that might be a unit (`m`, `cm`) is to be read as letters. */
  prefersLetters(run: string, afterNumber: boolean, spaced: boolean): boolean;
  /** Any single letter is known: how keys are read when the rubric names no letters. */
  openToAll: boolean;
  manner: Manner;
  /** Whether a unit may follow an expression with letters: `4a+4b m`. Otherwise a letter that is not known there stays unknown. */
  unitsAfterLetters: boolean;
};

/** A rubric's letters; null for a key whose letters are to be found out. */
export function vocabularyOf(
  letters: readonly string[] | null,
  manner: Manner,
  { bound, unitsAfterLetters }: { bound: readonly string[]; unitsAfterLetters: boolean },
): Vocabulary {
  const known = new Set([...(letters ?? []).map((letter) => letter.replace(/_.*$/u, "")), ...bound]);
  const hasLetter = (name: string) => known.has(name);
  return {
    hasLetter,
    knowsAll: (run) => [...run].every(hasLetter),
    prefersLetters: (run, afterNumber, spaced) =>
      letters ? [...run].every(hasLetter) : !afterNumber || (run.length === 1 && !spaced),
    openToAll: letters === null,
    manner,
    unitsAfterLetters,
  };
}

type Part = ({ kind: "letter"; name: string } | Word) & { length: number };

/**
 * A run of letters as words and letters, the longest words first: `xsqrt` is x·√. Gives the index of the first
 * letter that nothing explains, if there is one.
 */
export function wordsOf(run: string, vocabulary: Vocabulary, label: boolean): Part[] | number {
  if (label && !plainWords.has(run) && !(vocabulary.knowsAll(run) && run.length > 1)) {
    const known = run.length === 1 ? letterAt(run, 0, vocabulary) : null;
    return [known?.kind === "letter" ? known : { kind: "letter", name: run, length: run.length }];
  }
  const parts: Part[] = [];
  let at = 0;
  while (at < run.length) {
    const part = wordAt(run, at, vocabulary) ?? letterAt(run, at, vocabulary);
    if (!part) return at;
    parts.push(part);
    at += part.length;
  }
  return parts;
}

function wordAt(run: string, at: number, vocabulary: Vocabulary): Part | null {
  for (let length = Math.min(8, run.length - at); length >= 2; length--) {
    const piece = run.slice(at, at + length);
    const letter = greek.get(piece);
    if (letter && vocabulary.hasLetter(letter)) return { kind: "letter", name: letter, length };
    const word = plainWords.get(piece) ?? plainWords.get(piece.toLowerCase());
    if (word && !(vocabulary.knowsAll(piece) && !vocabulary.openToAll)) return { ...word, length };
  }
  return null;
}

function letterAt(run: string, at: number, vocabulary: Vocabulary): Part | null {
  const letter = String.fromCodePoint(run.codePointAt(at) ?? 0);
  const length = letter.length;
  if (vocabulary.hasLetter(letter)) return { kind: "letter", name: letter, length };
  if (letter === "π") return { kind: "constant", name: "pi", length };
  if (letter === "e" || letter === "i") return { kind: "constant", name: letter, length };
  if (vocabulary.openToAll) return { kind: "letter", name: letter, length };
  // Phone keyboards begin with a capital letter.
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return other.length === length && vocabulary.hasLetter(other) ? { kind: "letter", name: other, length } : null;
}

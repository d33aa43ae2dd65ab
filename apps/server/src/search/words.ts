import { fold } from "./fold.ts";

/** A word as it is found, and where it stands, counted in words. */
type Placed = { word: string; at: number };

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const han = /^\p{Script=Han}+$/u;
/** PostgreSQL keeps no longer ones; nobody looks for one of these. */
const WORD_MAX = 100;

/** The words of a text, Chinese ones cut by the dictionary, in the order in which they stand. */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(fold(text))].flatMap(({ segment, isWordLike }) =>
    isWordLike && segment.length <= WORD_MAX ? [segment] : [],
  );
}

/**
 * Everything by which a text is found: its words, and of Chinese every character and every two that stand together, so that no word is missed
 * because the dictionary has cut the text elsewhere than the question.
 */
export function findableIn(text: string): Placed[] {
  const found: Placed[] = [];
  let at = 0;
  let before = "";
  for (const { segment, isWordLike } of segmenter.segment(fold(text))) {
    if (!isWordLike || segment.length > WORD_MAX) {
      before = "";
      continue;
    }
    if (!isHan(segment)) {
      at += 1;
      found.push({ word: segment, at });
      before = "";
      continue;
    }
    for (const character of segment) {
      at += 1;
      found.push({ word: character, at });
      if (before !== "") found.push({ word: before + character, at: at - 1 });
      before = character;
    }
  }
  return found;
}

export const isHan = (word: string) => han.test(word);

/** Every two characters that stand together in a Chinese word: what a longer one is found by. */
export function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

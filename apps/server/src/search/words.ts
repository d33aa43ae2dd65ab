import { fold } from "./fold.ts";

/** A word as it is found, and where it stands, counted in words. */
type Placed = { word: string; at: number };

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const han = /^\p{Script=Han}+$/u;
/** PostgreSQL keeps no longer ones; nobody looks for one of these. */
const WORD_MAX = 100;

/** The words of a text, Chinese ones cut by the dictionary, in the order in which they stand. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isHanRun } of runsOf(fold(text))) {
    if (isHanRun) for (const cut of segmenter.segment(segment)) words.push(cut.segment);
    else words.push(segment);
  }
  return words.filter(({ length }) => length <= WORD_MAX);
}

/** The words of a folded text, and what stands together in Chinese as one: no dictionary is asked. */
export const uncutWordsOf = (folded: string): string[] => runsOf(folded).map(({ segment }) => segment);

/**
 * Everything by which a text is found: its words, and of Chinese every character and every two that stand together, so that no word is missed
 * because the dictionary has cut the text elsewhere than the question.
 */
export function findableIn(text: string): Placed[] {
  const found: Placed[] = [];
  let at = 0;
  let before = "";
  let end = 0;
  for (const { segment, from } of runsOf(fold(text))) {
    if (from > end) before = "";
    end = from + segment.length;
    if (!isHan(segment)) {
      before = "";
      // The length of what Chinese is cut into does not matter, as no part of it is found by more than two characters.
      if (segment.length > WORD_MAX) continue;
      at += 1;
      found.push({ word: segment, at });
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

/** A word and where it begins, or several Chinese ones that stand together, which are not cut yet. */
type Run = { segment: string; from: number; isHanRun: boolean };

/** What is read of a folded text: all that is no word is left out. */
function runsOf(folded: string): Run[] {
  if (!isPlain.test(folded)) {
    return [...segmenter.segment(folded)].flatMap(({ segment, index: from, isWordLike }) =>
      isWordLike ? [{ segment, from, isHanRun: false }] : [],
    );
  }
  return Array.from(folded.matchAll(plainRun), ({ 0: segment, index: from }) => ({
    segment,
    from,
    isHanRun: segment >= "\u4e00",
  })).filter(({ segment }) => segment !== "_");
}

/** Latin letters without accents, digits, common Chinese characters, and the punctuation of both that joins no words. */
const isPlain = /^[\0-\x7f\u2010-\u2017\u201c\u201d\u2026\u3001\u3002\u3008-\u3011\u4e00-\u9fff]*$/;
/**
 * What the segmenter takes for a word in such a text, or for several, in a tenth of its time: letters and digits, joined by a point, a colon, or an
 * apostrophe between letters, and by a point, a comma, a semicolon, or an apostrophe between digits.
 */
const plainRun = /[a-z\d_]+(?:(?:(?<=[a-z])[.':](?=[a-z])|(?<=\d)[.,;'](?=\d))[a-z\d_]+)*|[\u4e00-\u9fff]+/g;

export const isHan = (word: string) => han.test(word);

/** Every two characters that stand together in a Chinese word: what a longer one is found by. */
export function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

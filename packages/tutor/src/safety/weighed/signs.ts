import { type Signs, shares } from "../../learning/signs.ts";
import { classesInChinese, classesOfWord } from "./word-classes.ts";

/**
 * Signs of a sentence: its words, neighbors, and for Chinese its characters by one, two and three; which classes of words stand in it, alone,
 * in twos and in a row. Words and classes count alike, however long the sentence is.
 */
export function signsOf({ english, chinese }: { english: string; chinese: string }): Signs {
  const said = wordsOf(english);
  const han = runsOf(chinese);
  const words = new Set([...inRows(said), ...han.flatMap(inCharacters)]);
  const classes = new Set([...meant(said), ...(han.length > 0 ? inPairs(classesInChinese(han.join("|"))) : [])]);
  return new Map([...shares(words, 1), ...shares(classes, CLASSES_COUNT)]);
}

/** How much the classes count beside the words. */
const CLASSES_COUNT = 0.6;

const wordsOf = (english: string): string[] =>
  english
    .split(" ")
    .filter(Boolean)
    .map((word) => (/^\d/.test(word) ? "#" : word));

const runsOf = (chinese: string): string[] => chinese.match(/\p{Script=Han}+/gu) ?? [];

const inRows = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const [next, then] = words.slice(at + 1, at + 3);
    return [
      word,
      ...(next ? [`${word} ${next}`] : []),
      ...(then ? [`${word} _ ${then}`, `${word} ${next} ${then}`] : []),
    ];
  });

const inCharacters = (run: string): string[] => {
  const signs = [...run];
  return signs.flatMap((_, at) =>
    [1, 2, 3].flatMap((length) => (at + length <= signs.length ? signs.slice(at, at + length).join("") : [])),
  );
};

function meant(words: readonly string[]): string[] {
  const all = words.map(classesOfWord);
  const rows = all.flatMap((here, at) => {
    const next = [...new Set([...(all[at + 1] ?? []), ...(all[at + 2] ?? [])])];
    return here.flatMap((one) => next.map((two) => `{${one}>${two}}`));
  });
  return [...inPairs([...new Set(all.flat())]), ...rows];
}

const inPairs = (names: readonly string[]): string[] => {
  const sorted = [...names].sort();
  return sorted.flatMap((one, at) => [`{${one}}`, ...sorted.slice(at + 1).map((two) => `{${one}+${two}}`)]);
};

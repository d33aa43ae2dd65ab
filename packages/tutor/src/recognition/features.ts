import { fold } from "@dripstone/contact-data";
import { inWords } from "./disguised.ts";
import { everydayChinese, everydayEnglish } from "./everyday.ts";
import { chinese, english, type Meaning, stemOf } from "./lexicon.ts";
import { numbersIn, rangesIn } from "./numbers.ts";

/** What a sentence tells of which problem it belongs to: its things, words, and numbers, each with its weight. */
export type Features = Map<string, number>;

/** The features of each sentence of a plain text. */
export const sentencesOf = (plain: string): Features[] =>
  plain
    .split(ends)
    .map(featuresOf)
    .filter(({ size }) => size > 0);

const ends = /\n|[.!?;](?=\s|$)|[。！？；]/;

/** Without disguises, pictures, marks of Markdown, and blanks between Chinese characters. */
export const plainText = (text: string): string =>
  fold(inWords(text.replaceAll(picture, " ")))
    .text.replaceAll(apostrophes, "")
    .replaceAll(marks, " ")
    .replaceAll(hanBlanks, "");

const picture = /!\[[^\]]{0,600}\]\([^)]{0,200}\)/g;
const apostrophes = /['’]/g;
const marks = /[*_“”"]/g;
const hanBlanks = /(?<=\p{Script=Han}) {1,3}(?=\p{Script=Han})/gu;

function featuresOf(sentence: string): Features {
  const features: Features = new Map();
  const note = (name: string, weight: number) => features.set(name, Math.max(weight, features.get(name) ?? 0));
  for (const number of numbersIn(sentence)) note(`n:${number}`, numberWeight(number));
  // Without a weight: what they stand for is in the numbers, but it stays when a story is told otherwise.
  for (const range of rangesIn(sentence)) note(`r:${range}`, 0);
  const mean = (meanings: readonly Meaning[]) => {
    for (const { concept, kind, weight } of meanings) {
      note(`c:${concept}`, weight / meanings.length);
      if (kind === "animal" || kind === "container") note(`k:${kind}`, 0.5);
    }
  };
  for (const word of sentence.match(/[a-z]{3,}/g) ?? []) {
    const stem = stemOf(word);
    const meanings = english.get(stem);
    // Kept without a weight, for a word that is misspelled elsewhere.
    if (meanings) note(`w:${stem}`, 0);
    if (meanings) mean(meanings);
    else if (!everydayEnglish.has(stem) && stem.length >= 3 && !isNumberWord.test(word) && !latex.test(word))
      note(`w:${stem}`, 1.5);
  }
  const rest = sentence.replaceAll(chineseTerms, (term) => {
    mean(chinese.get(term) ?? []);
    return " ";
  });
  for (const { segment } of /\p{Script=Han}/u.test(rest) ? segmenter.segment(rest) : []) {
    if (/^\p{Script=Han}{2,}$/u.test(segment) && !everydayChinese.has(segment) && !hanNumber.test(segment))
      note(`h:${segment}`, 1);
  }
  return features;
}

/** 1 and 2 are in every text. */
function numberWeight(number: string): number {
  if (number === "0" || number === "1" || number === "2") return 0.2;
  return number.includes("/") || number.length > 1 ? 2 : 1;
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const chineseTerms = new RegExp([...chinese.keys()].toSorted((a, b) => b.length - a.length).join("|"), "gu");
const hanNumber = /^[第零一二两三四五六七八九十百千万半几]+[个次]?$/u;
const isNumberWord =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|halves|quarters?|first|second|third|thirds|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/;
const latex = /^(?:frac|dfrac|tfrac|sqrt|cdot|dots|ldots|circ|mathrm|quad|left|right|text|times)$/;

import { fold } from "@dripstone/contact-data";
import { inChinese } from "./chinese.ts";
import { plainWords } from "./plain-words.ts";
import { apart } from "./run-together.ts";

/** A child's text as the rules read it. */
export type Heard = {
  /** Ways to read it as English: its words in their plain forms, one blank around each, `.` where a sentence ends and at the end. */
  english: string[];
  /** The English letters without the blanks between: for words that are broken up. */
  squeezed: string;
  /** Its Chinese characters in simplified form, with Latin letters and digits among them, `。` where a sentence ends. */
  chinese: string;
};

/** Takes disguises off: other scripts' letters, invisible signs, digits and signs for letters, letters set apart, pictures for words. */
export function hear(source: string): Heard {
  const { text } = fold(withoutDollars(source).replaceAll(pictures, (picture) => ` ${shown[picture] ?? ""} `));
  const plain = text.replaceAll(apostrophes, "").replaceAll(dotted, (word) => word.replaceAll(/[^a-z]/g, ""));
  const ways = digitInWord.test(plain) ? [inLetters(plain, "i"), inLetters(plain, "l")] : [inLetters(plain, "i")];
  const [first = ""] = ways;
  return {
    english: [...new Set(ways)].map(inWords),
    squeezed: first.replaceAll(/[^a-z]+/g, ""),
    chinese: inChinese(text),
  };
}

/** `$EC$` is a line, and its signs of money are no letters; in `$uicide` they are. */
const withoutDollars = (source: string): string =>
  source.replaceAll(inDollars, (whole, formula: string) =>
    longWord.test(formula.replaceAll(/\\[a-z]{1,20}/gi, "")) ? whole : ` ${formula} `,
  );

const inDollars = /(?<![a-z\d$])\$(?=[^\s$])([^$\n]{1,200})(?<=\S)\$(?![a-z\d$])/giu;
const longWord = /[a-z]{4}/i;

const shown: Record<string, string> = {
  "🔪": "knife",
  "💊": "pills",
  "🔫": "gun",
  "🩸": "blood",
  "💣": "bomb",
  "🍑": "butt",
  "🪢": "rope",
};
const pictures = /🔪|💊|🔫|🩸|💣|🍑|🪢/gu;
const apostrophes = /['’‘`´]/g;
/** `u.n.c.l.e` */
const dotted = /(?<![a-z\d])[a-z](?:[.*_\-~/][a-z]){2,}(?![a-z\d])|(?<![a-z\d])[a-z][.*_~][a-z](?= [a-z][.*_~])/g;
const digitInWord = /[a-z]1|1[a-z]/;

const signs: Record<string, string> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" };

/** `su1cide` and `k!ll`; a digit with no letter beside it stays one. `1` may be an i or an l. */
function inLetters(text: string, one: "i" | "l"): string {
  return text.replaceAll(/[a-z][013457@$!]+(?=[a-z\s.,?]|$)|[013457@$]+(?=[a-z]{2})/g, (found) =>
    [...found].map((sign) => (sign === "1" ? one : (signs[sign] ?? sign))).join(""),
  );
}

function inWords(text: string): string {
  const words = text.match(/[a-z*]+|\d+|[.?!;\n。？！；]/g) ?? [];
  const said = words.map((word) => (/^[a-z*]/.test(word) ? once(word) : /^\d/.test(word) ? word : "."));
  const whole = ` ${joinedLetters(said).flatMap(plainWords).join(" ")} . `;
  return joinedWords.reduce((all, [apart, together]) => all.replaceAll(apart, together), whole);
}

const joinedWords: [apart: string, together: string][] = [
  [" do not ", " not "],
  [" can not ", " not "],
  [" will not ", " not "],
  [" would not ", " not "],
  [" be not ", " not "],
  [" any more ", " anymore "],
  [" my self ", " myself "],
  [" her self ", " myself "],
  [" him self ", " myself "],
  [" no one ", " nobody "],
  [" not one ", " nobody "],
  [" every one ", " everyone "],
  [" step dad ", " stepdad "],
  [" step mom ", " stepmom "],
  [" want 2 ", " want to "],
  [" going 2 ", " going to "],
  [" to dye ", " to die "],
  [" sui cide ", " suicide "],
  [" kill yourself myself ", " kill myself "],
  [" un alive ", " die myself "],
  [" self harm ", " selfharm "],
];

/** `sooooo` has as many letters as a word may have. */
const once = (word: string) => word.replaceAll(/([a-z])\1{2,}/g, "$1$1");

/** `k i l l m y s e l f`: letters on their own are words; at least four of them, as `a b c` stands in every triangle. */
function joinedLetters(words: string[]): string[] {
  const joined: string[] = [];
  let letters: string[] = [];
  const close = () => {
    joined.push(...(letters.length >= 4 ? split(letters.join("")) : letters));
    letters = [];
  };
  for (const word of words) {
    if (word.length === 1 && word !== "." && !/\d/.test(word)) letters.push(word);
    else if (word !== "." || letters.length === 0) {
      close();
      joined.push(...split(word));
    }
  }
  close();
  return joined;
}

const split = (word: string) => apart(word) ?? [word];

import type { About } from "./about.ts";
import { withoutApproximation } from "./approximate.ts";
import { readBounds } from "./bounds.ts";
import { replacements, subscripts, superscripts, vulgarFractions } from "./characters.ts";
import { readChineseNumerals } from "./chinese.ts";
import { readEnglishNumerals } from "./english.ts";
import { unwrapFrame } from "./frames.ts";
import { readKeyboardSigns } from "./keyboard.ts";
import { readLeftOver } from "./left-over.ts";
import { type Mapped, mapped, rewrite, slice } from "./mapped.ts";
import { readPhrases } from "./phrases.ts";

/**
 * One spelling for every way of typing: half-width, one sign for each operation, LaTeX for fractions, and only the
 * answer itself, without `答：` or a full stop. Every character still knows where it stood in the input.
 *
 * Unicode's NFKC would not do: it turns `x²` into `x2` and `1½` into `11⁄2`.
 */
export function normalise(input: string, about: About): Mapped {
  const folded = oneSpace(foldCharacters(input));
  const fractions = rewrite(folded, /\^\{(\d+)\}\/_\{(\d+)\}/gu, ([, num, den]) => `\\frac{${num}}{${den}}`);
  const degrees = rewrite(fractions, /\^\s*(?:\{\s*)?(?:\\circ|\\degree|°)(?:\s*\})?/gu, () => "°");
  const words = rewrite(degrees, roman, ([whole, word, after]) => ` ${word}${after || whole.endsWith("^") ? "" : " "}`);
  const inches = about.units ? rewrite(words, /(?<=^[^"']*\d)\s?"$/gu, () => " in") : words;
  const typed = oneSpace(readKeyboardSigns(oneSpace(inches)));
  const plain = about.approximate ? withoutApproximation(typed) : typed;
  const whole = about.remainder ? readLeftOver(plain) : plain;
  const answer = unwrapFrame(oneSpace(whole), about);
  const numbers = saidOnce(answer, readEnglishNumerals(readChineseNumerals(answer)));
  return oneSpace(readPhrases(about.about === null ? numbers : readBounds(numbers, about.about)));
}

/** `24 (twenty-four)` says 24 once. */
function saidOnce(answer: Mapped, numbers: Mapped): Mapped {
  const isInWords = /^[\d,.]+ ?\([^\d()]+\)$/u.test(answer.text);
  const [, digits, words] = (isInWords && /^(\d+) ?\((\d+)\)$/u.exec(numbers.text)) || [];
  return digits !== undefined && digits === words ? slice(numbers, 0, digits.length) : numbers;
}

/** No pattern after this one needs to try how it can share out hundreds of spaces, which may take it for ever. */
const oneSpace = (source: Mapped) => rewrite(source, / {2,}/gu, () => " ");

const roman =
  /\\(?:text|textrm|textit|textbf|mathrm|mathit|mathbf|mathsf|mbox|operatorname\*?)\s*\{([^{}]*)\}(?=\s*(\^)?)/gu;

/** Half-width characters and one spelling for each sign, character by character. */
export function foldCharacters(input: string): Mapped {
  const characters: string[] = [];
  const positions: number[] = [];
  let script = "";
  let position = 0;
  const push = (text: string, at: number) => {
    for (const character of text) {
      characters.push(character);
      positions.push(at);
    }
  };
  for (const character of input) {
    const up = superscripts.get(character);
    const down = subscripts.get(character);
    const wanted = up !== undefined ? "^" : down !== undefined ? "_" : "";
    if (wanted !== script) {
      if (script) push("}", position);
      if (wanted) push(`${wanted}{`, position);
      script = wanted;
    }
    push(up ?? down ?? fold(character), position);
    position += character.length;
  }
  if (script) push("}", position);
  return mapped(characters, positions, input.length);
}

/** A smile says nothing about the answer; a cross and a question mark do. */
const decoration =
  /(?![\u{2190}-\u{23ff}✖❌❎❓❔❗➕➖➗♾🚫👎⛔🤷🤔])[\p{Emoji_Presentation}\u{2600}-\u{27bf}]|\ufe0f/u;

function fold(character: string): string {
  const known = replacements.get(character) ?? vulgarFractions.get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xff01 && code <= 0xff5e) return fold(String.fromCodePoint(code - 0xfee0));
  // Mathematical letters and digits: 𝑥, 𝟏.
  if (code >= 0x1d400 && code <= 0x1d7ff) return character.normalize("NFKC");
  // Half of a surrogate pair without the other half is no character; regular expressions would stumble over it.
  if (code >= 0xd800 && code <= 0xdfff) return "\ufffd";
  return /\s/u.test(character) || decoration.test(character) ? " " : character;
}

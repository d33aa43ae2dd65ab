import { composedOf } from "./composed.ts";

/**
 * What a text says, once as it stands and once run together, as people put an expression on several lines, into cells, letters of another
 * width, or words, and put together from its pieces; in the signs that the answer's reader knows.
 */
export function readingsOf(text: string): string[] {
  const signs = inSigns(text);
  const apart = withoutMarks(signs, "\n");
  const together = inOperators(withoutMarks(signs, "").replace(/[ \t]*\|[ \t]*|(?<=[)\d])\s*\n+\s*(?=\()/g, ""));
  // “n minus 2 squared” is the square of all that was said.
  const spoken = together.replace(
    /(?<![\p{L}\d(^/]|[\d(^/]\s|(?<!\p{L})\p{L}\s)([a-z]\s?[-+]\s?\d{1,4})(?![\p{L}\d)])/giu,
    "($1)",
  );
  return [...new Set([apart, together, spoken, ...composedOf(together)])];
}

/** Superscripts are powers, and each kind of dash, dot and cross is the sign of a calculation. */
function inSigns(text: string): string {
  return (
    text
      .replace(/[⁰¹²³⁴⁵-⁹]+/gu, (power) => `^${power.normalize("NFKC")}`)
      .normalize("NFKC")
      .replace(/[\p{Cf}\p{M}]/gu, "")
      .replace(/[‐‑‒–—―−➖]/g, "-")
      .replace(/[×✕✖∗⋆·⋅∙・•]/g, "*")
      .replace(/[÷∕⁄]/g, "/")
      .replace(/\\(?:left|right|,|;|!|:|quad)/g, "")
      // `n**2` is a power in Python, and `**n**2` strong.
      .replace(/(?<=[\p{L}\d)])\s?\*\*\s?(?=\d(?!\d*\*\*))/gu, "^")
  );
}

/** Without the marks of Markdown; what is set apart by some of them stands on a line of its own, or goes on where it is. */
function withoutMarks(text: string, apart: string): string {
  return text
    .replace(/^\s{0,3}(?:[>#]+|[-+*]\s|\d+[.)]\s)\s*/gm, "")
    .replace(/^:{3,}.*$/gm, "\n")
    .replace(/\$\$|\*\*|\|\||`+|__/g, apart)
    .replace(/\$|~~/g, apart === "" ? "" : " ")
    .replace(/\\\(|\\\)|\\\[|\\\]/g, " ");
}

/** Operations that are said in words, and functions of programs. */
const inOperators = (text: string): string =>
  operators.reduce((said, [words, sign]) => said.replace(words, sign), inDigits(text).replace(pow, "(($1))^($2)"));

/** A number in a word beside a letter, or behind a word for a calculation: "n minus two", "two less than n". */
const inDigits = (text: string): string =>
  text
    .replace(countedWith, (_, before: string, word: string) => `${before}${small.indexOf(word.toLowerCase())}`)
    .replace(lessThan, (_, word: string, letter: string) => {
      const named = small.indexOf(word.toLowerCase());
      return `(${letter}-${named < 0 ? word : named})`;
    });

const small = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const smallWord = small.slice(1).join("|");
const countedWith = new RegExp(`(\\b(?:minus|plus|times|less|take away)\\s|[-+*]\\s?)(${smallWord})\\b(?!\\s?-)`, "gi");
const lessThan = new RegExp(`\\b(${smallWord}|\\d{1,3}) less than ([a-z])(?![\\p{L}\\d])`, "giu");

const pow = /\bpow\(([^(),]{1,30}),\s?(\d{1,2})\)/gi;

const operators: [words: RegExp, sign: string][] = [
  [/\b(?:the )?square of (\(?\s?[a-z]\s?(?:[-+]|minus|plus)\s?\d{1,3}(?:\s?\))?)/gi, "($1)^2"],
  [
    /,?\s?(?:\b(?:all\s)?squared\b|\bto the (?:second power|power of (?:two|2))\b|的?平方(?!厘米|分米|米|千米)|的\s?[二2]\s?次(?:方|幂))/gi,
    "^2",
  ],
  [
    /,?\s?(?:\b(?:all\s)?cubed\b|\bto the (?:third power|power of (?:three|3))\b|的?立方|的\s?[三3]\s?次(?:方|幂))/gi,
    "^3",
  ],
  [/,?\s?(?:\bto the (?:fourth power|power of (?:four|4))\b|的\s?[四4]\s?次(?:方|幂))/gi, "^4"],
  [
    /,?\s?(?:\b(?:and )?(?:then |finally,? |lastly,? |in the end,? |at the end,? )?(?:times|multipl(?:ied|y) (?:it |that |this |all )?(?:by|with)(?: (?:that|this|it))?)\b:?|(?:然后|最后)?再?乘(?!起来|积|法)以?)\s?/gi,
    "*",
  ],
  [/\s?(?:\b(?:minus|take away)\b|减去?)\s?/gi, "-"],
  [/\s?(?:\bplus\b|加上?)\s?/gi, "+"],
  [/\s?(?:\b(?:divided by|over)\b|除以)\s?/gi, "/"],
];

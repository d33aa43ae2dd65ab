/** `is it 8/15?` asks of a problem, and its number is none of the problem's. */
export const withoutGuess = (text: string): string => text.replaceAll(guess, " ");

const guess =
  /(?:\b(?:is (?:it|the answer|that)|answers?(?: is| =|:)|i (?:got|get|think it'?s))|答案(?:是|为|等于)?|是不是|我算(?:的|出来?)?(?:是)?|得(?:到|出)?)\s{0,3}-?\d+(?:[./]\d+)?(?![\d./]|\s{0,2}(?:times|plus|minus|over|divided|[-+*×x÷=^<>%]|[乘加减除]))/gi;

/** A text with what is written in code for a computer said in words, and what is packed in base64 unpacked. */
export const inWords = (text: string): string =>
  code.reduce((said, [written, words]) => said.replaceAll(written, words), text.replaceAll(packed, unpacked));

const packed = /(?<![A-Za-z\d+/])[A-Za-z\d+/]{24,4000}={0,2}(?![A-Za-z\d+/=])/g;

/** Only what is a text; a long word stays one. */
function unpacked(written: string): string {
  try {
    const bytes = Uint8Array.from(atob(written), (sign) => sign.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /[\p{L}\d] ?[\p{L}\d]/u.test(text) && !isBinary.test(text) ? ` ${text} ` : written;
  } catch {
    return written;
  }
}

const isBinary = /[^\p{L}\p{N}\p{P}\p{S}\s]/u;

const code: [written: RegExp, words: (written: string, ...parts: string[]) => string][] = [
  [/range\(\s?([a-z])\s?,\s?\w{1,5}\s?,\s?\1\s?\)/g, () => " multiple of number "],
  [/range\(\s?(\d{1,5})\s?,\s?(\d{1,5})\s?,\s?2\s?\)/g, (_, from, to) => ` odd ${from} to ${Number(to) - 1} `],
  [/range\(\s?(\d{1,5})\s?,\s?(\d{1,5})\s?\)/g, (_, from, to) => ` ${from} to ${Number(to) - 1} `],
  [/(?<=\w)\s?\*\s?(?=[a-z]\s?%)/g, () => " product "],
  [/%\s?(\d{1,4})\s?={2,3}\s?0/g, (_, number) => ` multiple of ${number} `],
  [/\\mid\b|(?<=\d) ?\| ?(?=[a-z]{2}(?![a-z|]))/g, () => " divisible product "],
  [/\bcombinations\b|\bitertools\b|\\binom/g, () => " choose pair "],
  [/["']?(\d)["']? (?:not )?in str\(/g, (_, number) => ` digit ${number} in number `],
  [/\^=|\bxor\b/g, () => " flip toggle "],
  [/\bmax\(/g, () => " maximum "],
  [/={2,3}\s?(\d)/g, (_, number) => ` exactly ${number} `],
];

import { type Meaning, phrases } from "./phrases.ts";

/** A question without its words: what they ask, and the formulas between them. */
export type Shape = { said: string; formulas: string[] };

const WORDS_MAX = 7;
const HAN_MAX = 10;
/** No school problem has more. */
const FORMULAS_MAX = 12;

const token = /\\[a-zA-Z]+\*?|[a-zA-Z]+(?:'[a-zA-Z]+)?|\p{Script=Han}+|[^\\a-zA-Z\p{Script=Han}]+|\\./gu;
const word = /^[a-zA-Z]+(?:'[a-zA-Z]+)?$/;
const han = /^\p{Script=Han}/u;
/** Names that belong to formulas. */
const inFormulas = new Set(["sqrt", "cbrt", "abs", "pi", "mod", "gcd", "lcm", "root"]);
/** LaTeX that only groups, spaces or aligns. */
const silent =
  /\$+|\\[()[\]]|\\(?:begin|end) ?\{ ?(?:cases|aligned|align\*?|array|equation\*?)? ?\}(?:\{[lcr]+\})?|&|\\(?:left|right) ?\\?[{.]|\\quad|\\,/g;

/** Null where a word is not known. `folded` has a `;` for each line's end. */
export function shapeOf(folded: string): Shape | null {
  const text = folded.replaceAll("\\\\", " ; ").replaceAll(silent, " ");
  const said: string[] = [];
  const formulas: string[] = [];
  let formula = "";
  /** "Minus 5 plus 3" begins with a sign that was said. */
  let isMinusSaid = false;
  const close = () => {
    // `x: 3x + 5 = 20` is what is asked for, and the formula.
    for (const part of formula
      .replace(/^([\s$,]*[a-zA-Z]\s*):(?=[^:]*[=<>≤≥][^:]*$)/, "$1;")
      .split(/;|\.(?!\d)|(?<=[=<>≤≥][^,]{0,60}),(?=\s*[a-zA-Z]\s*$)/)) {
      const trimmed = withoutMarks(part);
      if (trimmed === "") continue;
      formulas.push(trimmed);
      said.push("#");
    }
    formula = "";
    isMinusSaid = false;
  };
  const tokens = text.match(token) ?? [];
  for (let index = 0; index < tokens.length; ) {
    const found = meaningAt(tokens, index);
    if (found === "unknown") return null;
    if (!found) {
      const token = tokens[index] ?? "";
      formula += formula.trim() === "-" && isMinusSaid ? token.trimStart() : token;
      index++;
      continue;
    }
    for (const meaning of found.meanings) {
      if ("sign" in meaning) {
        const isFirst = formula.trim() === "";
        // 减5加3 goes on from something, and "minus 3 squared" may be 9 or -9.
        if (isFirst && meaning.sign === "-" && han.test(tokens[index] ?? "")) return null;
        if (meaning.sign === "^2" && isMinusSaid && /^-\d+$/.test(formula.trim())) return null;
        isMinusSaid ||= isFirst && meaning.sign === "-";
        formula += isFirst && meaning.sign === "-" ? "-" : ` ${meaning.sign} `;
      } else {
        close();
        if (meaning.code) said.push(meaning.code);
      }
    }
    index += found.length;
  }
  close();
  if (formulas.length > FORMULAS_MAX) return null;
  return { said: said.join(" "), formulas };
}

/** Without what ends a sentence or opens a formula: `: 3x+5=20 ??` is `3x+5=20`, `12+5=?` is `12+5`. */
function withoutMarks(part: string): string {
  let [from, to] = [0, part.length];
  while (
    from < to &&
    " ,:\"'?!-–".includes(part.charAt(from)) &&
    !(part.charAt(from) === "-" && part.charAt(from + 1) !== " ")
  )
    from++;
  while (to > from && " ,:\"'?_=".includes(part.charAt(to - 1))) to--;
  if (part.charAt(to - 1) === "!" && part.charAt(to - 2) !== "" && !/[\d)]/.test(part.charAt(to - 2))) to--;
  return part.slice(from, to);
}

type Found = { meanings: Meaning[]; length: number };

/** What the words at this place mean; null for a part of a formula. */
function meaningAt(tokens: string[], index: number): Found | "unknown" | null {
  const first = tokens[index] ?? "";
  if (han.test(first)) return ofHan(first);
  if (!word.test(first) || isTerm(tokens, index)) return null;
  const run: string[] = [];
  let found: Found | null = null;
  for (let at = index; at < tokens.length && run.length < WORDS_MAX; at += 2) {
    if (!word.test(tokens[at] ?? "")) break;
    run.push((tokens[at] ?? "").toLowerCase());
    const meaning = phrases.get(run.join(" "));
    if (meaning && !isLetter(tokens, index, at)) found = { meanings: [meaning], length: at - index + 1 };
    if (tokens[at + 1] !== " ") break;
  }
  if (found) return found;
  if (first.length === 1 || inFormulas.has(first.toLowerCase()) || isProduct(tokens, index)) return null;
  return "unknown";
}

const joining = new Set([
  "and",
  "when",
  "for",
  "plus",
  "minus",
  "times",
  "equals",
  "given",
  "squared",
  "cubed",
  "over",
]);

/** `a` in `a^2 = 9` and in `solve for a` is a letter; in `is a number` it is a word. */
function isLetter(tokens: string[], from: number, to: number): boolean {
  if (from !== to || (tokens[from] ?? "").length > 1) return false;
  const after = tokens[from + 1] === " " ? tokens[from + 2] : undefined;
  return after === undefined || !word.test(after) || after.length < 3 || joining.has(after.toLowerCase());
}

/** `by` in `ax + by`: after a sign two letters are a term. */
const isTerm = (tokens: string[], index: number) =>
  /^[a-z]{2}$/.test(tokens[index] ?? "") && /[+*(-] ?$/.test(tokens[index - 1] ?? "");

/** `xy` beside a sign, or between two: letters that are multiplied. */
function isProduct(tokens: string[], index: number): boolean {
  const [before = "", letters = "", after = ""] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  // "If x + y = 6 and x - y = 2, what is xy?"
  if (/^(?:xy|ab|mn|pq|yz|xz|xyz|abc)$/.test(letters) && tokens.some((one) => one.includes("="))) return true;
  if (letters.length > 3 || !/^[a-dh-km-np-zA-DX-Z]+$/.test(letters)) return false;
  return /[\d+\-*/^=()<>≤≥,]\s?$/.test(before) || /^\s?[\d+\-*/^=()<>≤≥]/.test(after);
}

/** A run of Chinese characters, the longest phrases first. */
function ofHan(run: string): Found | "unknown" {
  const meanings: Meaning[] = [];
  for (let at = 0; at < run.length; ) {
    let length = Math.min(HAN_MAX, run.length - at);
    while (length > 0 && !phrases.has(run.slice(at, at + length))) length--;
    const meaning = phrases.get(run.slice(at, at + length));
    if (!meaning || length === 0) return "unknown";
    meanings.push(meaning);
    at += length;
  }
  return { meanings, length: 1 };
}

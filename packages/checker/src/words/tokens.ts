import { multiply, type Rational, rational } from "../arithmetic/rational.ts";
import { Unreadable } from "../codes.ts";
import type { NumberShape } from "../syntax/syntax.ts";
import { isAlmostNumber, nounAt } from "./nouns.ts";
import { readNumber } from "./numbers.ts";
import { counted, type Unit, unitNamed } from "./units.ts";
import { type Vocabulary, wordsOf } from "./vocabulary.ts";
import { type CommandName, commands, greek, joiningWords, latexWords, silentCommands, type Word } from "./words.ts";

export type Token = { at: number; end: number; spaced: boolean } & (
  | { kind: "number"; value: Rational; shape: NumberShape; latex: string; text: string }
  | { kind: "letter"; name: string }
  | Word
  | { kind: "command"; name: CommandName }
  | { kind: "unit"; unit: Unit }
  | { kind: "end" }
);

type Bare = Token extends infer One ? (One extends Token ? Omit<One, "at" | "end" | "spaced"> : never) : never;

const TOKENS_MAX = 800;
const marks = "+-*/×÷^_()[]{}|,;:=<>≤≥≠!%°±∓∪∈∅√∛∜⌊⌋⌈⌉$¥£€¢'∞π";
const doubles: Record<string, string> = {
  "<=": "≤",
  ">=": "≥",
  "!=": "≠",
  "==": "=",
  "**": "^",
  "=<": "≤",
  "=>": "≥",
  "+-": "±",
};
const unitStart =
  /(?:sq ?)?[a-zA-Z]{1,12}(?:\^\{?[23]\}?|(?<=m)[23](?!\d))?(?:\/[a-zA-Z]{1,12}(?:\^\{?[23]\}?)?)?|\p{Script=Han}{1,12}(?:\/\p{Script=Han}{1,4})?|°[CF](?![a-z])/uy;

/** Cuts the normalised text into tokens. Throws `Unreadable` at the first thing that nobody could read. */
export function tokenise(text: string, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = false;
  let depth = 0;
  const { manner } = vocabulary;
  const exponentOfTen = vocabulary.hasLetter("e") ? "never" : manner.exponent === "of-ten" ? "always" : "unsigned";
  if (exponentOfTen !== "never" && /\d\s?e[+-]\d/.test(text)) manner.met.add("exponent");
  const push = (token: Bare, length: number) => {
    tokens.push({ ...token, at, end: at + length, spaced } as Token);
    if (tokens.length > TOKENS_MAX) throw new Unreadable("too-complicated", at);
    at += length;
    spaced = false;
  };
  const pushSymbol = (symbol: string, length: number) => {
    if ("([".includes(symbol) || symbol === "\\{") depth++;
    if (")]".includes(symbol)) depth--;
    push({ kind: "symbol", text: symbol }, length);
  };
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === " " || character === "~") {
      spaced = true;
      at++;
    } else if (remainderAt()) {
      pushSymbol("remainder", remainderAt());
    } else if (/\d/.test(character) || (character === "." && /\d/.test(text.charAt(at + 1)))) {
      const { length, ...number } = readNumber(
        text,
        at,
        depth <= 0 ? vocabulary.manner.comma : "separates",
        exponentOfTen,
      );
      const written = text.slice(at, at + length);
      const times = multipleAt(at + length);
      if (times) {
        const value = multiply(number.value, rational(times));
        const sign = text.charAt(at + length);
        push(
          { kind: "number", value, shape: number.shape, latex: `${number.latex}\\text{${sign}}`, text: written },
          length + 1,
        );
      } else push({ kind: "number", ...number, text: written }, length);
    } else if (character === "\\") {
      const name = /^\\([a-zA-Z]+|.)/u.exec(text.slice(at, at + 30))?.[1];
      // `5\8`
      if (name === undefined || /^[\d(]$/u.test(name)) throw new Unreadable("backslash", at);
      const length = name.length + 1;
      const word = latexWords.get(name);
      const command = commands.get(name);
      const letter = greek.get(name);
      if (silentCommands.has(name)) {
        spaced = true;
        at += length;
      } else if (word?.kind === "symbol") pushSymbol(word.text, length);
      else if (word) push(word, length);
      else if (command) push({ kind: "command", name: command }, length);
      else if (letter) pushLetters(letter, length);
      else throw new Unreadable("unknown-word", at);
    } else if (/[\p{L}°]/u.test(character)) {
      if (!takeUnit(character)) pushWord(character);
    } else if (isTwoSigns()) {
      pushSymbol("+", 1);
    } else if (doubles[text.slice(at, at + 2)]) {
      pushSymbol(doubles[text.slice(at, at + 2)] ?? "", 2);
    } else if (character === "'" || !marks.includes(character)) {
      throw new Unreadable("unexpected-character", at);
    } else if (character === "∞") push({ kind: "constant", name: "infinity" }, 1);
    else pushSymbol(character, 1);
  }
  tokens.push({ kind: "end", at, end: at, spaced });
  return tokens;

  /** `5k`, and `5M` where it can be no length; null where the letter is one of the problem's. */
  function multipleAt(after: number): bigint | null {
    const [, sign] = /^([kKM])(?![\w^])/u.exec(text.slice(after, after + 2)) ?? [];
    if (
      sign === undefined ||
      vocabulary.openToAll ||
      vocabulary.hasLetter(sign) ||
      vocabulary.hasLetter(sign.toLowerCase())
    )
      return null;
    if (sign === "M") return vocabulary.unitsAfterLetters ? null : 1_000_000n;
    return 1000n;
  }

  /** The length of what leads to a remainder, as in `7……2` and `7 r 2`; 0 if something else stands here. */
  function remainderAt(): number {
    const before = tokens.at(-1);
    if (!before || !(endsOperand(before) || before.kind === "unit")) return 0;
    leadsToRemainder.lastIndex = at;
    const [length = 0, word = ""] = [leadsToRemainder.exec(text)?.[0].length, text.charAt(at)];
    return /[rR]/.test(word) && vocabulary.hasLetter(word) ? 0 : length;
  }

  /** `+-` after an operand is one sign or two; at the beginning it can only be ±. */
  function isTwoSigns(): boolean {
    const before = tokens.at(-1);
    if (!text.startsWith("+-", at) || !before || !endsOperand(before)) return false;
    manner.met.add("plusMinus");
    return manner.plusMinus === "two-signs";
  }

  /** A unit goes before letters only where the rubric's letters cannot make the word. */
  function takeUnit(character: string): boolean {
    const before = tokens.at(-1);
    if (!before || !endsOperand(before)) return false;
    if (/[a-zA-Z]/.test(character) && !vocabulary.unitsAfterLetters && holdsLetter()) return false;
    // `4时` is four o'clock or four hours: only a problem with units tells.
    if (character === "时" && !vocabulary.unitsAfterLetters) return false;
    if (/^[JNVW](?![a-z])/i.test(text.slice(at, at + 2)) && !vocabulary.unitsAfterLetters) return false;
    unitStart.lastIndex = at;
    const match = unitStart.exec(text)?.[0].split(/[或和与且及比以]/u)[0];
    if (!match) return false;
    if (/[a-zA-Z]/.test(character)) {
      const run = /^[a-zA-Z]+/.exec(match)?.[0] ?? "";
      // `25πh` is no 25π hours.
      const afterPi = before.kind === "constant" && !spaced && match.length === 1;
      if (afterPi && !vocabulary.unitsAfterLetters) return false;
      if (joiningWords.has(run) || vocabulary.prefersLetters(run, before.kind !== "letter", spaced)) return false;
    }
    for (const candidate of [match, match.replace(/(?:\/|\^|\d).*$/u, "")]) {
      const unit = unitNamed(candidate.replaceAll(/[{} ]/g, "").replace(/([a-z])([23])$/, "$1^$2"));
      const longer = unit?.dimension === "count" && spaced ? nounAt(text, at) : null;
      if (longer && longer.length > candidate.length) break;
      if (unit) {
        push({ kind: "unit", unit: { ...unit, text: candidate } }, candidate.length);
        return true;
      }
    }
    const line = tokens.at(-2);
    const isFraction = line?.kind === "symbol" && line.text === "/";
    const isNumber = before.kind === "number" || mixedNumber.test(text.slice(Math.max(0, at - 40), at));
    const noun = isNumber && spaced ? nounAt(text, at, isFraction) : null;
    if (noun && isAlmostNumber(noun)) throw new Unreadable("unknown-word", at);
    if (noun) push({ kind: "unit", unit: counted(noun) }, noun.length);
    return noun !== null;
  }

  /** Whether this part of the answer, since the last sign that separates parts, holds a letter. */
  function holdsLetter(): boolean {
    for (const token of tokens.toReversed()) {
      if (token.kind === "letter") return true;
      if (token.kind === "symbol" && separators.has(token.text)) return false;
    }
    return false;
  }

  function pushWord(character: string) {
    if (character === "°") return pushSymbol("°", 1);
    if (character === "π" && !vocabulary.hasLetter("π")) return push({ kind: "constant", name: "pi" }, 1);
    const run = /^(?:[a-zA-Z]+|\p{Script=Han}+)/u.exec(text.slice(at, at + 60))?.[0] ?? character;
    const joining = joiningWords.get(run.toLowerCase());
    if (joining && !(vocabulary.knowsAll(run) && run !== "or")) return pushSymbol(joining, run.length);
    if (/^\p{Script=Han}/u.test(run)) {
      const part = [2, 1].map((length) => run.slice(0, length)).find((word) => joiningWords.has(word));
      if (!part) throw new Unreadable("unknown-word", at);
      return pushSymbol(joiningWords.get(part) ?? "", part.length);
    }
    pushLetters(run, run.length);
  }

  function pushLetters(run: string, length: number) {
    const before = tokens.at(-1);
    const isName =
      /^(?:[a-zA-Z]|[A-Z]{2,3}|\P{ASCII})$/u.test(run) && isLabel(before, text.slice(at + length, at + length + 20));
    const timesSign = /^x$/i.test(run) && before && endsOperand(before) && /^\s*[\d(]/.test(text.slice(at + 1, at + 3));
    const counting =
      /^[ACP]$/.test(run) && !vocabulary.hasLetter(run) && countsWays(text.slice(at + 1, at + 60), vocabulary);
    if (counting && (run !== "A" || counting === "scripts")) {
      return push({ kind: "function", name: run === "C" ? "choose" : "permute" }, 1);
    }
    const parts = wordsOf(run, vocabulary, isName);
    if (typeof parts === "number") {
      if (timesSign) return pushSymbol("×", 1);
      throw new Unreadable(run.length > 3 || isSentence(text) ? "unknown-word" : "unknown-letter", at + parts);
    }
    const start = at;
    for (const part of parts) {
      const { length: size, ...word } = part;
      push(word, parts.length === 1 ? length : size);
      if (at > start + length) at = start + length;
    }
  }
}

/** `3½ loaves` */
const mixedNumber = /(?<![\w.)}])\d{1,6}\s?\\frac\{\d{1,3}\}\{\d{1,3}\}\s*$/u;

const leadsToRemainder =
  /(?:\.{6}|\.{3}|\\[lc]?dots(?:\s*\\[lc]?dots)?|(?:with )?(?:a )?(?:remainder|rem|r)(?: of)?\.?|,?\s*余数?(?:[是为])?)\s*(?=\d)/iy;
const separators = new Set([",", ";", "or", "and", "=", "≠", "<", ">", "≤", "≥", ":", "∪"]);

/** What follows the sign of `C(5,2)`, `C_5^2`, `A_n^2`, `P(5,2)`. In a key, `A_1^2` is the square of a length. */
function countsWays(after: string, vocabulary: Vocabulary): "brackets" | "scripts" | null {
  if (/^\s*\([^(),]{1,20},[^(),]{1,20}\)/u.test(after)) return "brackets";
  const [, below, above] = /^\s*_\{?\s*([\w+-]{1,5}?)\s*\}?\s*\^\{?\s*([\w+-]{1,5}?)\s*\}?(?!\w)/u.exec(after) ?? [];
  const [, upper, lower] = /^\s*\^\{?\s*([\w+-]{1,5}?)\s*\}?\s*_\{?\s*([\w+-]{1,5}?)\s*\}?(?!\w)/u.exec(after) ?? [];
  const [n, k] = [below ?? lower, above ?? upper];
  if (n === undefined || k === undefined) return null;
  return !vocabulary.openToAll || Number(n) >= Number(k) || /^[mn]/.test(n) ? "scripts" : null;
}

/** `x=3`, `12=S`, `1<x<5`: a name that stands alone on its side may be any letter. */
function isLabel(before: Token | undefined, after: string): boolean {
  const symbol = before?.kind === "symbol" ? before.text : null;
  if (before && !(symbol && [",", ";", "or", "and", "\\{", "{", "|", "=", "<", ">", "≤", "≥", "≠"].includes(symbol)))
    return false;
  const isSide = symbol !== null && "=<>≤≥≠".includes(symbol);
  return (isSide ? sideEnd : relationSign).test(after);
}

const relationSign =
  /^\s*(?:_(?:\d|\{\w{1,4}\}))?\s*(?:[=<>≤≥≠∈]|!=|\\(?:in|leq?|geq?|leqslant|geqslant|lt|gt|neq?)(?![a-z]))/u;
const sideEnd =
  /^\s*(?:_(?:\d|\{\w{1,4}\}))?\s*(?:[=<>≤≥≠,;}]|\\(?:leq?|geq?|leqslant|geqslant|lt|gt)(?![a-z])|(?:and|or|或|且)|$)/u;

/** `I do not know` has letters, and none that could be meant as one. */
const isSentence = (text: string) => /(?<![\\a-z])[a-z]+(?:'[a-z]+)? [a-z]{2,}/iu.test(text);

function endsOperand(token: Token): boolean {
  if (token.kind === "symbol") return [")", "]", "}", "!", "%", "°", "|"].includes(token.text);
  return token.kind === "number" || token.kind === "letter" || token.kind === "constant";
}

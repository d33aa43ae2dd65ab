import { WORD_MARK } from "./fold.ts";
import { areFormula } from "./letters.ts";
import type { Kind, Span } from "./span.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** The formulas and numbers of a text, in order. */
export function spansOf(text: string): Span[] {
  const tokens = tokensOf(text);
  const partners = partnersOf(tokens);
  const isMath = tokens.map((_, at) => belongs(tokens, partners, at));
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (!isMath[at]) {
      at++;
      continue;
    }
    const end = endOf(tokens, isMath, partners, at);
    const span = spanOf(tokens.slice(at, end), text);
    if (span) spans.push(span);
    at = Math.max(end, at + 1);
  }
  return spans;
}

const isOperator = (token: Token | undefined) => token?.kind === "operator" && !/^[!:~]$/.test(token.text);

function belongs(tokens: readonly Token[], partners: Int32Array, at: number): boolean {
  const token = tokens[at] as Token;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  switch (token.kind) {
    case "number":
      return true;
    case "letters":
      return areFormula(tokens, at);
    case "operator":
      if (token.text === "!") return isFactorial(tokens, at);
      if (token.text === ":")
        return (before?.kind === "number" && after?.kind === "number") || isProportion(tokens, at);
      if (token.text === "~") return false;
      // 5-cent, x-axis
      if (token.text === "-" && after?.kind === "letters" && !areFormula(tokens, at + 1)) return false;
      // base-8
      if (token.text === "-" && before?.kind === "letters" && !areFormula(tokens, at - 1)) return false;
      return !/^[@#&※]$/.test(token.text) || (tokens[at - 1]?.kind !== "other" && tokens[at + 1]?.kind !== "other");
    case "open":
    case "close":
    case "bar":
      return (partners[at] ?? -1) >= 0;
    case "blanks":
      // A long line is to be filled in by the student: 3√2 ____ 2√3.
      if (/^_{3,}$/.test(token.text)) return false;
      return before?.kind === "number" || after?.kind === "number" || /[□○▢◯]/.test(token.text);
    default:
      return token.text === "…" && isBetweenSigns(tokens, at);
  }
}

/** x:12=5:4, a:b=2:3, written without blanks. */
function isProportion(tokens: readonly Token[], at: number): boolean {
  const isPart = (token: Token | undefined) =>
    token !== undefined && /^(?:number|letters|operator|open|close)$/.test(token.kind);
  let [from, to] = [at, at];
  while (at - from < PROPORTION_MAX && isPart(tokens[from - 1])) from--;
  while (to - at < PROPORTION_MAX && isPart(tokens[to + 1])) to++;
  const written = tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join("");
  return /^[^:=]+:[^:=]+=[^:=]+:[^:=]+$/.test(written) && !/[a-z]{2}/i.test(written);
}

const PROPORTION_MAX = 16;
/** 1+2+…+100 */
const isBetweenSigns = (tokens: readonly Token[], at: number): boolean => {
  const [before, after] = [tokens.slice(0, at).findLast(isNoBlank), tokens.slice(at + 1).find(isNoBlank)];
  return before?.kind === "operator" && /[+*×·]/.test(before.text) && after?.text === before.text;
};
const isNoBlank = ({ kind }: Token): boolean => kind !== "blank";

/** 75! is a factorial, x = 3! is not. */
const isFactorial = (tokens: readonly Token[], at: number) => {
  const before = tokens[at - 1];
  if (before?.kind !== "number" && before?.kind !== "close" && !(before?.kind === "letters" && before.text === "n"))
    return false;
  const rest = tokens.slice(at + 1, at + 12).some(({ kind }) => kind !== "blank");
  return (
    rest ||
    // 5! and 7!
    tokens.some(({ text }, place) => text === "!" && place < at && tokens[place - 1]?.kind === "number") ||
    tokens.length < 4 ||
    tokens.some(({ text }) => /^(?:zeros?|zeroes|factorial|exponents?|digits?|divides|mid|零|0)$/i.test(text))
  );
};

/** For each bracket of a formula its other one, and -1 for those of the sentence. */
function partnersOf(tokens: readonly Token[]): Int32Array {
  const partners = new Int32Array(tokens.length).fill(-1);
  const open: { at: number; isFormula: boolean }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "open") open.push({ at, isFormula: true });
    else if (token.kind === "close") {
      const last = open.pop();
      if (!last) continue;
      const holds = tokens.slice(last.at + 1, Math.min(at, last.at + 4)).some(({ kind }) => kind !== "blank");
      if (last.isFormula && holds) {
        partners[last.at] = at;
        partners[at] = last.at;
      } else for (const one of open) one.isFormula = false;
    } else if (!mayStandInBrackets(tokens, at)) for (const one of open) one.isFormula = false;
    if (open.length > DEPTH_MAX) open.shift();
  }
  const bars = tokens.flatMap(({ kind }, at) => (kind === "bar" ? [at] : []));
  if (bars.length <= BARS_MAX)
    for (let nth = 0; nth + 1 < bars.length; nth += 2) {
      const [one = 0, other = 0] = [bars[nth], bars[nth + 1]];
      partners[one] = other;
      partners[other] = one;
    }
  return partners;
}

const DEPTH_MAX = 12;
const BARS_MAX = 12;

const mayStandInBrackets = (tokens: readonly Token[], at: number) => {
  const token = tokens[at] as Token;
  return token.kind === "letters" ? areFormula(tokens, at) || token.text === "mod" : token.kind !== "other";
};

/** Where a formula that begins here ends. */
function endOf(tokens: readonly Token[], isMath: readonly boolean[], partners: Int32Array, start: number): number {
  let at = start;
  let last = start;
  let depth = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    if (depth > 0 && (token.kind === "blank" || token.kind === "comma" || token.text === "mod")) {
      at++;
      continue;
    }
    if (isMath[at]) {
      if (token.kind === "open") depth++;
      if (token.kind === "close" && --depth < 0) break;
      if (at > start && startsAnew(tokens, partners, at, last)) break;
      last = at;
      at++;
      continue;
    }
    if (token.kind !== "blank" || depth > 0) break;
    // Blanks stand around signs.
    const next = tokens[at + 1];
    if (!next || !isMath[at + 1]) break;
    const joins =
      isOperator(tokens[last]) ||
      isOperator(next) ||
      next.text === "…" ||
      tokens[last]?.text === "…" ||
      (next.kind === "letters" && next.text === "mod") ||
      tokens[last]?.text === "mod";
    const isModulo = next.kind === "open" && tokens[at + 2]?.text === "mod";
    const isMixed =
      tokens[last]?.kind === "number" &&
      /^\d+$/.test(tokens[last]?.text ?? "") &&
      next.kind === "number" &&
      tokens[at + 2]?.text === "/";
    const isBar =
      (next.kind === "bar" && isOperator(tokens[last])) ||
      (token && tokens[last]?.kind === "bar" && isInBars(tokens, partners, last, at));
    // 3x^m y^2
    const isProduct =
      tokens[last - 1]?.text === "^" &&
      tokens[last]?.kind === "letters" &&
      next.kind === "letters" &&
      next.text.length === 1 &&
      tokens[at + 2]?.text === "^";
    const isInside = isInBars(tokens, partners, last, at);
    if (!joins && !isModulo && !isMixed && !isBar && !isProduct && !isInside) break;
    // "x -axis", "(1, 2) - (3, 4)" stay apart; "3 ) - 5" does not.
    at++;
  }
  return last + 1;
}

/** Two points, or two numbers, one after the other without a sign between. */
function startsAnew(tokens: readonly Token[], partners: Int32Array, at: number, last: number): boolean {
  const [before, here] = [tokens[last], tokens[at]];
  if (before?.kind === "close" && here?.kind === "open") {
    const from = partners[last] ?? last;
    return tokens.slice(from, last).some(({ kind }) => kind === "comma");
  }
  return false;
}

function isInBars(tokens: readonly Token[], partners: Int32Array, last: number, at: number): boolean {
  for (let place = last; place >= 0 && place > last - 20; place--)
    if (tokens[place]?.kind === "bar" && (partners[place] ?? -1) > at) return true;
  return false;
}

const edge = /^(?:[+*/^=<>≤≥≡×÷·:!]|<=|>=)$/;

function spanOf(tokens: Token[], text: string): Span | null {
  let [from, to] = [0, tokens.length];
  while (from < to && (edge.test(tokens[from]?.text ?? "") || tokens[from]?.kind === "blank")) from++;
  while (
    to > from &&
    ((edge.test(tokens[to - 1]?.text ?? "") && tokens[to - 1]?.text !== "!") ||
      tokens[to - 1]?.text === "-" ||
      tokens[to - 1]?.kind === "blank")
  )
    to--;
  const kept = tokens.slice(from, to);
  const [first, end] = [kept[0], kept.at(-1)];
  if (!first || !end || !kept.some(({ kind }) => kind === "number" || kind === "letters" || kind === "blanks"))
    return null;
  const raw = text.slice(first.from, end.from + end.text.length);
  const written = asWritten(named(raw, text));
  if (written === "" || written.length > SPAN_MAX) return null;
  return {
    kind: kindOf(written),
    text: written,
    from: first.from,
    to: end.from + end.text.length,
    isInWords: raw.startsWith(WORD_MARK),
  };
}

const SPAN_MAX = 160;

/** A(1,2) and B(3,4) are points; C(5,2) alone may be a number of choices. */
const named = (raw: string, text: string): string =>
  /^[A-Z]'?\([^(),]*,[^(),]*\)$/.test(raw) && (!raw.startsWith("C") || /[ABD-Z]'?\(-?\d/.test(text))
    ? raw.replace(/^[A-Z]'?/, "")
    : raw;

/** x2 is x^2, but in the digits of a number. */
function asWritten(raw: string): string {
  const bare = raw
    .replaceAll(WORD_MARK, "")
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))(?<!\([^)]{0,20})/g, "")
    .trim();
  if (/^[a-z\d□○▢◯_]+$/i.test(bare) && /\d[a-z]\d|^[a-z]\d{2}|\d\d[a-z]$/i.test(bare) && !/^\d?[a-z]\d$/i.test(bare))
    return bare;
  return bare
    .replaceAll(/(?<![a-z_])([a-z])([2-9])(?![\d.])/gi, "$1^$2")
    .replaceAll(/(?<=[a-z]\^\d[a-z])([2-9])(?![\d.])/gi, "^$1")
    .replaceAll(/ *([-+*/^=<>≤≥≡×÷·]) */g, (_, sign: string) => sign)
    .replaceAll("**", "^")
    .replace(/^.*$/s, withParts)
    .replace(formula, (whole) => whole.replaceAll(fractionBefore, "($1)"));
}

/** In y=-1/3x+4 and C=5/9(F-32) the fraction is a factor. */
const formula = /^[A-Za-z](?:\([a-z]\))?=.*$/;
const fractionBefore = /(?<![\w.)^/])(\d{1,2}\/\d{1,2})(?=[a-zπ(])/gi;

/** 3/4x is three quarters of x, unless something else is divided by a letter, too. */
function withParts(text: string): string {
  if (!/[=<>≤≥]/.test(text) || /\/\(?\d*[a-z]/i.test(text.replaceAll(part, ""))) return text;
  return text.replaceAll(part, (whole, above: string, below: string) =>
    gcd(Number(above), Number(below)) === 1 && below !== "1" ? `(${above}/${below})` : whole,
  );
}

const part = /(?<![\w)/^.])(\d{1,3})\/(\d{1,3})(?=[a-z(])/gi;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function kindOf(text: string): Kind {
  if (/^-?(?:\d+ )?\d+(?:\.\d+)?(?:\/\d+)?%?$|^-?\.\d+%?$/.test(text)) return "number";
  if (/^\(?-?\d+\/\d+\)?$/.test(text)) return "number";
  if (/^(?:[a-zπθαβ]|x_\d)$/i.test(text)) return "letter";
  const base = /^\(?(\d{1,24})\)?_(\d{1,2})$/.exec(text);
  if (base) {
    const [, digits = "", of = ""] = base;
    const fits = Number(of) > 1 && [...digits].every((digit) => Number(digit) < Number(of));
    return fits && digits.length > 1 ? "based" : "digits";
  }
  if (/^\([^()]*,[^()]*\)$/.test(text)) return "point";
  if (/[<>≤≥≠]/.test(text)) return "inequality";
  if (/[=≡]/.test(text)) return "equation";
  if (/^[\da-z□○▢◯_]+$/i.test(text) && /[□○▢◯_]|\d[a-z]\d|\d\d[a-z]$|^[a-z]\d\d|^[A-Z]{2,4}$/.test(text))
    return "digits";
  return "expression";
}

import { simplified } from "./traditional.ts";

/** What keyboards, input methods and copied texts write, and the one spelling that the reader knows. */
export const replacements = new Map<string, string>([
  ...simplified,
  ...same("×", "✕✖╳⨯"),
  ...same("÷", "➗"),
  ...same("*", "·⋅∙•・∗⁎"),
  ...same("-", "−–—―‐‑‒﹣➖"),
  ...same("+", "﹢➕"),
  ...same("/", "∕⁄╱⟋"),
  ...same("≤", "⩽≦"),
  ...same("≥", "⩾≧"),
  ...same("≠", "≢"),
  ...same("^", "ˆ"),
  ...same("|", "∣│"),
  ...same("°", "º˚"),
  ...same("∞", "♾"),
  ...same("π", "ℼ兀丌"),
  ...same("√", "√"),
  ...same("¥", "￥"),
  ...same("£", "￡"),
  ...same("¢", "￠"),
  ...same(",", "、﹐"),
  ...same(".", "。．"),
  ...same(":", "∶ː"),
  ...same("~", "～"),
  ...same("[", "【〔"),
  ...same("]", "】〕"),
  ...same("∅", "ø"),
  ...same("'", "‘’′"),
  ...same('"', "“”″"),
  // Invisible characters are dropped.
  ...same("", "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"),
  // Chinese numerals in their formal writing, as on cheques.
  ...[..."壹贰叁肆伍陆柒捌玖拾佰仟萬億"].map((sign, index): [string, string] => [
    sign,
    "一二三四五六七八九十百千万亿".charAt(index),
  ]),
  ["℃", "°C"],
  ["℉", "°F"],
  ["ℝ", "\\mathbb{R}"],
  ["ℤ", "\\mathbb{Z}"],
  ["∑", "\\sum"],
  ["∏", "\\prod"],
  ["…", "..."],
  ["⋯", "..."],
  ["㎜", "mm"],
  ["㎝", "cm"],
  ["㎞", "km"],
  ["㎏", "kg"],
  ["㎎", "mg"],
  ["㎖", "ml"],
  ["㎠", "cm^2"],
  ["㎡", "m^2"],
  ["㎢", "km^2"],
  ["㎤", "cm^3"],
  ["㎥", "m^3"],
]);

export const superscripts = scripts("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣᵃᵇᵏᵐᵖʸ", "0123456789+-()nxabkmpy");

export const subscripts = scripts("₀₁₂₃₄₅₆₇₈₉₊₋ₐₑₒₓₙ", "0123456789+-aeoxn");

/** `½` becomes LaTeX, so that `1½` is read as a mixed number. */
export const vulgarFractions = new Map<string, string>(
  "½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10"
    .split(" ")
    .map((entry) => {
      const [num, den] = entry.slice(1).split("/");
      return [entry.charAt(0), `\\frac{${num}}{${den}}`];
    }),
);

function same(to: string, from: string): [string, string][] {
  return [...from].map((character) => [character, to]);
}

function scripts(from: string, to: string): Map<string, string> {
  return new Map([...from].map((character, index) => [character, to.charAt(index)]));
}

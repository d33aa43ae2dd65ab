import { add, multiply, type Rational, rational } from "../arithmetic/rational.ts";
import { Unreadable } from "../codes.ts";
import type { NumberShape } from "../syntax/syntax.ts";
import type { Manner } from "./manner.ts";

export type NumberText = { value: Rational; shape: NumberShape; latex: string; length: number };

const grouped =
  /\d{1,3}(?:(?:,|\{,\}|\\,)\d{3})+(?!\d)|\d{1,4}(?:,\d{4})+(?![\d,])|\d{1,3}(?:[ '](?:\d{3}))+(?![\d/]|\s*\/)/y;
const plain = /\d+/y;
const fraction = /\.(\d*)/y;
const decimalComma = /[.,](\d+)/y;
const repeating = [
  /\\overline\s*\{(\d+)\}/y,
  /\\bar\s*\{(\d+)\}/y,
  /\\overline(\d)/y,
  /\((\d+)\)/y,
  // 0.\dot{1}4285\dot{7}: dots above the first and the last digit of the period.
  /\\dot\s*\{?(\d)\}?(?:(\d*)\\dot\s*\{?(\d)\}?)?/y,
  /((?:\d\u0305)+)/y,
  /(\d)\u0307(?:(\d*)(\d)\u0307)?/y,
];
const signed = /[eE]([+-]?\d{1,4})(?![\d.])/y;
const exponent = /(?:E([+-]?\d{1,4})|e(\d{1,4}))(?![\d.])/y;

/**
 * The number that begins at `from`. `exponentOfTen`: whether `e` may stand for "times ten to the power of", and whether a
 * sign may follow it.
 */
export function readNumber(
  text: string,
  from: number,
  comma: Manner["comma"],
  exponentOfTen: "always" | "unsigned" | "never",
): NumberText {
  const take = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  let at = from;
  const whole = (comma === "groups" ? take(grouped, at) : null) ?? take(plain, at);
  const digits = (whole?.[0] ?? "").replaceAll(/\D/g, "");
  at += whole?.[0].length ?? 0;

  let value = rational(BigInt(digits || "0"));
  let shape: NumberShape = "integer";
  let latex = digits || "0";
  const point = take(comma === "decimal" ? decimalComma : fraction, at);
  // A combining mark belongs to the digit before it.
  let decimals = point?.[1] ?? "";
  if (point && /[\u0305\u0307]/.test(text.charAt(at + point[0].length))) decimals = decimals.slice(0, -1);
  const isEllipsis = text.startsWith("...", at);
  if (point && !isEllipsis) {
    at += 1 + decimals.length;
    shape = "decimal";
    value = add(value, shifted(decimals, decimals.length));
    latex += decimals ? `.${decimals}` : "";
    const period = readPeriod(text, at, decimals, take);
    if (period) {
      at += period.length;
      shape = "repeating";
      latex = `${digits || "0"}.${decimals.slice(0, decimals.length - period.inside)}\\overline{${period.digits}}`;
      const start = decimals.length - period.inside;
      value = add(rational(BigInt(digits || "0")), shifted(decimals.slice(0, start), start));
      const nines = 10n ** BigInt(period.digits.length) - 1n;
      value = add(value, rational(BigInt(period.digits), nines * 10n ** BigInt(start)));
    }
  }
  const power = exponentOfTen === "never" ? null : take(exponentOfTen === "always" ? signed : exponent, at);
  if (power) {
    const tens = Number(power[1] ?? power[2]);
    const factor = 10n ** BigInt(Math.abs(tens));
    value = multiply(value, tens < 0 ? rational(1n, factor) : rational(factor));
    latex += ` \\times 10^{${tens}}`;
    at += power[0].length;
  }
  if (/^\.\d|^\.\.(?!\.)/.test(text.slice(at, at + 3))) throw new Unreadable("number-not-clear", at);
  return { value, shape, latex, length: at - from };
}

type Take = (pattern: RegExp, at: number) => RegExpExecArray | null;

/** The period after `decimals`; `inside` of its digits stand at the end of the decimals already. */
function readPeriod(text: string, at: number, decimals: string, take: Take) {
  for (const pattern of repeating) {
    const match = take(pattern, at);
    if (match) {
      const digits = match.slice(1).join("").replaceAll(/\D/g, "");
      return { digits, inside: 0, length: match[0].length };
    }
  }
  if (!text.startsWith("...", at) && !text.startsWith("\\dots", at) && !text.startsWith("\\ldots", at)) return null;
  const dots = take(/\.{3}|\\l?dots(?![a-z])/y, at);
  if (!dots) return null;
  // Of 0.333… and 0.1666… the period can be told; of 0.3… and 0.1234… it cannot.
  const seen = /(\d)\1\1$/.exec(decimals) ?? /(\d{2,12}?)\1$/.exec(decimals);
  if (!seen?.[1]) throw new Unreadable("digits-go-on", at);
  return { digits: seen[1], inside: seen[0].length, length: dots[0].length };
}

function shifted(digits: string, places: number): Rational {
  return rational(BigInt(digits || "0"), 10n ** BigInt(places));
}

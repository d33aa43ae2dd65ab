import { q } from "@dripstone/checker/mathematics";

/** `7/12`, `-3`: as the answer checker reads it. */
export const plainNumber = ({ num, den }: q.Rational) => (den === 1n ? `${num}` : `${num}/${den}`);

export function latexNumber(value: q.Rational): string {
  const { num, den } = q.absolute(value);
  return `${value.num < 0n ? "-" : ""}${den === 1n ? num : `\\frac{${num}}{${den}}`}`;
}

/** A number after an operation's sign: negative ones in parentheses. */
export const latexOperand = (value: q.Rational) =>
  value.num < 0n ? `\\left(${latexNumber(value)}\\right)` : latexNumber(value);

/** As a decimal without end, such as `0.75`; null where the places go on for ever. */
export function decimalOf(value: q.Rational): string | null {
  let [num, den, places] = [value.num < 0n ? -value.num : value.num, value.den, 0];
  const sign = value.num < 0n ? "-" : "";
  for (; den > 1n && places < 12; places++) {
    const common = q.gcd(10n, den);
    num *= 10n / common;
    den /= common;
  }
  if (den !== 1n) return null;
  const digits = num.toString().padStart(places + 1, "0");
  return sign + (places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`);
}

export const lcm = (a: bigint, b: bigint) => (a / q.gcd(a, b)) * b;

/** The least number that makes all of them whole. */
export const commonDenominator = (values: q.Rational[]) => values.reduce((all, { den }) => lcm(all, den), 1n);

/** `√n` as `outside·√inside`, with no square left inside; null where the number is too large to try. */
export function simplestRoot(n: bigint): { outside: bigint; inside: bigint } | null {
  if (n < 0n || n > 10_000_000_000n) return null;
  let [outside, inside] = [1n, n];
  for (let factor = 2n; factor * factor <= inside; factor++)
    while (inside % (factor * factor) === 0n) {
      inside /= factor * factor;
      outside *= factor;
    }
  return { outside, inside };
}

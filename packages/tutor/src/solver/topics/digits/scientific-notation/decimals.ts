import { q } from "@dripstone/checker/mathematics";

/** `mantissa × 10^exponent` with one digit other than 0 before the mantissa's point. */
export type Scientific = { mantissa: string; exponent: number };

const PLACES_MAX = 40;

/** The digits of a number without a point, and how many of them stand behind it; null for one without end. */
function digitsOf(value: q.Rational): { digits: string; places: number } | null {
  const size = q.absolute(value);
  for (let places = 0, scale = 1n; places <= PLACES_MAX; places++, scale *= 10n)
    if ((size.num * scale) % size.den === 0n) {
      const digits = `${(size.num * scale) / size.den}`;
      return digits.length > PLACES_MAX ? null : { digits, places };
    }
  return null;
}

export function scientificOf(value: q.Rational): Scientific | null {
  const found = digitsOf(value);
  if (!found || value.num === 0n) return null;
  const { digits, places } = found;
  const significant = digits.replace(/0+$/, "");
  const rest = significant.slice(1);
  const mantissa = `${value.num < 0n ? "-" : ""}${significant.charAt(0)}${rest && `.${rest}`}`;
  return { mantissa, exponent: digits.length - 1 - places };
}

/** 0.00047, 12000: as it is written without a power. */
export function writtenOut(value: q.Rational): string | null {
  const found = digitsOf(value);
  if (!found) return null;
  const { digits, places } = found;
  const padded = digits.padStart(places + 1, "0");
  const text = places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`;
  return value.num < 0n ? `-${text}` : text;
}

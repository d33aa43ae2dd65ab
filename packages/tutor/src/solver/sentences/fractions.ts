import { q } from "@dripstone/checker/mathematics";

export type Fraction = ReturnType<typeof q.rational>;

/** -3, 0.25 or 2/3 as they are written; null for anything else. */
export function fractionIn(written = ""): Fraction | null {
  const [, sign = "", whole = "", places = "", den] =
    /^\(?(-?)(\d{1,15})(?:\.(\d{1,9}))?(?:\/(\d{1,9}))?\)?$/.exec(written.replaceAll(" ", "")) ?? [];
  if (whole === "" || (places && den) || (den !== undefined && BigInt(den) === 0n)) return null;
  const num = BigInt(`${sign}${whole}${places}`);
  return q.rational(num, den === undefined ? 10n ** BigInt(places.length) : BigInt(den));
}

export const whole = (value: bigint | number): Fraction => q.rational(BigInt(value));

/** In LaTeX. */
export const fractionSign = ({ num, den }: Fraction): string =>
  den === 1n ? `${num}` : `${num < 0n ? "-" : ""}\\frac{${num < 0n ? -num : num}}{${den}}`;

/** In LaTeX where it follows a sign: negative ones in parentheses. */
export const fractionFactor = (value: Fraction): string =>
  value.num < 0n ? `(${fractionSign(value)})` : fractionSign(value);

/** As the answer checker reads it. */
export const fractionKey = ({ num, den }: Fraction): string => (den === 1n ? `${num}` : `${num}/${den}`);

/** A whole number to a power. */
export type Power = { base: bigint; exponent: bigint };

/** Sums of products of powers: 3^100 + 4 * 5. */
export type Sum = Power[][];

const NUMBER_MAX = 10n ** 15n;
const EXPONENT_MAX = 10n ** 12n;

/** Null for what is no sum of products of whole numbers and their powers. */
export function sumIn(written: string): Sum | null {
  const terms = written
    .replaceAll(" ", "")
    .split("+")
    .map((term) => term.split("*").map(powerIn));
  const sum = terms.flatMap((term) => (term.every((power) => power !== null) ? [term] : []));
  return sum.length === terms.length && terms.flat().length <= 6 ? sum : null;
}

function powerIn(written: string): Power | null {
  const [, number, exponent = "1"] = /^(\d{1,16})(?:\^(\d{1,13}))?$/.exec(written) ?? [];
  if (number === undefined) return null;
  const power = { base: BigInt(number), exponent: BigInt(exponent) };
  return power.base > 0n && power.base < NUMBER_MAX && power.exponent > 0n && power.exponent < EXPONENT_MAX
    ? power
    : null;
}

const writtenPower = ({ base, exponent }: Power): string => (exponent === 1n ? `${base}` : `${base}^{${exponent}}`);

export const writtenSum = (sum: Sum, times: string): string =>
  sum.map((term) => term.map(writtenPower).join(` ${times} `)).join(" + ");

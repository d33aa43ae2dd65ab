const signs = "0123456789ABCDEF";

/** The values of the digits, first digit first; null if one of them does not exist in the base. */
export function digitsOf(written: string, base: number): number[] | null {
  const digits = [...written.toUpperCase()].map((sign) => signs.indexOf(sign));
  return digits.every((digit) => digit >= 0 && digit < base) ? digits : null;
}

export const writtenIn = (digits: readonly number[]): string => digits.map((digit) => signs.charAt(digit)).join("");

/** The sum of digit times place, from the right. */
export function numberOf(digits: readonly number[], base: number): bigint {
  let [value, place] = [0n, 1n];
  for (const digit of [...digits].reverse()) {
    value += BigInt(digit) * place;
    place *= BigInt(base);
  }
  return value;
}

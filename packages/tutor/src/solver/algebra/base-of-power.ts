/** Powers of larger numbers are written by nobody. */
const BASE_MAX = 100n;
const BITS_MAX = 2000;

/** A great number as a power of a small one, the smallest there is: 2^99 as 2 to the power of 99. */
export function baseOfPower(value: bigint): { base: bigint; times: bigint } | null {
  if (value < 2n || value.toString(2).length > BITS_MAX) return null;
  for (let base = 2n; base <= BASE_MAX; base++) {
    if (value % base !== 0n) continue;
    let rest = value;
    let times = 0n;
    while (rest % base === 0n) {
      rest /= base;
      times++;
    }
    // What its least factor leaves may still be a power of a product with it: 6^50.
    if (rest === 1n) return { base, times };
  }
  return null;
}

/** Each as often as it divides the number, the smallest first. */
export function primeFactors(of: bigint): bigint[] {
  const found: bigint[] = [];
  let rest = of;
  for (let factor = 2n; factor * factor <= rest; factor++)
    while (rest % factor === 0n) {
      found.push(factor);
      rest /= factor;
    }
  return rest > 1n ? [...found, rest] : found;
}

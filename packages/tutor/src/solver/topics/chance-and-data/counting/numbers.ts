/** The product of the factors, and how it is written. */
export function product(factors: readonly number[]): { value: bigint; equation: string } {
  const value = factors.reduce((whole, factor) => whole * BigInt(factor), 1n);
  const written = factors.join(" \\times ");
  return { value, equation: factors.length < 2 ? `${value}` : `${written} = ${value}` };
}

export const factorial = (n: number): bigint => product(Array.from({ length: n }, (_, index) => n - index)).value;

/** How many groups of k there are among n. */
export function choose(n: number, k: number): bigint {
  let value = 1n;
  for (let one = 0; one < k; one++) value = (value * BigInt(n - one)) / BigInt(one + 1);
  return n < k ? 0n : value;
}

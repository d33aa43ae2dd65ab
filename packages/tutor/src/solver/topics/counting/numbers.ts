/** The product of the factors, and how it is written. */
export function product(factors: readonly number[]): { value: bigint; equation: string } {
  const value = factors.reduce((whole, factor) => whole * BigInt(factor), 1n);
  const written = factors.join(" \\times ");
  return { value, equation: factors.length < 2 ? `${value}` : `${written} = ${value}` };
}

export const factorial = (n: number): bigint => product(Array.from({ length: n }, (_, index) => n - index)).value;

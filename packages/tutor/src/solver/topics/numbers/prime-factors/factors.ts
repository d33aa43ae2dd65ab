export type PrimePower = { prime: bigint; times: number };

/** By trial division, smallest prime first; empty for 1. For numbers up to about 10^10. */
export function factorsOf(number: bigint): PrimePower[] {
  const factors: PrimePower[] = [];
  let rest = Number(number);
  for (let prime = 2; prime * prime <= rest; prime++) {
    let times = 0;
    for (; rest % prime === 0; rest /= prime) times++;
    if (times > 0) factors.push({ prime: BigInt(prime), times });
  }
  return rest > 1 ? [...factors, { prime: BigInt(rest), times: 1 }] : factors;
}

/** In LaTeX: 2^{2} \cdot 3. */
export const product = (factors: PrimePower[]): string =>
  factors.map(({ prime, times }) => (times > 1 ? `${prime}^{${times}}` : `${prime}`)).join(" \\cdot ");

/** A product with the sign of multiplication that each language uses. */
export const inBoth = (latex: string): { en: string; ch: string } => ({
  en: latex,
  ch: latex.replaceAll("\\cdot", "\\times"),
});

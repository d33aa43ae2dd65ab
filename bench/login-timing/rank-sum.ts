/**
 * How likely two samples differ so much by chance (two-sided rank-sum test of Mann, Whitney and Wilcoxon, by its normal
 * approximation, which is good from about twenty values each).
 */
export function rankSumP(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, first: true })), ...other.map((value) => ({ value, first: false }))];
  all.sort((a, b) => a.value - b.value);
  const ranks = all.reduce((sum, { first }, index) => (first ? sum + index + 1 : sum), 0);
  const [n, m] = [one.length, other.length];
  const mean = (n * (n + m + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(Math.abs(ranks - mean) / deviation));
}

/** The normal distribution up to `z` (Abramowitz and Stegun, 26.2.17; the error is below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

export function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

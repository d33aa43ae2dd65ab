export type Axis = { from: number; to: number; ticks: readonly number[] };

const TICKS = 5;

/** An axis with round numbers that holds all values. */
export function axisOf(values: readonly number[]): Axis {
  const seen = values.filter(Number.isFinite);
  const least = seen.reduce((one, other) => Math.min(one, other), seen[0] ?? 0);
  const most = seen.reduce((one, other) => Math.max(one, other), seen[0] ?? 1);
  const span = most - least || Math.abs(most) || 1;
  const rough = 10 ** Math.floor(Math.log10(span / TICKS));
  const step = [1, 2, 5, 10].map((times) => times * rough).find((it) => span / it <= TICKS) ?? rough * 10;
  const from = Math.floor(least / step) * step;
  const to = Math.max(Math.ceil(most / step) * step, from + step);
  const count = Math.round((to - from) / step);
  // Without the traces of reckoning in halves: 0.30000000000000004.
  const ticks = Array.from({ length: count + 1 }, (_, at) => Number((from + at * step).toPrecision(12)));
  return { from, to, ticks };
}

import { WEEK_MS } from "@dripstone/contract/durations";

/** So many Mondays, `YYYY-MM-DD`, the last one `until`, oldest first. */
export function weeksUntil(until: string, count: number): string[] {
  const last = Date.parse(until);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * WEEK_MS).toISOString().slice(0, 10),
  );
}

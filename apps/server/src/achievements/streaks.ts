import type { Achievement, SolvedFacts } from "./ledger.ts";

/** A week with its problem: its Monday as `YYYY-MM-DD`, and the last week before it that had one. */
export type PlayedWeek = { week: string } & Pick<SolvedFacts, "follows">;

/** The weeks whose problem is solved, in the ledger's order. */
export function solvedWeeksOf(ledger: readonly Achievement[]): PlayedWeek[] {
  return ledger.flatMap((achievement) =>
    achievement.deed === "weekly-problem" ? [{ week: achievement.source, follows: achievement.facts.follows }] : [],
  );
}

/**
 * Weeks in a row, in any order. Each knows the one that it follows: calendar days, not instants, so that no clock change can break a streak,
 * nor can a week without a problem. The week that is still open counts once it is solved, and breaks nothing before.
 */
export function streaksOf(solved: readonly PlayedWeek[], open: PlayedWeek): { current: number; longest: number } {
  const chains = new Chains();
  for (const week of solved) chains.add(week);
  return { current: chains.endingWith(open.week) || chains.endingWith(open.follows), longest: chains.longest };
}

/** The longest streak after each of the weeks. */
export function longestAfterEach(solved: readonly PlayedWeek[]): number[] {
  const chains = new Chains();
  return solved.map((week) => chains.add(week));
}

class Chains {
  longest = 0;
  readonly #before = new Map<string, string | null>();
  readonly #after = new Map<string, string>();

  /** Tells the longest chain so far. */
  add({ week, follows }: PlayedWeek): number {
    this.#before.set(week, follows);
    if (follows !== null) this.#after.set(follows, week);
    let last = week;
    for (let next = this.#after.get(week); next !== undefined; next = this.#after.get(next)) last = next;
    this.longest = Math.max(this.longest, this.endingWith(last));
    return this.longest;
  }

  endingWith(last: string | null): number {
    let length = 0;
    for (let week = last; week !== null; week = this.#before.get(week) ?? null) {
      if (!this.#before.has(week)) break;
      length += 1;
    }
    return length;
  }
}

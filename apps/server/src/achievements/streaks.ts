import type { Achievement, SolvedFacts } from "./achievement.ts";

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
  readonly #lengths = new Map<string, number>();
  readonly #after = new Map<string, string>();

  /** Tells the longest chain so far. */
  add({ week, follows }: PlayedWeek): number {
    if (follows !== null) this.#after.set(follows, week);
    let length = this.endingWith(follows);
    // A week that is told late joins those that come after it.
    for (let at: string | undefined = week; at !== undefined; at = this.#after.get(at)) {
      length += 1;
      this.#lengths.set(at, length);
    }
    this.longest = Math.max(this.longest, length);
    return this.longest;
  }

  endingWith(week: string | null): number {
    return week === null ? 0 : (this.#lengths.get(week) ?? 0);
  }
}

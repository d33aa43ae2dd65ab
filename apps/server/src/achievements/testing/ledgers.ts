import { difficulties } from "@dripstone/contract/difficulty";
import { DAY_MS, WEEK_MS } from "@dripstone/contract/durations";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import fc from "fast-check";
import type { Achievement } from "../achievement.ts";

const FIRST_MONDAY = Date.UTC(2026, 0, 5);

/** The Monday of a week, counted from the first. */
export const weekNumber = (index: number) => new Date(FIRST_MONDAY + index * WEEK_MS).toISOString().slice(0, 10);

type Solved = Extract<Achievement, { deed: "weekly-problem" }>;

/** The problem of a week, solved at once on its Wednesday; it follows the week before unless told. */
export function problemIn(week: number, { follows = week - 1 }: { follows?: number | null } = {}): Solved {
  return {
    deed: "weekly-problem",
    source: weekNumber(week),
    difficulty: "easy",
    points: 10,
    facts: { topic: "logic", attempts: 1, hints: 0, follows: follows === null ? null : weekNumber(follows) },
    earnedAt: new Date(FIRST_MONDAY + week * WEEK_MS + 2 * DAY_MS),
  };
}

const WEEKS = 80;

/** What happens in a week: there may be no problem, and it may be solved or not; other deeds come at any time. */
const event = fc.record({
  hasProblem: fc.constantFrom(true, true, true, false),
  attempts: fc.constantFrom(0, 1, 1, 2, 5),
  hints: fc.nat({ max: 3 }),
  difficulty: fc.constantFrom(...difficulties),
  topic: fc.constantFrom(...topics),
  explained: fc.boolean(),
  /** Several deeds may be of one instant. */
  hour: fc.nat({ max: 2 }),
});

/** Any ledger that weeks, solved or not, can leave behind, in the order of time. */
export const ledgers: fc.Arbitrary<Achievement[]> = fc.array(event, { maxLength: WEEKS }).map((events) => {
  let follows: number | null = null;
  const ledger: Achievement[] = [];
  for (const [week, { hasProblem, attempts, hints, difficulty, topic, explained, hour }] of events.entries()) {
    if (!hasProblem) continue;
    const solved = problemIn(week, { follows });
    follows = week;
    if (attempts === 0) continue;
    ledger.push({ ...solved, difficulty, facts: { ...solved.facts, topic, attempts, hints } });
    if (!explained) continue;
    const earnedAt = new Date(solved.earnedAt.getTime() + hour * DAY_MS);
    const { source } = solved;
    ledger.push({ deed: "explanation-excellent", source, difficulty: null, points: 5, facts: {}, earnedAt });
  }
  return ledger.sort((one, other) => one.earnedAt.getTime() - other.earnedAt.getTime());
});

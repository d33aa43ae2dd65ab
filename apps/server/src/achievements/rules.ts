import type { Difficulty } from "@dripstone/contract/difficulty";
import { WEEK_MS } from "@dripstone/contract/durations";
import { type Badge, COMEBACK_WEEKS } from "@dripstone/contract/progress/badges";
import type { Deed } from "@dripstone/contract/progress/deeds";
import type { Achievement, SolvedFacts } from "./achievement.ts";
import { longestAfterEach, solvedWeeksOf } from "./streaks.ts";

/** What a badge is given for, and what its rule counts: after each achievement of a ledger that is in the order of time. A count never falls. */
type Rule = { deed: Deed; counts: (ledger: readonly Achievement[]) => number[] };

type Solved = Extract<Achievement, { deed: "weekly-problem" }>;

const solved = counting((ledger) => ledger.map(isSolved));
const streak: Rule = { deed: "weekly-problem", counts: longestStreaks };

/** The rule of each badge; how much it takes stands in the contract. */
export const rules: Record<Badge, Rule> = {
  "first-drop": solved,
  "solved-5": solved,
  "solved-10": solved,
  "solved-26": solved,
  "solved-52": solved,
  "streak-3": streak,
  "streak-5": streak,
  "streak-10": streak,
  "streak-26": streak,
  "streak-52": streak,
  "first-try": solvedWith(({ attempts }) => attempts === 1),
  "no-hints": solvedWith(({ hints }) => hints === 0),
  "easy-5": solvedOf("easy"),
  "medium-5": solvedOf("medium"),
  "hard-5": solvedOf("hard"),
  "all-difficulties": counting(firstOfEachDifficulty),
  "excellent-explanation": every("explanation-excellent"),
  comeback: counting(comebacks),
  lessons: every("lesson"),
  tests: every("test"),
  homework: every("homework"),
  forum: every("forum-answer"),
};

/** Counts those achievements for which it is true. */
function counting(which: (ledger: readonly Achievement[]) => boolean[], deed: Deed = "weekly-problem"): Rule {
  return {
    deed,
    counts(ledger) {
      let count = 0;
      return which(ledger).map((isOne) => {
        if (isOne) count += 1;
        return count;
      });
    },
  };
}

function every(deed: Deed): Rule {
  return counting((ledger) => ledger.map((achievement) => achievement.deed === deed), deed);
}

function solvedWith(condition: (facts: SolvedFacts) => boolean): Rule {
  return counting((ledger) => ledger.map((achievement) => isSolved(achievement) && condition(achievement.facts)));
}

function solvedOf(difficulty: Difficulty): Rule {
  return counting((ledger) => ledger.map((it) => isSolved(it) && it.difficulty === difficulty));
}

function firstOfEachDifficulty(ledger: readonly Achievement[]): boolean[] {
  const known = new Set<Difficulty | null>();
  return ledger.map((achievement) => {
    if (!isSolved(achievement) || known.has(achievement.difficulty)) return false;
    known.add(achievement.difficulty);
    return true;
  });
}

/** A problem is solved after others were left out: the one before it in time is not the one that it follows, and long past. */
function comebacks(ledger: readonly Achievement[]): boolean[] {
  let last: string | null = null;
  return ledger.map((achievement) => {
    if (!isSolved(achievement)) return false;
    const [before, week] = [last, achievement.source];
    last = week;
    if (before === null || before === achievement.facts.follows) return false;
    return Date.parse(week) - Date.parse(before) > COMEBACK_WEEKS * WEEK_MS;
  });
}

function longestStreaks(ledger: readonly Achievement[]): number[] {
  const after = longestAfterEach(solvedWeeksOf(ledger));
  let weeks = 0;
  return ledger.map((achievement) => {
    if (isSolved(achievement)) weeks += 1;
    return after[weeks - 1] ?? 0;
  });
}

function isSolved(achievement: Achievement): achievement is Solved {
  return achievement.deed === "weekly-problem";
}

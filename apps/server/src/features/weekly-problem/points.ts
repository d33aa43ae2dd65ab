import type { Difficulty } from "@dripstone/contract/difficulty";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";

/** What the right answer earns after so many wrong attempts: less each time, but never under half. */
export function pointsFor(difficulty: Difficulty, wrongAttempts = 0): number {
  const full = fullPoints[difficulty];
  return Math.max(full - wrongAttempts * weeklyProblemLimits.POINTS_LOST_PER_ATTEMPT, Math.ceil(full / 2));
}

const fullPoints: Record<Difficulty, number> = {
  easy: weeklyProblemLimits.POINTS_EASY,
  medium: weeklyProblemLimits.POINTS_MEDIUM,
  hard: weeklyProblemLimits.POINTS_HARD,
};

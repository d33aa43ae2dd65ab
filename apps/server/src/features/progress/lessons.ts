import type { Progress } from "@dripstone/contract/progress/endpoints";
import type { Achievement } from "../../achievements/achievement.ts";

type Lessons = Pick<Progress, "lessonsCompleted" | "completionRate" | "averageScore">;

/** The regular lessons that somebody has worked through, of so many that there are. */
export function lessonsOf(ledger: readonly Achievement[], all: number): Lessons {
  const scores = ledger.flatMap((achievement) => (achievement.deed === "lesson" ? [achievement.facts.score] : []));
  const scored = scores.filter((score) => score !== null);
  return {
    lessonsCompleted: scores.length,
    completionRate: all > 0 ? Math.min(1, scores.length / all) : null,
    averageScore: scored.length > 0 ? scored.reduce((sum, score) => sum + score, 0) / scored.length : null,
  };
}

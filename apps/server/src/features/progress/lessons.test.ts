import { expect, it } from "vitest";
import { lessonsOf } from "./lessons.ts";

const lesson = (source: string, score: number | null) =>
  ({ deed: "lesson", source, difficulty: null, points: 5, facts: { score }, earnedAt: new Date(0) }) as const;

it("tells the share of all lessons that are completed, and the mean of those that have a score", () => {
  const ledger = [lesson("one", 70), lesson("two", 90), lesson("three", null)];
  expect(lessonsOf(ledger, 12)).toEqual({ lessonsCompleted: 3, completionRate: 0.25, averageScore: 80 });
});

it("never tells more than all, though a lesson is gone that somebody has completed", () => {
  expect(lessonsOf([lesson("one", null), lesson("two", null)], 1)).toEqual({
    lessonsCompleted: 2,
    completionRate: 1,
    averageScore: null,
  });
});

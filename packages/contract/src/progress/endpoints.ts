import { z } from "zod";
import { difficulties } from "../difficulty.ts";
import { defineEndpoints } from "../endpoint.ts";
import { week } from "../weekly-problem/payloads.ts";
import { badges } from "./badges.ts";

export const progress = z.object({
  problemsSolved: z.int(),
  /** Weeks in a row, this week's problem counted once it is solved; an open week breaks nothing. */
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalPoints: z.int(),
  byDifficulty: z.record(z.enum(difficulties), z.int()),
  badges: z.array(z.object({ badge: z.enum(badges), earnedAt: z.iso.datetime() })),
  /** The week that is open now. */
  currentWeek: week,
  /** The weeks whose problem is solved, newest first. */
  solvedWeeks: z.array(week),
});

export type Progress = z.infer<typeof progress>;

export const progressEndpoints = defineEndpoints({
  "GET /progress": {
    summary: "What the caller has achieved",
    access: "user",
    reply: progress,
  },
});

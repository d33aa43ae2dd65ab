import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { difficulties, week } from "../weekly-problem/payloads.ts";
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
  /** Newest first. */
  solved: z.array(
    z.object({
      week,
      title: z.string(),
      difficulty: z.enum(difficulties),
      points: z.int(),
      /** Attempts that it took, the right one counted. */
      attempts: z.int(),
    }),
  ),
});

export type Progress = z.infer<typeof progress>;

export const progressEndpoints = defineEndpoints({
  "GET /progress": {
    summary: "What the caller has achieved",
    access: "user",
    query: localeQuery,
    reply: progress,
  },
});

import "../no-eval.ts";
import { z } from "zod";
import { difficulties } from "../difficulty.ts";
import { defineEndpoints } from "../endpoint.ts";
import { childParams } from "../families/payloads.ts";
import { week } from "../weekly-problem/payloads.ts";
import { topics } from "../weekly-problem/topics.ts";
import { badges } from "./badges.ts";
import { weekStates } from "./weeks.ts";

export const progress = z.object({
  problemsSolved: z.int(),
  /** Weeks in a row, this week's problem counted once it is solved; neither an open week nor one without a problem breaks anything. */
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalPoints: z.int(),
  byDifficulty: z.record(z.enum(difficulties), z.int()),
  /** What is earned, the first earned first. */
  badges: z.array(z.object({ badge: z.enum(badges), earnedAt: z.iso.datetime() })),
  /** The others: how much of what each one's rule counts there is, and how much it takes. */
  badgesAhead: z.array(
    z.object({
      badge: z.enum(badges),
      reached: z.int(),
      target: z.int(),
      /** False as long as the part of the site in which it is earned has not opened. */
      open: z.boolean(),
    }),
  ),
  /** The week that is open now. */
  currentWeek: week,
  /** When it ends, and the next problem opens. */
  weekEndsAt: z.iso.datetime(),
  /** The weeks whose problem is solved, newest first. */
  solvedWeeks: z.array(week),
  /** A year of weeks up to the open one, oldest first. */
  weeks: z.array(z.object({ week, state: z.enum(weekStates) })),
  /** What was earned in each week that earned anything, oldest first. */
  pointsByWeek: z.array(z.object({ week, points: z.int() })),
  /** Of each topic that was met, how many problems were tried and how many solved; what is still open counts once it is solved. */
  topics: z.array(z.object({ topic: z.enum(topics), tried: z.int(), solved: z.int() })),
  /** Regular lessons. */
  lessonsCompleted: z.int(),
  /** The share of all regular lessons, from 0 to 1; null as long as there are none. */
  completionRate: z.number().nullable(),
  /** Of the lessons that have a score, from 0 to 100; null as long as there is none. */
  averageScore: z.number().nullable(),
});

export type Progress = z.infer<typeof progress>;

export const progressEndpoints = defineEndpoints({
  "GET /progress": {
    summary: "What the caller has achieved",
    access: "user",
    reply: progress,
  },
  "GET /children/{id}/progress": {
    summary: "What a child of the caller has achieved",
    access: "user",
    params: childParams,
    reply: progress,
    errors: ["NOT_FOUND"],
  },
});

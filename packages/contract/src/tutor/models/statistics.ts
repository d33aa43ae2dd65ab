import "../../no-eval.ts";
import { z } from "zod";

export const timeframes = ["day", "week", "month", "year"] as const;

export const statisticsQuery = z.object({
  timeframe: z.enum(timeframes, { error: "FIELD_INVALID" }).default("week"),
});

const sums = {
  messages: z.int(),
  students: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  money: z.int(),
  /** Replies that the built-in engine gave, as the model failed or was too slow. */
  fallbacks: z.int(),
  /** The same, as what may be spent was spent. */
  spent: z.int(),
  helpful: z.int(),
  notHelpful: z.int(),
};

const ms = z.int().nullable();

/** How the tutor is used, and what it costs, by days of the school's calendar. */
export const chatStatistics = z.object({
  /** Of all days together; somebody who came on several days is one student. */
  whole: z.object(sums),
  /** Each of them, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), ...sums })),
  /** What answered: `built-in`, or the label of a model; the busiest first. */
  engines: z.array(
    z.object({
      engine: z.string(),
      calls: z.int(),
      failures: z.int(),
      money: z.int(),
      /** Milliseconds until the first words, and until the last: in the middle, and of 95 in 100. */
      msFirst: z.object({ p50: ms, p95: ms }),
      msWhole: z.object({ p50: ms, p95: ms }),
    }),
  ),
  /** The money of the current month: spent, or held for replies under way; and what may be. */
  month: z.object({ money: z.int(), cap: z.int() }),
});

export type ChatStatistics = z.output<typeof chatStatistics>;

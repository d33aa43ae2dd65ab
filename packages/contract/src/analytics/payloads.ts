import "../no-eval.ts";
import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { analyticsLimits } from "./limits.ts";
import { measures } from "./measures.ts";
import { pageOf } from "./page-of.ts";
import { daysIn } from "./range.ts";

const INVALID = { error: "FIELD_INVALID" };

/** A page that was come to within the site; of one that was loaded the server knows by itself. */
export const viewPayload = z.strictObject({
  path: z
    .string(INVALID)
    .max(analyticsLimits.VIEW_PATH_MAX, INVALID)
    .refine((path) => pageOf(path) !== null, INVALID),
  language: localeSchema,
});

/** PostgreSQL has other years than JavaScript before the first one; nobody asks for these. */
const day = z.iso
  .date({ ...INVALID, abort: true })
  .refine((of) => of >= "2000" && of < "9000", { ...INVALID, abort: true });

const rangeShape = { from: day, to: day };

export const analyticsRange = z.object(rangeShape).refine((range) => isRange(range), { path: ["to"], ...INVALID });

export const analyticsCsvQuery = z
  .object({ ...rangeShape, language: localeSchema })
  .refine((range) => isRange(range), { path: ["to"], ...INVALID });

function isRange(range: { from: string; to: string }): boolean {
  const days = daysIn(range);
  return days >= 1 && days <= analyticsLimits.ANALYTICS_DAYS_MAX;
}

const count = z.number().min(0);
const compared = { total: count, before: count };
const aDay = z.iso.date();

/** What happened on the site, in a range and in as many days before it. */
export const analytics = z.object({
  from: aDay,
  to: aDay,
  before: z.object({ from: aDay, to: aDay }),
  /** Whether both ranges may be compared: not while a day of the range is not over, and not if days before were never counted. */
  comparison: z.enum(["fair", "unfinished", "never-counted"]),
  /** Until when the day that is not over has been counted; null if no such day is in the range, or it was not counted yet. */
  countedTo: z.iso.datetime().nullable(),
  grain: z.enum(["day", "week", "month"]),
  /** The first day of each step, within the range. */
  steps: z.array(aDay),
  /** Of each measure its sum, the sum before, and the sum of each step. */
  measures: z.record(
    z.enum(measures),
    // Learners are counted once a step; their total is the average of a day.
    z.object({ ...compared, values: z.array(count) }),
  ),
  /** Hours from handing in to return, in the middle; null where nothing was returned. */
  returnHours: z.object({ total: count.nullable(), before: count.nullable() }),
  /** By how often they were opened. */
  pages: z.array(z.object({ page: z.string(), ...compared })),
  languages: z.array(z.object({ language: localeSchema, ...compared })),
});

export type Analytics = z.output<typeof analytics>;

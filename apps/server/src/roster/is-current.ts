import { sql } from "kysely";
import { site } from "../../../../site.config.ts";

/** So long after a semester's last day there is still something to do for its classes. */
const WOUND_UP_DAYS = 30;

/** Whether a semester, in a query that calls it so, is one in which somebody works: it is to come, under way, or over for a month at most. */
export const isCurrent = (now: Date) =>
  sql<boolean>`semester.ends_on >= (${now}::timestamptz at time zone ${site.timeZone})::date - ${WOUND_UP_DAYS}::integer`;

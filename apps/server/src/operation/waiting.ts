import { sql } from "kysely";
import type { WhatWaits } from "../waiting/waiting.ts";

/** For admins: jobs and letters that were tried as often as they may be, and failed. */
export const failedJobsWaiting: WhatWaits = ({ user }) =>
  user.role === "admin"
    ? { "failed-jobs": sql<number>`(select count(*)::integer from pgboss.job where state = 'failed')` }
    : {};

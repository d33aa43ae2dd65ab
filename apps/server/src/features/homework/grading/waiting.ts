import { sql } from "kysely";
import type { WhatWaits } from "../../../waiting/waiting.ts";
import { queued } from "./handed-in-to.ts";

/** What is to be graded: by a teacher in their own classes, by an admin in all. */
export const homeworkWaiting: WhatWaits = ({ db, user, now }) => ({
  homework: sql<number>`(${queued(
    db,
    { user: user as Parameters<typeof queued>[1]["user"] },
    { state: "waiting", now },
  ).select(sql`count(*)::integer`.as("count"))})`,
});

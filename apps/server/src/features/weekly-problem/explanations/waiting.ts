import { sql } from "kysely";
import type { WhatWaits } from "../../../waiting/waiting.ts";
import { explained } from "./explained.ts";

/** Explanations that no teacher has read. */
export const explanationsWaiting: WhatWaits = ({ db }) => ({
  explanations: sql<number>`(${explained(db)
    .where("review.attemptId", "is", null)
    .select(sql`count(*)::integer`.as("count"))})`,
});

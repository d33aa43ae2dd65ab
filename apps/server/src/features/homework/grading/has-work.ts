import { sql } from "kysely";
import { isNewest } from "../reading/handed-in.ts";

/** Whether something of a class, in a query that calls it so, waits to be graded or returned by somebody. */
export const hasWork = (userId: string) => sql<boolean>`exists (
  select from homework
  where homework.class_id = class.id and homework.returned_at is null and homework.user_id <> ${userId} and ${isNewest}
)`;

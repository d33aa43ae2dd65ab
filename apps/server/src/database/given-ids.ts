import { sql } from "kysely";

/**
 * Ids as a list that a statement looks up, given as JSON. Of an array, whoever plans sees how long it is this time, hopes that a plan for just that will
 * be better than the one which is there for any, and makes one anew each time, which takes several times as long as the answer.
 */
export const givenIds = (json: string) =>
  sql<string[]>`array(select given.id::uuid from json_array_elements_text(${json}::json) as given (id))`;

import { sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import { FORGOTTEN_ITSELF } from "./changed-since.ts";

/** Every process that is still searched has long heard of it by then; one that has not reads all anew. */
const REMEMBERED_DAYS = 3;

/** Forgets what was found until some days ago, and notes up to where. */
export async function forgetForgotten(db: Database): Promise<void> {
  await sql`
    with old as (
      delete from search_forgotten where kind <> ${FORGOTTEN_ITSELF} and at < now() - ${sql.lit(REMEMBERED_DAYS)} * interval '1 day'
      returning written
    )
    insert into search_forgotten (kind, id, written) select ${FORGOTTEN_ITSELF}, '', max(written) from old having count(*) > 0
    on conflict (kind, id) do update set written = greatest(search_forgotten.written, excluded.written)
  `.execute(db);
}

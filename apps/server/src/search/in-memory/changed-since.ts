import { sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import type { Entry } from "./shelf.ts";

/** A document as it is now. */
export type Written = Entry & { kind: string };

export type ChangedSince = {
  /** What the database knew when it answered, as it writes a `pg_snapshot`. */
  snapshot: string;
  written: Written[];
  forgotten: { kind: string; id: string }[];
  /** More has been forgotten than is remembered: all has to be read anew. */
  isTooLate: boolean;
};

/**
 * What has been written and forgotten since a snapshot. Transactions do not end in the order in which they began, so that neither a time nor a
 * number in sequence would do: each row is known by its transaction (migration 0065), and a snapshot tells which of those it has seen.
 */
export async function changedSince(db: Database, snapshot: string): Promise<ChangedSince> {
  // What comes out of a backup may have numbers of transactions that are still to come here. As a row of a table, the snapshot is nothing that could
  // make a new plan better than the one before.
  const isNew = sql`written >= (select pg_snapshot_xmin(seen) from since) and written < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(written, (select seen from since))`;
  const { rows } = await sql<Omit<ChangedSince, "isTooLate">>`
    with since as materialized (select ${snapshot}::pg_snapshot as seen)
    select pg_current_snapshot()::text as snapshot,
      (select coalesce(json_agg(${documentAsJson}), '[]') from search_documents where ${isNew}) as written,
      (
        select coalesce(json_agg(json_build_object('kind', kind, 'id', id)), '[]') from search_forgotten as forgotten where ${isNew}
          and not exists (select from search_documents as document where document.kind = forgotten.kind and document.id = forgotten.id)
      ) as forgotten
  `.execute(db);
  const [changed] = rows;
  if (!changed) throw new Error("The database does not tell what has changed");
  const { forgotten } = changed;
  return { ...changed, isTooLate: forgotten.some(({ kind }) => kind === FORGOTTEN_ITSELF) };
}

/** Under this kind it is noted up to where what was forgotten is not remembered any more. */
export const FORGOTTEN_ITSELF = "";

/** A row of `search_documents` as `Written` has it. */
export const documentAsJson = sql<Written>`json_build_object('kind', kind, 'id', id, 'page', page, 'ownerId', owner_id,
  'at', trunc(extract(epoch from at) * 1000), 'words', words::text)`;

import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { listenerOn } from "../database/listen.ts";
import type { Acknowledgements } from "./acknowledgements.ts";
import { CHANGES, type Change } from "./announce.ts";

/** What is said to all processes: several changes as one, and who says it, by the connection on which they listen. */
export type Told = Change & { by?: number | undefined };

type Parts = {
  self: () => number | undefined;
  acknowledged: Acknowledgements;
};

type Waiting = { change: Change; isDropped: () => void };

/** What is told of, and by whom, for a statement that tells all processes itself of what it changes. */
export type Telling = Pick<Told, "id" | "by">;

/** A notice takes 8,000 bytes. */
const TOLD_AT_ONCE = 40;
/** What is not told by then has been forgotten: its process was killed after it had changed something. */
const FORGOTTEN_AFTER = "3 seconds";

/** Tells all processes of changes: those that come while it tells of others are told of as one. */
export function tellAll(db: Database, { self, acknowledged }: Parts) {
  const queue: Waiting[] = [];
  let underway: Promise<void> | undefined;

  const tellNext = async () => {
    while (queue.length > 0) {
      const told = queue.splice(0, TOLD_AT_ONCE);
      const id = randomUUID();
      // The changes are done, whatever becomes of this: their callers must not be told otherwise. What stays untold another tells of.
      const others = await tell(db, { id, by: self() }, told).catch(() => []);
      const all = dropped(id, others);
      for (const { isDropped } of told) all.then(isDropped);
    }
    underway = undefined;
  };

  // Who does not hear cannot be answered either.
  const dropped = (id: string, others: readonly number[]) => acknowledged.of(id, self() === undefined ? [] : others);

  return {
    /** Tells of changes of which nobody has told yet, and waits until the others have dropped what all of these make old. */
    async tell(changes: readonly Change[]): Promise<void> {
      const isDropped = changes.map((change) =>
        change.told
          ? dropped(change.told.id, change.told.others)
          : new Promise<void>((resolve) => queue.push({ change, isDropped: resolve })),
      );
      if (queue.length > 0) underway ??= tellNext();
      await Promise.all(isDropped);
    },
    isDone: async () => underway,
  };
}

/** Says it, takes away the rows that the changes have left, and gives who hears it beside us; each of them keeps pages. */
async function tell(db: Database, { id, by }: Omit<Told, "tags">, told: readonly Waiting[]): Promise<number[]> {
  const ids = told.map(({ change }) => change.id);
  const tags = [...new Set(told.flatMap(({ change }) => change.tags))];
  const word: Told = { id, tags, by };
  const { rows } = await sql<{ others: number[] }>`
    with told as (delete from announced_changes where id = any(${ids}::uuid[]))
    select pg_notify(${CHANGES}, ${JSON.stringify(word)}), ${othersThan(by)} as others
  `.execute(db);
  return rows[0]?.others ?? [];
}

const othersThan = (by: number | undefined) => sql<number[]>`array(
  select pid from pg_stat_activity
  where datname = current_database() and application_name = ${listenerOn(CHANGES)} and pid is distinct from ${by ?? null}::integer
)`;

/**
 * Tells, in a statement of one's own, of what that changes: all processes hear it when it commits, and only then. `tags` is a query of them, and
 * nothing is told where it has none; the value is whoever hears it beside `by`, as `Change.told` takes it.
 */
export const toldOfTags = (tags: RawBuilder<unknown>, { id, by }: Telling) => sql<number[] | null>`(
  select case when pg_notify(
    ${CHANGES}, json_strip_nulls(json_build_object('id', ${id}::text, 'tags', tags, 'by', ${by ?? null}::integer))::text
  ) is not null then ${othersThan(by)} end
  from (select json_agg(distinct tag) as tags from (${tags}) as changed (tag)) as all_tags
  where tags is not null
)`;

/** Tells of changes of which nobody has told, as their process was killed in between. */
export async function tellOfForgotten(db: Database): Promise<void> {
  await sql`
    with forgotten as (
      delete from announced_changes where at < clock_timestamp() - ${FORGOTTEN_AFTER}::interval returning id, tags
    )
    select pg_notify(${CHANGES}, json_build_object('id', id, 'tags', tags)::text) from forgotten
  `.execute(db);
}

import { LIST_END } from "@dripstone/contract/lists/list";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { type Key, readPlace, writePlace } from "./places.ts";

/** An order of a list: by these keys, the last of them unlike for any two rows, all in one direction. */
export type Order = { keys: readonly Key[]; direction: "asc" | "desc" };

/** How heavy a page may be: it ends before the row with which it would be heavier, unless that is its only one. */
type Load<Row> = { of: (row: Row) => number; max: number };

type Asked = { sort: string; size: number; after?: string | undefined; before?: string | undefined };

/** A page of rows; what stands before and behind it is found by the keys of its ends, so the last page costs no more than the first. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { keys, direction }: Order,
  { sort, size, after, before }: Asked,
  load?: Load<Row>,
): Promise<{ items: Row[]; next: string | null; previous: string | null }> {
  const backwards = after === undefined && before !== undefined;
  const told = after ?? (before === LIST_END ? undefined : before);
  const from = told === undefined ? null : readPlace(told, sort, keys, after === undefined ? "before" : "after");
  const way = backwards ? opposite[direction] : direction;

  const columns = keys.map(({ column }) => column);
  let asked = rows
    .select(sql`json_build_array(${sql.join(columns)})`.as("place"))
    // Written out, as of a number that comes later the database expects a tenth of all rows.
    .limit(sql.lit(size + 1))
    .$castTo<Row & { place: unknown[] }>();
  if (from) asked = asked.where(sql<boolean>`(${sql.join(columns)}) ${beyond[way]} (${sql.join(from)})`);
  for (const column of columns) asked = asked.orderBy(column, way);

  const found = await asked.execute();
  const shown = found.slice(0, load ? Math.min(size, rowsWithin(load, found)) : size);
  const edge = (row: { place: unknown[] } | undefined) => (row ? writePlace(sort, row.place) : LIST_END);
  const more = found.length > shown.length;
  if (backwards) shown.reverse();
  return {
    items: shown,
    next: (backwards ? from !== null : more) ? edge(shown.at(-1)) : null,
    previous: (backwards ? more : from !== null) ? edge(shown[0]) : null,
  };
}

function rowsWithin<Row>({ of, max }: Load<Row>, rows: readonly Row[]): number {
  let sum = 0;
  const beyond = rows.findIndex((row, index) => {
    sum += of(row);
    return sum > max && index > 0;
  });
  return beyond < 0 ? rows.length : beyond;
}

/** The place of a row in an order; null where the query finds none. */
export async function placeIn<DB, TB extends keyof DB, Row>(
  row: SelectQueryBuilder<DB, TB, Row>,
  { keys }: Order,
  sort: string,
): Promise<string | null> {
  const found = await row
    .select(sql<unknown[]>`json_build_array(${sql.join(keys.map(({ column }) => column))})`.as("place"))
    .$castTo<{ place: unknown[] }>()
    .executeTakeFirst();
  return found ? writePlace(sort, found.place) : null;
}

const opposite = { asc: "desc", desc: "asc" } as const;
const beyond: Record<Order["direction"], RawBuilder<unknown>> = { asc: sql`>`, desc: sql`<` };

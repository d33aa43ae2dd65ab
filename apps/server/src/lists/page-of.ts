import { LIST_END } from "@dripstone/contract/lists/list";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { type Key, keysOf, readPlace, writePlace } from "./places.ts";

/** An order of a list: by these keys, the last of them unlike for any two rows, all in one direction. */
export type Order = { keys: readonly Key[]; direction: "asc" | "desc" };

/** How heavy a page may be: it ends before the row with which it would be heavier, unless that is its only one. */
type Load<Row> = { of: (row: Row) => number; max: number };

type Asked = { sort: string; size: number; after?: string | undefined; before?: string | undefined };

/** A page of rows; what stands before and behind it is found by the keys of its ends, so the last page costs no more than the first. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  asked: Asked,
  load?: Load<Row>,
): Promise<Page<Row>> {
  return cutPage(await pageQuery(rows, order, asked).execute(), asked, load);
}

export type Page<Row> = { items: Row[]; next: string | null; previous: string | null };

/** A row with its keys in the order of its list. */
export type Placed = { place: unknown[] };

/** The rows of a page, with one more, if there is one, to tell that there is; a page backwards begins with its last. */
export function pageQuery<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { keys, direction }: Order,
  asked: Asked,
  /** Its place, where whoever calls has read that already. */
  known?: readonly RawBuilder<unknown>[],
) {
  const from = placeOf(asked);
  const way = isBackwards(asked) ? opposite[direction] : direction;
  const columns = keys.map(({ column }) => column);
  let query = rows
    .select(sql`json_build_array(${sql.join(columns)})`.as("place"))
    // Written out, as of a number that comes later the database expects a tenth of all rows.
    .limit(sql.lit(asked.size + 1))
    .$castTo<Row & Placed>();
  if (from !== undefined) {
    const place = known ?? readPlace(from, asked.sort, keys, parameterOf(asked));
    query = query.where(sql<boolean>`(${sql.join(columns)}) ${beyond[way]} (${sql.join(place)})`);
  }
  for (const column of columns) query = query.orderBy(column, way);
  return query;
}

/** The page that these rows make. */
export function cutPage<Row extends Placed>(found: readonly Row[], asked: Asked, load?: Load<Row>): Page<Row> {
  const { sort, size } = asked;
  const [backwards, from] = [isBackwards(asked), placeOf(asked)];
  const shown = found.slice(0, load ? Math.min(size, rowsWithin(load, found)) : size);
  const edge = (row: Placed | undefined) => (row ? writePlace(sort, row.place) : LIST_END);
  const more = found.length > shown.length;
  if (backwards) shown.reverse();
  return {
    items: shown,
    next: (backwards ? from !== undefined : more) ? edge(shown.at(-1)) : null,
    previous: (backwards ? more : from !== undefined) ? edge(shown[0]) : null,
  };
}

const isBackwards = ({ after, before }: Asked): boolean => after === undefined && before !== undefined;

/** The keys of the place where the page begins, as `pageQuery` reads it; undefined where it begins at an end of the list. */
export function keysOfPlace({ keys }: Order, asked: Asked): unknown[] | undefined {
  const from = placeOf(asked);
  return from === undefined ? undefined : keysOf(from, asked.sort, keys, parameterOf(asked));
}

const parameterOf = ({ after }: Asked) => (after === undefined ? "before" : "after");

/** Where the page begins; undefined at the end of the list that its way comes from. */
const placeOf = ({ after, before }: Asked): string | undefined => after ?? (before === LIST_END ? undefined : before);

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

import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { together } from "../../../database/together.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import type { Placed } from "../../../lists/page-of.ts";

/** Pages are long: of so many at once, they are no more than ten connections would bring. */
const PAGES_TOGETHER = 8;

/** Which posts stand on a page, those of all who ask now in one round trip. What each of them asks for stands in the query as a value of JSON. */
export function pagesTogether<Asked>(
  // biome-ignore lint/suspicious/noExplicitAny: of whatever tables the rows are
  write: (db: Database, asked: RawBuilder<unknown>) => SelectQueryBuilder<any, any, PlacedPost>,
): (db: Database, asked: Asked) => Promise<PlacedPost[]> {
  const query = writtenOnce((db, { all }: { all: string }) =>
    db
      .selectFrom(
        sql<{ nth: number; value: unknown }>`(
          select value, nth from json_array_elements(${all}::json) with ordinality as list (value, nth)
          limit ${sql.lit(PAGES_TOGETHER)}
        )`.as<"asked">(sql`asked`),
      )
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom(write(db, sql`asked.value`).as("listed"))
            .select(sql<PlacedPost[] | null>`json_agg(listed)`.as("rows"))
            .as("page"),
        (join) => join.onTrue(),
      )
      .select(["asked.nth", "page.rows"]),
  );
  const read = async (db: Database, asked: readonly Asked[]) => {
    const pages: PlacedPost[][] = asked.map(() => []);
    for (const { nth, rows } of await query(db, { all: JSON.stringify(asked) })) pages[nth - 1] = rows ?? [];
    return pages;
  };
  return together(read, { most: PAGES_TOGETHER });
}

/** A post by its id, with its keys in the order of a list. */
export type PlacedPost = { id: string } & Placed;

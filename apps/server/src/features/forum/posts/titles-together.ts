import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { together } from "../../../database/together.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import type { Placed } from "../../../lists/page-of.ts";
import type { TitleRow } from "./present.ts";

/** Pages are long: of so many at once, they are no more than ten connections would bring. */
const PAGES_TOGETHER = 8;

/**
 * Reads a page of titles, those of all who ask now in one round trip. What each of them asks for stands in the query as a value of JSON. The rows come
 * as JSON, which is read in a third of the time that as many columns take.
 */
export function titlesTogether<Asked, Row extends TitleRow & Placed>(
  // biome-ignore lint/suspicious/noExplicitAny: of whatever tables the rows are
  write: (db: Database, asked: RawBuilder<unknown>) => SelectQueryBuilder<any, any, Row>,
): (db: Database, asked: Asked) => Promise<Row[]> {
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
            .select(sql<Aggregated<Row>[] | null>`json_agg(listed)`.as("rows"))
            .as("page"),
        (join) => join.onTrue(),
      )
      .select(["asked.nth", "page.rows"]),
  );
  const read = async (db: Database, asked: readonly Asked[]) => {
    const pages: Row[][] = asked.map(() => []);
    for (const { nth, rows } of await query(db, { all: JSON.stringify(asked) }))
      pages[nth - 1] = (rows ?? []).map((row) => titleOf(row));
    return pages;
  };
  return together(read, { most: PAGES_TOGETHER });
}

/** What has another name, or is another thing, in JSON. */
type Other = {
  held_for: TitleRow["heldFor"];
  state_reason: TitleRow["stateReason"];
  accepted_reply_id: string | null;
  created_at: string;
  edited_at: string | null;
  last_activity_at: string;
  category_slug: TitleRow["categorySlug"];
  category_name: TitleRow["categoryName"];
  category_color: TitleRow["categoryColor"];
  category_icon: TitleRow["categoryIcon"];
};

type Aggregated<Row> = Row & Other;

const titleOf = <Row extends TitleRow & Placed>(row: Aggregated<Row>): Row => ({
  ...row,
  heldFor: row.held_for,
  stateReason: row.state_reason,
  acceptedReplyId: row.accepted_reply_id,
  createdAt: new Date(row.created_at),
  editedAt: row.edited_at === null ? null : new Date(row.edited_at),
  lastActivityAt: new Date(row.last_activity_at),
  categorySlug: row.category_slug,
  categoryName: row.category_name,
  categoryColor: row.category_color,
  categoryIcon: row.category_icon,
});

import pg from "pg";
import { isLeftOut } from "./left-out.ts";

/** A table with what is written of it, and by what its rows are put in order. */
export type Table = { name: string; columns: string[]; key: string[] | null };

/** The tables of the session's schema that belong in a backup. What is lost when the database dies belongs in none, nor what follows from the rest. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relation.relname::text as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select array_agg(attribute.attname::text order by place.number) from pg_index
        cross join lateral unnest(indkey) with ordinality as place (attnum, number)
        join pg_attribute as attribute on attribute.attrelid = indrelid and attribute.attnum = place.attnum
        where indrelid = relation.oid and indisprimary) as key
    from pg_class as relation
    where relation.relnamespace = current_schema()::text::regnamespace and relation.relkind = 'r' and relation.relpersistence = 'p'
    order by relation.relname
  `);
  return rows.filter(({ name }) => !isLeftOut(name));
}

/** COPY of a table, in an order that does not hang on how its rows lie. */
export function copyOut({ name, columns, key }: Table): string {
  const [table, list] = [quoted(name), columns.map(quoted).join(", ")];
  const order = key ? key.map(quoted).join(", ") : `${table}::text`;
  return `copy (select ${list} from ${table} order by ${order}) to stdout`;
}

export const quoted = (name: string): string => pg.escapeIdentifier(name);

import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./connect.ts";

/**
 * A query whose text is written when it is first asked, and not at every request; the values come each time anew. Where it is written, a value
 * is only a place that can be compared and selected, so nothing may be read of it there.
 *
 *     const sessionOf = writtenOnce((db, { hash }: { hash: Buffer }) => db.selectFrom("sessions")…where("tokenHash", "=", hash));
 *     const [session] = await sessionOf(db, { hash });
 */
export function writtenOnce<Values extends Record<string, unknown>, Row>(
  write: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let written: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    written ??= write(db, places as Values).compile();
    const parameters = written.parameters.map((value) => (value instanceof Place ? values[value.name] : value));
    return (await db.executeQuery<Row>({ ...written, parameters })).rows;
  };
}

/** Where a value will stand. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });

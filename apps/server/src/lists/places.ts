import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { ApiError } from "../http/errors.ts";

/** What a list is ordered by, and its type in the database. */
export type Key = { column: RawBuilder<unknown>; type: keyof typeof types };

/** What may stand in a place, so that PostgreSQL takes whatever passes; everybody can write one. */
const types = {
  date: z.iso.date().refine((day) => day >= "0001"),
  integer: z.int32(),
  /** PostgreSQL takes every character but this one. */
  text: z
    .string()
    .max(200)
    .regex(/^[^\0]*$/),
  timestamp: z.iso.datetime({ local: true }).refine((instant) => instant >= "0001"),
  uuid: z.guid(),
} as const;

/** Where a page ends: the order and the keys of its last row. It says nothing that the row does not, so it is not signed. */
export function writePlace(sort: string, keys: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([sort, ...keys])).toString("base64url");
}

/** The keys of a place of this order. A place that is none, or one of another order, is refused under its parameter's name. */
export function keysOf(place: string, sort: string, keys: readonly Key[], parameter: "after" | "before"): unknown[] {
  const [of, ...values] = parsed(place);
  const fit = values.length === keys.length && keys.every(({ type }, at) => types[type].safeParse(values[at]).success);
  if (of !== sort || !fit) throw new ApiError("INVALID_INPUT", { fields: { [parameter]: { code: "FIELD_INVALID" } } });
  return values;
}

/** The same as SQL. */
export const readPlace = (
  place: string,
  sort: string,
  keys: readonly Key[],
  parameter: "after" | "before",
): RawBuilder<unknown>[] =>
  keysOf(place, sort, keys, parameter).map((value, at) => sql`${value}::${sql.raw(keys[at]?.type ?? "text")}`);

function parsed(place: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(place, "base64url").toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

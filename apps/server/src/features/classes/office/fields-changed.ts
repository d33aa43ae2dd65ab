import { isDeepStrictEqual } from "node:util";

/** Which fields of a thing a change has changed, for the audit log. Languages may stand in any order. */
export function fieldsChanged(before: object, after: object): string {
  const had = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(had[field], value))
    .map(([field]) => field)
    .join(", ");
}

import { isDeepStrictEqual } from "node:util";

/** So much of a text is told of what it was before, and what it is now. */
const TOLD_MAX = 80;

/**
 * What a change has changed, for the log: the names of its fields, and of each what it was and what it is, as `12 → 14`. `untold` are fields
 * of which only the name is told, such as addresses that open something. Languages may stand in any order.
 */
export function stepsOf(before: object, after: object, untold: readonly string[] = []): Record<string, string> {
  const had = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([field, value]) => !isDeepStrictEqual(had[field] ?? null, value ?? null),
  );
  const told = changed.filter(([field]) => !untold.includes(field));
  return {
    changed: changed.map(([field]) => field).join(", "),
    ...Object.fromEntries(told.map(([field, value]) => [field, `${textOf(had[field])} → ${textOf(value)}`])),
  };
}

/** The same of an order, by the ids of what stands in it: the log tells them by their names. */
export const orderStep = (before: readonly string[], after: readonly string[]) => ({
  changed: "order",
  order: `${before.join(", ")} → ${after.join(", ")}`,
});

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  const text =
    typeof value === "object"
      ? Object.keys(value)
          .sort()
          .map((key) => textOf((value as Record<string, unknown>)[key]))
          .join(" / ")
      : String(value);
  return text.length > TOLD_MAX ? `${text.slice(0, TOLD_MAX - 1)}…` : text;
}

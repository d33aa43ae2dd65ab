/**
 * What is near the right answer, and is not it, though it costs nothing: a rounded number, a time in the other half of the
 * day. Null for a right value in another form.
 */
export const nearMiss = (form: string | null) => (form === null ? null : (nearMisses[form] ?? null));

const nearMisses: Partial<Record<string, "rounded" | "half-of-day">> = {
  exact: "rounded",
  "half-of-day": "half-of-day",
};

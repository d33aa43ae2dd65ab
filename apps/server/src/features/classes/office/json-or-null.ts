/** A value as a JSON column keeps it. */
export const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

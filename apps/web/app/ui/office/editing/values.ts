/** A line of a list that is written as a whole, such as a break of a semester. */
export type Row = Readonly<Record<string, string | boolean>>;

/** What is compared and chosen by itself when two have written at once. */
export type Cell = string | boolean | readonly Row[];

/** What a form has, by the path that each part has in the payload: `name.en`. */
export type Values = Readonly<Record<string, Cell>>;

export const isSameCell = (one: Cell | undefined, other: Cell | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

export const isSame = (one: Values, other: Values) => Object.keys(one).every((key) => isSameCell(one[key], other[key]));

/** What the tab keeps is our own, perhaps of an earlier day, when a form had other parts. */
export const areValues = (value: unknown, like: Values): value is Values =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(like).every(([key, cell]) => kindOf((value as Values)[key]) === kindOf(cell));

const kindOf = (cell: Cell | undefined) => (Array.isArray(cell) ? "rows" : typeof cell);

export const textOf = (values: Values, key: string): string => String(values[key] ?? "");

export const rowsOf = (values: Values, key: string): readonly Row[] => {
  const cell = values[key];
  return typeof cell === "object" ? cell : [];
};

/** A text of both languages as the payload has it; left out where both are empty. */
export function pairOf(values: Values, key: string): { en: string; ch: string } | undefined {
  const pair = { en: textOf(values, `${key}.en`), ch: textOf(values, `${key}.ch`) };
  return pair.en.trim() || pair.ch.trim() ? pair : undefined;
}

/** The same where neither may lack. */
export const wordsOf = (values: Values, key: string) => ({
  en: textOf(values, `${key}.en`),
  ch: textOf(values, `${key}.ch`),
});

/** A text of both languages as a form has it. */
export const inLanguages = (key: string, words: { en: string; ch: string } | null): Values => ({
  [`${key}.en`]: words?.en ?? "",
  [`${key}.ch`]: words?.ch ?? "",
});

/** A number as it was typed; what is none becomes one that nothing takes. */
export const numberOf = (values: Values, key: string): number => {
  const typed = textOf(values, key).trim();
  return /^\d{1,7}$/.test(typed) ? Number(typed) : -1;
};

import { useState } from "react";

/** Rows of a table that something is to be done with. */
export type Selection<Row> = {
  selected: readonly Row[];
  has(row: Row): boolean;
  /** Whether all rows of the page are. */
  isEvery: boolean;
  toggle(row: Row): void;
  toggleAll(): void;
  clear(): void;
  /** What a row is called, for those who hear the page. */
  nameOf(row: Row): string;
};

/** Lets somebody choose rows of a page. What is on another page, or gone, is not chosen. */
export function useSelection<Row>(
  rows: readonly Row[],
  { keyOf, nameOf }: { keyOf: (row: Row) => string; nameOf: (row: Row) => string },
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const isEvery = rows.length > 0 && selected.length === rows.length;
  return {
    selected,
    isEvery,
    nameOf,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const next = new Set(keys);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setKeys(next);
    },
    toggleAll: () => setKeys(new Set(isEvery ? [] : rows.map(keyOf))),
    clear: () => setKeys(new Set()),
  };
}

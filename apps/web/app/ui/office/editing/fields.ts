import { createContext, use } from "react";
import type { Cell, Values } from "./values.ts";

/** What the fields of an editor have in common. */
export type Fields = {
  values: Values;
  /** What people read of each part, by its path without its language. */
  labels: Readonly<Record<string, string>>;
  /** What can be chosen, by path. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  errorOf: (path: string) => string | undefined;
  change: (key: string, cell: Cell) => void;
};

type Choice = { value: string; label: string };

const FieldsContext = createContext<Fields | null>(null);

export const FieldsProvider = FieldsContext.Provider;

export function useFields(): Fields {
  const fields = use(FieldsContext);
  if (!fields) throw new Error("A field stands in an editor");
  return fields;
}

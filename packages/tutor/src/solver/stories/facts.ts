import type { Fact } from "./frames.ts";
import type { Quantity } from "./quantities.ts";

/** The only fact of this kind; null if there is none, or more than one. */
export function sole(facts: Fact[], says: string): Fact | null {
  const [first, ...more] = facts.filter((fact) => fact.says === says);
  return first && more.length === 0 ? first : null;
}

/** Every number of the story by its name; null where a name was given twice, or a number holds π. */
export function numbersOf(facts: Fact[]): Record<string, Quantity> | null {
  const all: Record<string, Quantity> = {};
  for (const { numbers } of facts)
    for (const [name, quantity] of Object.entries(numbers)) {
      if (all[name] || quantity.pi) return null;
      all[name] = quantity;
    }
  return all;
}

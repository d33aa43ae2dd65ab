import type { CategoryPayload } from "@dripstone/contract/forum/categories";

/** A category as its table keeps it. */
export function columnsOf({ name, description, rules, ...looks }: CategoryPayload) {
  return {
    ...looks,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    rules: rules ? JSON.stringify(rules) : null,
  };
}

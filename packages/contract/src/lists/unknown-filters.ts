import { type ListDeclaration, readListView } from "./list.ts";

/**
 * What an address asks for, and `readListView` passes over: filters that the list has not, and values that they do not take. A language, and what is left
 * empty, asks for nothing; an unknown order or size leaves nothing out.
 */
export function unknownFilters(list: ListDeclaration, query: URLSearchParams): string[] {
  const harmless = ["sort", "size", "after", "before", "lang"];
  const known = readListView(list, query) as Record<string, unknown>;
  return [...query]
    .filter(([name, told]) => told.trim() !== "" && !harmless.includes(name) && known[name] !== told)
    .map(([name, told]) => `${name}=${told}`);
}

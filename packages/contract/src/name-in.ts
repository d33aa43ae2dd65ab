import type { Locale } from "./locale.ts";
import type { Person } from "./people.ts";

/** A name as each language writes it. */
type Name = Readonly<Record<Locale, string>>;

/** Somebody's name in a language: one who works for the school may have another there, which stands in `known`. */
export function nameIn(
  language: Locale,
  { name, badge }: Pick<Person, "name" | "badge">,
  known: Readonly<Record<string, Name>>,
): string {
  const own = badge && Object.values(known).find(({ en, ch }) => name === en || name === ch);
  return own ? own[language] : name;
}

import { type Locale, locales } from "@dripstone/contract/locale";
import { nameIn } from "@dripstone/contract/name-in";
import { personBadges } from "@dripstone/contract/people";
import { site } from "../../../../site.config.ts";

type Named = { name: string; role: string };

/** Somebody's name as pages in a language show it: one who works for the school may have another there. */
export function knownName(language: Locale, { name, role }: Named): string {
  const badge = personBadges.find((it) => it === role) ?? null;
  return nameIn(language, { name, badge }, site.teachers);
}

/** The same in every language, for what is read in any of them. */
export const knownNames = (named: Named): Record<Locale, string> =>
  Object.fromEntries(locales.map((language) => [language, knownName(language, named)])) as Record<Locale, string>;

import { pages } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";

const keys = new Map<string, string>(Object.entries(pages).map(([key, pattern]) => [pattern, key]));

/** What a counted page is called: as in its title, or, where the title is that of the thing on it, by what kind of thing that is. */
export function usePageName(): (pattern: string) => string {
  const { t, i18n } = useTranslation(["analytics", "meta"]);
  const read = t as (key: string) => string;
  return (pattern) => {
    const key = keys.get(pattern) ?? "";
    const names = [`analytics:pageNames.${key}`, `meta:${key}.title`];
    const known = names.find((name) => i18n.exists(name));
    return known === undefined ? "" : read(known);
  };
}

import { type Locale, locales } from "@dripstone/contract/locale";
import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { chineseNames, i18nOptions, numbersInTexts } from "./options.ts";

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>("../locales/*/*.json", { eager: true, import: "default" });

const resources = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.includes(`/${locale}/`))
        .map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]),
    ),
  ]),
);

/** An i18n of its own for one page, with all texts at hand; it notes which namespaces the page used. */
export function serverI18n(locale: Locale): i18n {
  const instance = createInstance({ ...i18nOptions(locale), resources });
  instance.use(chineseNames).use(numbersInTexts).use(initReactI18next).init();
  return instance;
}

/** The texts that a rendered page used, and others, for the browser to start with. */
export function usedTexts(instance: i18n, locale: Locale, others: readonly string[]): Record<Locale, Texts> {
  const used = [...(instance.reportNamespaces?.getUsedNamespaces() ?? []), ...others];
  const all = resources[locale] ?? {};
  return { [locale]: Object.fromEntries(used.map((name) => [name, all[name]])) } as Record<Locale, Texts>;
}

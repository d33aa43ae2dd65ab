import i18next, { type BackendModule, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { chineseNames, i18nOptions } from "./options.ts";

const files = import.meta.glob<Record<string, unknown>>("../locales/*/*.json", { import: "default" });

const chunks: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale, namespace, done) => {
    const load = files[`../locales/${locale}/${namespace}.json`];
    if (!load) return done(new Error(`No texts ${namespace} in ${locale}`), false);
    load().then(
      (texts) => done(null, texts as Resource[string][string]),
      (error: Error) => done(error, false),
    );
  },
};

/** Starts with the texts that came with the page; the others are fetched when a page needs them. */
export function startI18n(locale: string, resources: Resource): typeof i18next {
  i18next.use(chunks).use(chineseNames).use(initReactI18next);
  i18next.init({ ...i18nOptions(locale), resources, partialBundledLanguages: true });
  return i18next;
}

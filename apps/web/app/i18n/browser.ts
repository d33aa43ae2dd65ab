import i18next, { type BackendModule, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { chineseNames, i18nOptions } from "./options.ts";

const chunks: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale, namespace, done) => {
    // The list of all texts comes with the first that did not come with the page.
    import("./text-files.ts")
      .then(({ fetchTexts }) => fetchTexts(locale, namespace))
      .then(
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

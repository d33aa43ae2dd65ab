import i18next, { type BackendModule, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Failure } from "../api/failure.ts";
import { chineseNames, i18nOptions, numbersInTexts } from "./options.ts";

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

/**
 * Fetches the texts of what only the server says, or says of a field, unless it has said something before; without them a failure has the
 * server's own words.
 */
export async function fetchTextOf({ code }: Pick<Failure, "code">): Promise<void> {
  if (!i18next.exists(code, { ns: "errors" })) await i18next.loadNamespaces(["refusals", "fields"]);
}

/** Starts with the texts that came with the page; the others are fetched when a page needs them. */
export function startI18n(locale: string, resources: Resource): typeof i18next {
  i18next.use(chunks).use(chineseNames).use(numbersInTexts).use(initReactI18next);
  i18next.init({ ...i18nOptions(locale), resources, partialBundledLanguages: true });
  return i18next;
}

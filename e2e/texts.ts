import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Locale, locales } from "@dripstone/contract/locale";
import { createInstance } from "i18next";
import { chineseNames, i18nOptions, numbersInTexts } from "../apps/web/app/i18n/options.ts";
import { withLimits } from "../apps/web/text-limits.ts";

/** Of pages, and of what the server writes by itself, such as the letters under `server-accounts`. */
const folders = { "": "../apps/web/app/locales/", "server-": "../apps/server/locales/" };

const resources = Object.fromEntries(
  locales.map((locale) => {
    const texts = Object.entries(folders).flatMap(([prefix, folder]) => {
      const here = new URL(`${folder}${locale}/`, import.meta.url);
      const read = (name: string) => JSON.parse(withLimits(readFileSync(new URL(name, here), "utf8"), locale));
      return readdirSync(here).map((name) => [prefix + basename(name, ".json"), read(name)]);
    });
    return [locale, Object.fromEntries(texts)];
  }),
);

/** What the site says under a key such as `accounts:login.send`; a tag such as `<terms>` is not part of what is read. */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The texts of the site in a language; one that is not there, or that lacks a value, breaks the test that asks for it. */
export function textsIn(locale: Locale): Texts {
  const i18n = createInstance();
  i18n
    .use(chineseNames)
    .use(numbersInTexts)
    .init({
      ...i18nOptions(locale),
      resources,
      ns: Object.keys(resources[locale] ?? {}),
      fallbackLng: false,
      parseMissingKeyHandler: (key) => fail(`There is no text ${key} in ${locale}`),
      missingInterpolationHandler: (text) => fail(`A value is missing in “${text}”`),
    });
  return (key, values) => i18n.t(key, { ...values }).replace(/<\/?\w+>/g, "");
}

/** Matches the whole of a text in which `#` stands for what is not known before. */
export function pattern(text: string, unknown: RegExp): RegExp {
  return new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace("#", unknown.source)}$`);
}

function fail(message: string): never {
  throw new Error(message);
}

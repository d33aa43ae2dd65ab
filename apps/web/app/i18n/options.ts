import { withoutGaps } from "@dripstone/contract/chinese-names";
import { locales } from "@dripstone/contract/locale";
import type { FormatterModule, InitOptions, PostProcessorModule } from "i18next";
import { site } from "../../../../site.config.ts";
import { writeNumber } from "./write-number.ts";

/** What server and browser share: texts take the school as `{{school}}`; their limits are written in when they are built (`text-limits.ts`). */
export function i18nOptions(locale: string): InitOptions {
  return {
    lng: locale,
    // Each language has every text, so none is fetched to stand in for another.
    fallbackLng: false,
    supportedLngs: [...locales],
    defaultNS: "common",
    ns: ["common"],
    initAsync: false,
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      defaultVariables: { school: site.name[locale === "ch" ? "ch" : "en"], email: site.email },
    },
    returnNull: false,
    postProcess: chineseNames.name,
  };
}

/** To be used by every instance: a number in a text stands there as its language writes it. A year is told as a text. */
export const numbersInTexts: FormatterModule = {
  type: "formatter",
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _, language) =>
    typeof value === "number" ? writeNumber(language === "ch" ? "ch" : "en", value) : (value as string),
};

/** To be used by every instance: a Chinese name stands beside Chinese words without a space. */
export const chineseNames: PostProcessorModule = {
  type: "postProcessor",
  name: "chineseNames",
  // A whole branch of texts comes here, too, after each text of it has.
  process: (text: unknown, _key, values) =>
    (typeof text === "string" ? withoutGaps(text, Object.values(values)) : text) as string,
};

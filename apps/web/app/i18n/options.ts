import { limits } from "@dripstone/contract/limits";
import { defaultLocale, locales } from "@dripstone/contract/locale";
import type { InitOptions } from "i18next";
import { site } from "../../../../site.config.ts";

/** What server and browser share: texts take limits as `{{PASSWORD_MIN}}` and the school as `{{school}}`. */
export function i18nOptions(locale: string): InitOptions {
  return {
    lng: locale,
    fallbackLng: defaultLocale,
    supportedLngs: [...locales],
    defaultNS: "common",
    ns: ["common"],
    initAsync: false,
    interpolation: {
      escapeValue: false,
      defaultVariables: { ...limits, school: site.name[locale === "ch" ? "ch" : "en"], email: site.email },
    },
    returnNull: false,
  };
}

/** The site's languages. `ch` is Chinese in simplified characters; the default comes first. */
export const locales = ["en", "ch"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** What stands in `lang` and `hreflang`: BCP 47 knows Chinese as `zh`, not as `ch`. */
export const languageTags = { en: "en", ch: "zh-Hans" } as const satisfies Record<Locale, string>;

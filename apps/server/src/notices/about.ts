import type { Locale } from "@dripstone/contract/locale";

/** What a notice's words need, by name: the same text for every reader, or one for each language. */
export type About = Record<string, string | Record<Locale, string>>;

import type { Locale } from "@dripstone/contract/locale";
import type { ChatContext } from "@dripstone/contract/tutor/payloads";
import ch from "../../../locales/ch/tutor.json" with { type: "json" };
import en from "../../../locales/en/tutor.json" with { type: "json" };

const words = { en, ch };

/** What one might ask, where one is. */
export const suggestionsFor = ({ section }: Pick<ChatContext, "section">, language: Locale): string[] =>
  words[language].suggestions[section];

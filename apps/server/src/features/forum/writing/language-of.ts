import type { Locale } from "@dripstone/contract/locale";

/** The language in which a text is written. A Chinese sentence keeps its Latin names and its formulas, so words are counted, not letters. */
export function languageOf(text: string): Locale {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0;
  return han > words ? "ch" : "en";
}

import { type Locale, languageTags } from "@dripstone/contract/locale";

/** A number as the language writes it: with its thousands apart, and every digit that it has. */
export function writeNumber(locale: Locale, number: number): string {
  known[locale] ??= new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 20 });
  return known[locale].format(number);
}

/** Formats are dear to make, and a list writes many. */
const known: Partial<Record<Locale, Intl.NumberFormat>> = {};

import { type Locale, languageTags } from "@dripstone/contract/locale";

/** A number as the language writes it: with its thousands apart, in Chinese from ten thousand on, a minus sign, and every digit that it has. */
export function writeNumber(locale: Locale, number: number): string {
  known[locale] ??= new Intl.NumberFormat(languageTags[locale], {
    maximumFractionDigits: 20,
    useGrouping: locale === "ch" ? "min2" : "auto",
  });
  return withMinus(known[locale].format(number));
}

/** A written number with a minus sign, where it has a hyphen. */
export const withMinus = (written: string): string => written.replace(/^-/, "−");

/** Formats are dear to make, and a list writes many. */
const known: Partial<Record<Locale, Intl.NumberFormat>> = {};

import { DAY_MS } from "@dripstone/contract/durations";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";

/** Writes a week, named by its Monday, as its first and last day: "Nov 30 – Dec 6". */
export function useWeekSpan(): (monday: string) => string {
  const { t } = useTranslation("weekly-desk");
  const format = formatIn(useLocale());
  return (monday) => {
    const start = Date.parse(monday);
    return t("weekSpan", { from: format.format(start), to: format.format(start + 6 * DAY_MS) });
  };
}

const known: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

function formatIn(locale: Locale): Intl.DateTimeFormat {
  known[locale] ??= new Intl.DateTimeFormat(languageTags[locale], { month: "short", day: "numeric", timeZone: "UTC" });
  return known[locale];
}

import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { type Dates, datesIn } from "./dates.ts";

/** Writes dates in the language of the page. */
export function useDates(): Dates {
  const { t } = useTranslation();
  return datesIn(useLocale(), t("time.now"));
}

import { languageTags } from "@dripstone/contract/locale";
import { useMemo } from "react";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** Instants by the school's clock, as those who work there count. */
export function useSchoolTimes() {
  const locale = useLocale();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: site.timeZone });
      return (instant: string) => made.format(Date.parse(instant));
    };
    return {
      /** "Tue, Mar 10, 4:30 PM" */
      moment: format({ weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" }),
      /** "4:30 PM" */
      time: format({ hour: "numeric", minute: "2-digit" }),
    };
  }, [locale]);
}

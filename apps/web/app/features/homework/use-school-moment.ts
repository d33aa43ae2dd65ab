import { languageTags } from "@dripstone/contract/locale";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** Day and time by the school's clock, by which homework is due: "Mon, Mar 16, 4:30 PM". */
export function useSchoolMoment(): (instant: string) => string {
  const format = new Intl.DateTimeFormat(languageTags[useLocale()], {
    ...{ weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
    timeZone: site.timeZone,
  });
  return (instant) => format.format(Date.parse(instant));
}

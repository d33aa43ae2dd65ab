import { DAY_MS, HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import { languageTags } from "@dripstone/contract/locale";
import { useLocale } from "../../i18n/use-locale.ts";

/** From then on a date says more than "eight days ago". */
const RELATIVE_DAYS = 7;

/** Writes the day of an instant in the language of the page: "December 5, 2026". */
export function useDay(): (instant: string) => string {
  const days = new Intl.DateTimeFormat(languageTags[useLocale()], { dateStyle: "long" });
  return (instant) => days.format(Date.parse(instant));
}

/** Writes how long something is past: "3 hours ago", and from a week on its day. */
export function useTimeAgo(): (instant: string) => string {
  const units = new Intl.RelativeTimeFormat(languageTags[useLocale()], { numeric: "auto" });
  const day = useDay();
  return (instant) => {
    const past = Math.max(0, Date.now() - Date.parse(instant));
    if (past < HOUR_MS) return units.format(-Math.floor(past / MINUTE_MS), "minute");
    if (past < DAY_MS) return units.format(-Math.floor(past / HOUR_MS), "hour");
    if (past < RELATIVE_DAYS * DAY_MS) return units.format(-Math.floor(past / DAY_MS), "day");
    return day(instant);
  };
}

import { classCalendarPath } from "@dripstone/contract/classes/calendars";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePageSetting } from "../../../ui/head/page-setting.ts";
import { CalendarWays } from "./calendar-ways.tsx";

/** The way of a class's lessons into anybody's calendar. */
export function ClassCalendar({ id }: { id: string }) {
  return <CalendarWays address={usePageSetting().siteUrl + classCalendarPath(id, useLocale())} />;
}

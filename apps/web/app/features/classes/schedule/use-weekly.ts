import type { SchoolClass } from "@dripstone/contract/classes/payloads";
import { MINUTE_MS } from "@dripstone/contract/durations";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";

/** "Saturdays, 10:00 AM to 11:30 AM" */
export function useWeekly(): (row: Pick<SchoolClass, "weekday" | "startsAt" | "minutes">) => string {
  const { t } = useTranslation("classes");
  const { weekday, time } = useDates();
  return ({ weekday: day, startsAt, minutes }) =>
    t("schedule.when", { day: weekday(day), from: time(startsAt), to: time(later(startsAt, minutes)) });
}

/** A time of the day so many minutes later. */
function later(time: string, minutes: number): string {
  const start = Date.parse(`2000-01-01T${time}Z`);
  return new Date(start + minutes * MINUTE_MS).toISOString().slice("2000-01-01T".length, "2000-01-01T00:00".length);
}

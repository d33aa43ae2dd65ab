import type { SchoolClass } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useNow } from "../../../ui/dates/use-now.ts";
import classes from "./class-row.module.css";
import { useWeekly } from "./use-weekly.ts";

/** When a class meets: by the school's clock, and by the reader's where that shows another time. */
export function When({ row }: { row: SchoolClass }) {
  const { t } = useTranslation("classes");
  const { schoolZone, day } = useDates();
  const weekly = useWeekly();
  const now = useNow();
  const { lessons } = row;
  const held = lessons.filter(({ canceled }) => !canceled);
  const next = held.find((lesson) => now !== null && Date.parse(lesson.startsAt) > now) ?? held[0];
  return (
    <>
      <p className={classes.when}>{weekly(row)}</p>
      {held[0] && (
        <p className={classes.soft}>
          {t("schedule.lessons", { count: held.length, day: day(held[0].startsAt), zone: schoolZone })}
        </p>
      )}
      {next && (
        <div className={classes.soft}>
          <OwnTime instant={next.startsAt} />
        </div>
      )}
      {lessons
        .filter(({ canceled }) => canceled)
        .map((lesson) => (
          <p key={lesson.week} className={classes.canceled}>
            {t("schedule.canceled", { day: day(lesson.startsAt) })}
          </p>
        ))}
    </>
  );
}

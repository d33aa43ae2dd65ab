import type { SchoolClass } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "./class-row.module.css";
import { type Course, useCourse } from "./use-course.ts";
import { useWeekly } from "./use-weekly.ts";

/** When a class meets: by the school's clock, and by the reader's where that shows another time; of one under way, how much is left. */
export function When({ row }: { row: SchoolClass }) {
  const { t } = useTranslation("classes");
  const { day } = useDates();
  const weekly = useWeekly();
  const course = useCourse(row);
  const { next, hasBegun } = course;
  return (
    <>
      <p className={classes.when}>{weekly(row)}</p>
      <SoFar course={course} />
      {next && (
        <div className={classes.soft}>
          <OwnTime instant={next.startsAt} of={hasBegun ? "next" : "first"} />
        </div>
      )}
      {row.lessons
        .filter(({ canceled }) => canceled)
        .map((lesson) => (
          <p key={lesson.week} className={classes.canceled}>
            {t("schedule.canceled", { day: day(lesson.startsAt) })}
          </p>
        ))}
    </>
  );
}

function SoFar({ course: { held, first, last, next, hasBegun, left } }: { course: Course }) {
  const { t } = useTranslation("classes");
  const { schoolZone, schoolMoment, day } = useDates();
  if (!first || !last) return null;
  if (!hasBegun) {
    const said = { count: held.length, day: day(first.startsAt), zone: schoolZone };
    return <p className={classes.soft}>{t("schedule.lessons", said)}</p>;
  }
  if (!next) return <p className={classes.soft}>{t("schedule.finished", { day: day(last.startsAt) })}</p>;
  return (
    <>
      <p className={classes.underWay}>{t("schedule.underWay", { day: day(first.startsAt), count: left })}</p>
      <p className={classes.soft}>{t("schedule.next", { moment: schoolMoment(next.startsAt) })}</p>
    </>
  );
}

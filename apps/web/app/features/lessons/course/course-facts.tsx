import type { CourseWithLessons } from "@dripstone/contract/lessons/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "./course-facts.module.css";

const MINUTES = 60;

/** What one should know of a course before one begins. */
export function CourseFacts({ course }: { course: CourseWithLessons }) {
  const { t } = useTranslation("lessons");
  const { calendarDay } = useDates();
  const { level, ages, minutes, price, prerequisites, credits, skills, startsOn, endsOn, lessons } = course;
  const facts = [
    [t("facts.level"), t(`level.${level}`)],
    [t("facts.ages"), t("facts.agesValue", { youngest: ages.from, oldest: ages.to })],
    [
      t("facts.duration"),
      t("facts.durationValue", { count: lessons.length, hours: Math.max(1, Math.round(minutes / MINUTES)) }),
    ],
    [t("facts.price"), price === 0 ? t("facts.free") : t("facts.priceValue", { price })],
    [t("facts.before"), prerequisites.join(t("facts.and"))],
    [t("facts.credits"), credits],
    [
      t("facts.dates"),
      endsOn === null
        ? t("facts.since", { date: calendarDay(startsOn) })
        : t("facts.until", { from: calendarDay(startsOn), to: calendarDay(endsOn) }),
    ],
  ] as const;
  return (
    <aside className={classes.facts} aria-labelledby="course-facts">
      <h3 id="course-facts" className={classes.heading}>
        {t("facts.skills")}
      </h3>
      <ul className={classes.skills}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
      <dl className={classes.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

import type { ClassDetail } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useOwnLessonsQuery } from "../api.ts";
import { useOwnPlace } from "../registration/use-own-place.ts";
import { useCourse } from "../schedule/use-course.ts";
import { LessonPapers } from "./lesson-papers.tsx";
import classes from "./lessons.module.css";

/** The lessons of a class in their order, each with what it is about, and, for who is in the class, with its papers. */
export function Lessons({ detail: { class: row, program } }: { detail: ClassDetail }) {
  const { t } = useTranslation("class-places");
  const { schoolMoment } = useDates();
  const { place } = useOwnPlace(row.id);
  const { next, isPast } = useCourse(row);
  const asked = { params: { id: row.id }, query: { language: useLocale() } };
  const { data: own } = useOwnLessonsQuery(asked, { skip: place?.state !== "taken" });
  if (row.lessons.length === 0) return <p>{t("lessons.none")}</p>;
  return (
    <ol className={classes.lessons}>
      {row.lessons.map((lesson) => {
        const { week, startsAt, canceled } = lesson;
        const papers = place?.state === "taken" && own?.find((it) => it.week === week);
        const isOver = isPast(lesson) && !canceled;
        return (
          <li
            key={week}
            className={classes.lesson}
            data-canceled={canceled ? "" : undefined}
            data-next={lesson === next ? "" : undefined}
            data-over={isOver ? "" : undefined}
          >
            <p className={classes.week}>
              {t("lessons.week", { week })}
              {lesson === next && <span className={classes.next}> · {t("lessons.next")}</span>}
              {isOver && <span> · {t("lessons.over")}</span>}
            </p>
            <div className={classes.day}>
              <time dateTime={startsAt}>{schoolMoment(startsAt)}</time>
              <OwnTime instant={startsAt} />
              {canceled && <span className={classes.canceled}>{t("lessons.canceled")}</span>}
            </div>
            <div className={classes.about}>
              <h3>{program.weeks.find((it) => it.week === week)?.title}</h3>
              {papers && <LessonPapers classId={row.id} lesson={papers} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

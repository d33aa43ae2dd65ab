import type { ClassDetail } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useOwnLessonsQuery } from "../api.ts";
import { useOwnPlace } from "../registration/use-own-place.ts";
import { LessonPapers } from "./lesson-papers.tsx";
import classes from "./lessons.module.css";

/** The lessons of a class in their order, each with what it is about, and, for who is in the class, with its papers. */
export function Lessons({ detail: { class: row, program } }: { detail: ClassDetail }) {
  const { t } = useTranslation("class-places");
  const { schoolMoment } = useDates();
  const { place } = useOwnPlace(row.id);
  const asked = { params: { id: row.id }, query: { language: useLocale() } };
  const { data: own } = useOwnLessonsQuery(asked, { skip: place?.state !== "taken" });
  if (row.lessons.length === 0) return <p>{t("lessons.none")}</p>;
  return (
    <ol className={classes.lessons}>
      {row.lessons.map(({ week, startsAt, canceled }) => {
        const papers = own?.find((lesson) => lesson.week === week);
        return (
          <li
            key={week}
            className={classes.lesson}
            data-canceled={canceled ? "" : undefined}
            data-next={place?.next?.week === week ? "" : undefined}
          >
            <p className={classes.week}>
              {t("lessons.week", { week })}
              {place?.next?.week === week && <span className={classes.next}> · {t("lessons.next")}</span>}
            </p>
            <p className={classes.day}>
              <time dateTime={startsAt}>{schoolMoment(startsAt)}</time>
              {canceled && <span className={classes.canceled}>{t("lessons.canceled")}</span>}
            </p>
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

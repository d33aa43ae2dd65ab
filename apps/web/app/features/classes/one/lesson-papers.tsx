import type { OwnLesson } from "@dripstone/contract/classes/places";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useIsOver } from "../../../ui/dates/use-now.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./lesson-papers.module.css";

/** What a lesson brings along and leaves behind: each behind its name, as a week may have several pages of it. */
export function LessonPapers({ classId, lesson }: { classId: string; lesson: OwnLesson }) {
  const { t } = useTranslation("class-places");
  const { schoolMoment } = useDates();
  const { week, startsAt, canceled, materialsHtml, homeworkHtml, solutionHtml, dueAt } = lesson;
  const hasBegun = useIsOver(startsAt);
  const papers = [
    { name: t("lessons.materials"), html: materialsHtml },
    { name: t("lessons.due", { moment: schoolMoment(dueAt) }), html: homeworkHtml },
    { name: t("lessons.solution"), html: solutionHtml },
  ];
  return (
    <>
      {papers.map(
        ({ name, html }) =>
          html && (
            <details key={name} className={classes.paper}>
              <summary>{name}</summary>
              <MarkdownText html={html} />
            </details>
          ),
      )}
      {homeworkHtml && (
        <div>
          <OwnTime instant={dueAt} of="due" />
        </div>
      )}
      {(homeworkHtml || hasBegun) && !canceled && (
        <Link to={paths.homework} state={{ class: classId, week }} className={classes.way}>
          {t("lessons.handIn", { week })}
        </Link>
      )}
    </>
  );
}

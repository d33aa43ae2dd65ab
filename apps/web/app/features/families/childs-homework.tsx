import type { ReplyOf } from "@dripstone/contract";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import { MarkdownText } from "../../ui/markdown/markdown-text.tsx";
import classes from "./families.module.css";

/** What was handed in, with the grade and the teacher's words once they are returned. */
export function ChildsHomework({ homework }: { homework: ReplyOf<"GET /children/{id}/homework"> }) {
  const { t } = useTranslation(["families", "homework"]);
  const { shortSchoolMoment } = useDates();
  if (homework.length === 0) return <p className={classes.plain}>{t("families:homework.none")}</p>;
  return (
    <ul className={classes.list}>
      {homework.map((it) => (
        <li key={it.id}>
          <strong>{t("homework:classAndWeek", { class: it.className, week: it.week })}</strong>
          <span className={classes.under}>
            {t(`homework:state.${it.state}`)}
            {it.late && it.state !== "late" && ` · ${t("homework:state.late")}`}
            {it.grade && ` · ${t("homework:grade", it.grade)}`}
            {` · ${shortSchoolMoment(it.handedInAt)}`}
          </span>
          {it.feedbackHtml && (
            <details className={classes.feedback}>
              <summary>{t("families:homework.feedback")}</summary>
              <MarkdownText html={it.feedbackHtml} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

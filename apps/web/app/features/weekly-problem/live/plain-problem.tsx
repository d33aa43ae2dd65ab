import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { useWeeklyProblemQuery } from "../api.ts";
import { useBoth } from "../both/use-both.ts";
import { ProblemHead } from "../problem/problem-head.tsx";
import classes from "../weekly-problem-page.module.css";

/** The problem as it is read where nothing can be answered yet, with the room that it takes to do so. */
export default function PlainProblem() {
  const { t } = useTranslation("weekly-problem");
  const { data: problem } = useWeeklyProblemQuery({ query: { language: useLocale() } });
  const both = useBoth();
  if (!problem) return <p>{t("none.title")}</p>;
  return (
    <>
      <ProblemHead problem={problem} both={both} beside={null} part />
      <div className={classes.desk} data-part="">
        <section className={classes.statement} aria-label={t("statement")}>
          <MarkdownText html={problem.statementHtml} statement />
        </section>
        <div className={classes.room} data-scripted="" />
      </div>
    </>
  );
}

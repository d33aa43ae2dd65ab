import type { Explanation } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/brand/avatar.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Formula } from "../../../ui/markdown/formula.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./explanation-card.module.css";

/** What a student wrote, beside the answer that it explains. */
export function ExplanationCard({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation(["explanations", "weekly-problem"]);
  const { ago, shortCalendarDay } = useDates();
  const { student, week, title, read, verdict, solved, explanationHtml, at } = explanation;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <Avatar id={student.avatar} size={44} />
        <div>
          <h2 className={classes.name}>{student.name}</h2>
          <p className={classes.about}>
            {t("explanations:about", { title, date: shortCalendarDay(week) })} · <time dateTime={at}>{ago(at)}</time>
          </p>
        </div>
      </header>
      <p className={classes.answer}>
        <span className={classes.label}>{t("explanations:answer")}</span>
        <span className={classes.read}>
          <Formula latex={read} />
        </span>
        <span className={classes.verdict} data-right={verdict === "equal" || undefined}>
          {t(`weekly-problem:verdict.${verdict}`)}
        </span>
        {verdict !== "equal" && solved && <span className={classes.label}>{t("explanations:solvedLater")}</span>}
      </p>
      <div className={classes.words}>
        <MarkdownText html={explanationHtml} />
      </div>
    </article>
  );
}

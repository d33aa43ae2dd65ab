import type { HomeworkWhole } from "@dripstone/contract/homework/payloads";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { StoneInStream } from "../../../ui/illustrations/stone-in-stream.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { WorkHead } from "../../../ui/page/work-head.tsx";
import { useHomeworkQuery, useNoteSeenMutation } from "../api.ts";
import classes from "../homework-page.module.css";
import { StateBadge } from "../list/state-badge.tsx";
import { WholeFiles } from "./whole-files.tsx";
import { WholeRemarks } from "./whole-remarks.tsx";

/** One homework with all that stands in it, and what the teacher has said of it. */
export function WholePage({ id }: { id: string }) {
  const { t } = useTranslation(["homework", "common"]);
  const failureText = useFailureText();
  const query = { params: { id }, query: { language: useLocale() } };
  const { currentData: homework, error, refetch } = useHomeworkQuery(query, { refetchOnMountOrArgChange: true });
  const [noteSeen] = useNoteSeenMutation();
  const isNew = homework?.isOwn === true && homework.state === "returned" && !homework.seen;
  useEffect(() => {
    if (isNew) void noteSeen({ params: { id } });
  }, [isNew, id, noteSeen]);
  if (error) {
    const isNone = isFailure(error) && error.code === "NOT_FOUND";
    return (
      <Notice
        title={t(isNone ? "homework:whole.none" : "homework:failed")}
        text={failureText(error)}
        figure={<StoneInStream />}
      >
        {isNone ? (
          <ButtonLink to={paths.homework}>{t("homework:whole.toAll")}</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>{t("common:list.retry")}</Button>
        )}
      </Notice>
    );
  }
  return (
    <Page>
      <WorkHead
        title={
          homework
            ? t("homework:classAndWeek", { class: homework.className, week: homework.week })
            : t("homework:title")
        }
        parent={{ to: paths.homework, name: t("homework:whole.toAll") }}
      />
      {homework && <Whole homework={homework} />}
    </Page>
  );
}

function Whole({ homework }: { homework: HomeworkWhole }) {
  const { t } = useTranslation("homework");
  const { shortSchoolMoment } = useDates();
  const { state, number, late, handedInAt, grade, feedbackHtml, contentHtml, comments, versions, isOwn } = homework;
  return (
    <div className={classes.whole}>
      <p className={classes.facts}>
        <StateBadge state={state} />
        <span>{t("whole.number", { number })}</span>
        <span>
          {t("receipt.at", { moment: shortSchoolMoment(handedInAt) })}
          {late && ` · ${t("state.late")}`}
        </span>
        {!isOwn && <span>{homework.studentName}</span>}
      </p>
      {(grade || feedbackHtml) && (
        <Callout tone="good" aria-label={t("whole.feedback")}>
          {grade && <p className={classes.grade}>{t("grade", grade)}</p>}
          {feedbackHtml && <MarkdownText html={feedbackHtml} />}
        </Callout>
      )}
      {contentHtml && (
        <section aria-label={t("content")} className={classes.sheet}>
          <MarkdownText html={contentHtml} />
        </section>
      )}
      <WholeRemarks homework={homework} />
      <WholeFiles homework={homework} />
      {comments && (
        <section>
          <h2>{t("whole.comments")}</h2>
          <p className={classes.plain}>{comments}</p>
        </section>
      )}
      {versions.length > 1 && (
        <section>
          <h2>{t("whole.versions")}</h2>
          <ul className={classes.files}>
            {versions.map((it) => (
              <li key={it.id}>
                <Link to={paths.homeworkOf(it.id)} aria-current={it.id === homework.id ? "page" : undefined}>
                  {t("whole.version", { version: it.version })}
                </Link>
                <span className={classes.soft}>{shortSchoolMoment(it.handedInAt)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOwn && (
        <div>
          <Button
            component={Link}
            to={paths.homework}
            state={{ class: homework.class, week: homework.week }}
            variant="default"
          >
            {t("whole.again")}
          </Button>
        </div>
      )}
    </div>
  );
}

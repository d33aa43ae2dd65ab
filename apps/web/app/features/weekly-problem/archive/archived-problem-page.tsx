import { paths } from "@dripstone/contract/paths";
import type { ArchivedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { AttemptsList } from "../attempts/attempts-list.tsx";
import { BothSwitch } from "../both/both-switch.tsx";
import { InBoth } from "../both/in-both.tsx";
import { OtherTitle } from "../both/other-title.tsx";
import { useBesideArchived } from "../both/use-beside.ts";
import { useBoth } from "../both/use-both.ts";
import classes from "./archived-problem-page.module.css";
import { HowItWent } from "./how-it-went.tsx";
import { PracticeForm } from "./practice-form.tsx";
import { usePastWork } from "./use-past-work.ts";

/** A closed problem: to be tried once more, with all that was kept back while it was open a click away. */
export function ArchivedProblemPage({ problem }: { problem: ArchivedProblem }) {
  const { t } = useTranslation(["weekly-problem", "progress", "errors"]);
  const { calendarDay } = useDates();
  const both = useBoth();
  const beside = useBesideArchived(both, problem.week);
  const work = usePastWork(problem.week);
  const { week, title, topic, difficulty, statementHtml, hints, answerHtml, solutionHtml, statistics } = problem;
  return (
    <Page subject="math">
      <PageHeader
        title={title}
        dense
        lead={
          <>
            {beside?.problem && <OtherTitle title={beside.problem.title} language={both.other} />}
            <span className={classes.facts}>
              {t("archive.facts", {
                date: calendarDay(week),
                topic: t(`topic.${topic}`),
                difficulty: t(`difficulty.${difficulty}`),
              })}
              <BothSwitch {...both} />
            </span>
          </>
        }
        parent={{ to: paths.archive, name: t("archive.title") }}
      />
      <div className={classes.body} data-both={both.shown ? "" : undefined}>
        <section aria-label={t("statement")}>
          <InBoth html={statementHtml} beside={beside} of={(other) => other.statementHtml} statement />
        </section>
        <div className={classes.practice}>
          <PracticeForm problem={problem} />
          {work && (
            <div>
              {work.solved && (
                <p className={classes.solved}>
                  <IconCheck size={18} aria-hidden="true" /> {t("archive.solvedThen", { count: work.solved.points })}
                </p>
              )}
              <AttemptsList attempts={work.attempts} past />
            </div>
          )}
        </div>
        <section className={classes.help} aria-label={t("archive.help")}>
          {hints.map((hint, index) => (
            <details key={hint} className={classes.folded}>
              <summary>{t("hints.nth", { number: index + 1 })}</summary>
              <InBoth html={hint} beside={beside} of={(other) => other.hints[index]} />
            </details>
          ))}
          <details className={classes.folded}>
            <summary>{t("solution.heading")}</summary>
            <div className={classes.answer}>
              <strong>{t("archive.answer")}</strong>
              <MarkdownText html={answerHtml} />
            </div>
            <InBoth html={solutionHtml} beside={beside} of={(other) => other.solutionHtml} />
          </details>
        </section>
        <HowItWent statistics={statistics} />
      </div>
    </Page>
  );
}

import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PlaceAndHours } from "../../ui/page/place-and-hours.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import { useClassHomeQuery } from "./api.ts";
import { ProgramBooks } from "./books/program-books.tsx";
import classes from "./classes-page.module.css";
import { ContestCountdown } from "./contest-countdown.tsx";
import { JumpLinks } from "./jump-links.tsx";
import { ProgramList } from "./programs/program-list.tsx";
import { ProgramsTable } from "./programs/programs-table.tsx";
import { Questions } from "./questions/questions.tsx";
import { SampleHomework } from "./sample-homework.tsx";
import { Schedule } from "./schedule/schedule.tsx";
import { ClassesData } from "./structured/classes-data.tsx";
import { useRefundRule } from "./use-refund-rule.ts";
import { WeekFigure } from "./week-figure.tsx";

const rhythm = ["meet", "homework", "question", "weekly"] as const;
const preparation = ["old", "notebook", "clock", "explain", "sleep"] as const;

type ClassesPageProps = { practiceTests: ReactNode; homework: ReactNode };

/** All that a family needs to choose a class; `practiceTests` stand below the contests, the way to `homework` below the address. */
export function ClassesPage({ practiceTests, homework }: ClassesPageProps) {
  const { t } = useTranslation(["classes", "common"]);
  const { data: home, error, refetch } = useClassHomeQuery({ query: { language: useLocale() } });
  const refund = useRefundRule();
  const programs = home?.programs ?? [];
  const contestPrograms = programs.filter(({ contest }) => contest !== null);
  const samples = programs.flatMap(({ name, slug, sample }) => (sample ? [{ name, slug, sample }] : []));
  const shelf = programs.filter(({ books }) => books.length > 0);
  return (
    <Page>
      {home && <ClassesData home={home} />}
      <PageHeader title={t("title")} lead={t("lead")} figure={<WeekFigure />}>
        <ButtonLink to={`${paths.classes}#schedule`}>{t("toSchedule")}</ButtonLink>
        <ButtonLink to={`${paths.about}#contact`} quiet>
          {t("ask")}
        </ButtonLink>
        {home && home.contests.length > 0 && (
          <div className={classes.contests}>
            {home.contests.map((contest) => (
              <ContestCountdown key={contest.slug} contest={contest} />
            ))}
          </div>
        )}
      </PageHeader>
      <JumpLinks hasPrograms={contestPrograms.length > 0} hasBooks={shelf.length > 0} />
      <Section title={t("schedule.title")} intro={t("schedule.intro")} anchor="schedule">
        <Schedule home={home} error={error} onRetry={refetch} />
        {home?.classes.some(({ priceCents }) => priceCents > 0) && (
          <div id="refunds" className={classes.refunds}>
            <h3>{t("refunds.title")}</h3>
            <p>{refund}</p>
          </div>
        )}
        <ForVisitors
          otherwise={
            <p className={classes.account}>
              <ButtonLink to={paths.myClasses} quiet>
                {t("common:account.classes")}
              </ButtonLink>
            </p>
          }
        >
          <p className={classes.account}>{t("schedule.account")}</p>
          <ButtonLink to={paths.register} quiet>
            {t("register")}
          </ButtonLink>
        </ForVisitors>
      </Section>
      {contestPrograms.length > 0 && (
        <Section title={t("programs.title")} intro={t("programs.intro")} anchor="programs" tone="stone">
          <ProgramsTable programs={contestPrograms} />
        </Section>
      )}
      {programs.length > contestPrograms.length && (
        <Section title={t("others.title")} intro={t("others.intro")}>
          <ProgramList programs={programs.filter(({ contest }) => contest === null)} />
        </Section>
      )}
      <Section title={t("rhythm.title")} tone="stone">
        <ol className={classes.rhythm}>
          {rhythm.map((part) => (
            <li key={part}>
              <h3>{t(`rhythm.${part}.title`)}</h3>
              <p>{t(`rhythm.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      {samples.length > 0 && (
        <Section title={t("sample.title")} intro={t("sample.intro")}>
          {samples.map(({ slug, name, sample }) => (
            <SampleHomework key={slug} program={name} sample={sample} />
          ))}
        </Section>
      )}
      <Section title={t("contests.title")} layout="side" tone="stone">
        <Prose>
          <p>
            <Rich text={t("contests.amc8")} />
          </p>
          <p>
            <Rich text={t("contests.amc10")} />
          </p>
          <h3>{t("preparation.title")}</h3>
          <ul>
            {preparation.map((way) => (
              <li key={way}>
                <Rich text={t(`preparation.${way}`)} />
              </li>
            ))}
          </ul>
        </Prose>
      </Section>
      {practiceTests}
      {shelf.length > 0 && (
        <Section title={t("books.title")} intro={t("books.intro")} anchor="books" layout="side">
          <ProgramBooks programs={shelf} />
        </Section>
      )}
      <Section title={t("place")} tone="stone">
        <PlaceAndHours />
      </Section>
      {homework}
      <Questions />
      <NextSteps
        title={t("next.title")}
        ways={[
          { to: paths.amc8, text: t("next.amc8") },
          { to: paths.amc10, text: t("next.amc10") },
          { to: `${paths.about}#books`, text: t("next.books") },
        ]}
      />
    </Page>
  );
}

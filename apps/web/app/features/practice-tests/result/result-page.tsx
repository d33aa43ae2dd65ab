import { MINUTE_MS } from "@dripstone/contract/durations";
import { paths } from "@dripstone/contract/paths";
import type { OwnSitting } from "@dripstone/contract/practice-tests/payloads";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Page } from "../../../ui/page/page.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useSittingResultQuery } from "../api.ts";
import { SittingTable } from "../history/sitting-table.tsx";
import { TestsFailed } from "../tests-failed.tsx";
import { TestsWaiting } from "../tests-waiting.tsx";
import { JudgedList } from "./judged-list.tsx";
import classes from "./result-page.module.css";
import { Score } from "./score.tsx";
import { TopicReport } from "./topic-report.tsx";

type ResultPageProps = {
  sitting: OwnSitting;
  /** Questions whose last answer did not arrive in time. */
  lost: readonly number[];
  /** Whether it has ended before one's eyes: then the result takes the focus. */
  fresh: boolean;
};

/** What came out of a sitting: the score, the topics, each solution beside one's own answer, and how earlier ones went. */
export function ResultPage({ sitting, lost, fresh }: ResultPageProps) {
  const { t } = useTranslation("practice-tests");
  const { dayHere } = useDates();
  const asked = { params: { id: sitting.id }, query: { language: useLocale() } };
  const { data: result, error, refetch } = useSittingResultQuery(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = result !== undefined;
  useEffect(() => {
    if (!fresh || !isThere) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [fresh, isThere]);
  if (!result) return error ? <TestsFailed error={error} onRetry={refetch} /> : <TestsWaiting />;

  const { title, paper, number, startedAt, endedAt, endedBy, endsAt } = result.sitting;
  const took = Math.max(1, Math.round((Date.parse(endedAt ?? endsAt) - Date.parse(startedAt)) / MINUTE_MS));
  return (
    <Page subject="math">
      <header className={classes.head}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>
            <Link to={paths.practiceTest(paper)}>{title}</Link>
          </p>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {t("result.eyebrow")}
          </h1>
          <p className={classes.when}>
            {t("result.when", {
              ended: endedBy && t(`result.endedBy.${endedBy}`, { day: dayHere(endedAt ?? endsAt) }),
              took: t("result.took", { count: took }),
            })}
          </p>
          {number > 1 && <p className={classes.repeat}>{t("result.repeat")}</p>}
          {result.earned > 0 && <p className={classes.earned}>{t("result.earned", { points: result.earned })}</p>}
          {lost.length > 0 && (
            <Callout tone="warm">
              <p>
                {t(`result.lost.${endedBy ?? "time"}`, {
                  count: lost.length,
                  numbers: lost.join(t("sitting.confirm.and")),
                })}
              </p>
            </Callout>
          )}
        </div>
        <Score score={result.sitting.score} />
      </header>
      <Section title={t("result.topics.title")} layout="side">
        <TopicReport topics={result.topics} />
      </Section>
      {result.sittings.length > 1 && (
        <Section title={t("result.earlier.title")} tone="stone">
          <SittingTable sittings={result.sittings} current={sitting.id} />
        </Section>
      )}
      <Section title={t("result.solutions.title")}>
        <JudgedList items={result.items} />
        <p className={classes.ways}>
          <Link to={paths.practiceTest(paper)}>{t("result.again")}</Link>
          <Link to={paths.practiceTests}>{t("result.all")}</Link>
        </p>
      </Section>
    </Page>
  );
}

import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Rich } from "../../../ui/page/rich.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { usePapersQuery } from "../api.ts";
import { History } from "../history/history.tsx";
import { RunningTest } from "../history/running-test.tsx";
import { TestsFailed } from "../tests-failed.tsx";
import { PaperList } from "./paper-list.tsx";
import classes from "./tests-page.module.css";

const ways = ["clock", "saved", "end", "after"] as const;

/** The practice tests, how they are sat, and what one has sat. */
export function TestsPage() {
  const { t } = useTranslation("practice-tests");
  const { data: papers = [], error, refetch } = usePapersQuery({ query: { language: useLocale() } });
  if (error && papers.length === 0) return <TestsFailed error={error} onRetry={refetch} />;
  return (
    <Page subject="math">
      <PageHeader title={t("title")} lead={t("lead")} dense />
      <div className={classes.papers}>
        <VisuallyHidden component="h2" className={classes.hidden}>
          {t("title")}
        </VisuallyHidden>
        <RunningTest />
        {papers.length > 0 ? <PaperList papers={papers} /> : <p>{t("none")}</p>}
      </div>
      <History />
      <Section title={t("how.title")} tone="stone">
        <ul className={classes.ways}>
          {ways.map((way) => (
            <li key={way}>
              <Rich text={t(`how.${way}`)} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

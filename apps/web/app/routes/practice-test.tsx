import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isFailure } from "../api/failure.ts";
import { practiceTestsApi, usePaperQuery } from "../features/practice-tests/api.ts";
import { PaperPage } from "../features/practice-tests/papers/paper-page.tsx";
import { TestsFailed } from "../features/practice-tests/tests-failed.tsx";
import { TestsWaiting } from "../features/practice-tests/tests-waiting.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { PageHead } from "../ui/head/page-head.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { NotFoundPage } from "../ui/notice/not-found-page.tsx";

export const loader = prefetch(({ locale: language, params: { paper = "" } }) => [
  practiceTestsApi.endpoints.paper.initiate({ params: { paper }, query: { language } }),
]);
export const clientLoader = nothing;

export default function PracticeTest() {
  const { t } = useTranslation("practice-tests");
  const { paper = "" } = useParams();
  const { data, error, refetch } = usePaperQuery({ params: { paper }, query: { language: useLocale() } });
  if (data) {
    const { title, questions, minutes } = data;
    const facts = [t("facts.questions", { count: questions }), t("facts.minutes", { count: minutes })];
    return (
      <>
        <PageHead title={title} description={t("description", { title, questions: facts[0], minutes: facts[1] })} />
        <PaperPage key={paper} paper={data} />
      </>
    );
  }
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  return (
    <>
      <RouteHead page="practiceTests" />
      {error ? <TestsFailed error={error} onRetry={refetch} /> : <TestsWaiting />}
    </>
  );
}

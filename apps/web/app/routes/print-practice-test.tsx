import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isFailure } from "../api/failure.ts";
import { practiceTestsApi, usePrintedPaperQuery } from "../features/practice-tests/api.ts";
import { PrintPage } from "../features/practice-tests/print/print-page.tsx";
import { TestsFailed } from "../features/practice-tests/tests-failed.tsx";
import { TestsWaiting } from "../features/practice-tests/tests-waiting.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { PageHead } from "../ui/head/page-head.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { NotFoundPage } from "../ui/notice/not-found-page.tsx";

export const loader = prefetch(({ locale: language, params: { paper = "" } }) => [
  practiceTestsApi.endpoints.printedPaper.initiate({ params: { paper }, query: { language } }),
]);
export const clientLoader = nothing;

export default function PrintPracticeTest() {
  const { t } = useTranslation("practice-tests");
  const { paper = "" } = useParams();
  const { data, error, refetch } = usePrintedPaperQuery({ params: { paper }, query: { language: useLocale() } });
  if (data) {
    return (
      <>
        <PageHead title={t("printed.title", { title: data.title })} description={t("printed.lead")} hidden />
        <PrintPage paper={data} />
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

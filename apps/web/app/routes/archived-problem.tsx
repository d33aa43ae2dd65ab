import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isFailure } from "../api/failure.ts";
import { useArchivedProblemQuery, weeklyProblemApi } from "../features/weekly-problem/api.ts";
import { ArchivedProblemPage } from "../features/weekly-problem/archive/archived-problem-page.tsx";
import { ProblemFailed } from "../features/weekly-problem/problem/problem-failed.tsx";
import { ProblemSkeleton } from "../features/weekly-problem/problem/problem-skeleton.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { PageHead } from "../ui/head/page-head.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { NotFoundPage } from "../ui/notice/not-found-page.tsx";

export const loader = prefetch(({ locale: language, params: { week = "" } }) => [
  weeklyProblemApi.endpoints.archivedProblem.initiate({ params: { week }, query: { language } }),
]);
export const clientLoader = nothing;

export default function ArchivedProblem() {
  const { t } = useTranslation("weekly-problem");
  const { week = "" } = useParams();
  const { data, error, refetch } = useArchivedProblemQuery({ params: { week }, query: { language: useLocale() } });
  if (data) {
    const { title } = data;
    const [topic, difficulty] = [t(`topic.${data.topic}`), t(`difficulty.${data.difficulty}`)];
    return (
      <>
        <PageHead title={title} description={t("archive.description", { title, topic, difficulty })} />
        <ArchivedProblemPage key={week} problem={data} />
      </>
    );
  }
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  return (
    <>
      <RouteHead page="archivedProblem" />
      {isFailure(error) ? <ProblemFailed error={error} onRetry={refetch} /> : <ProblemSkeleton />}
    </>
  );
}

import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isFailure } from "../api/failure.ts";
import { classesApi, useClassDetailQuery } from "../features/classes/api.ts";
import { ClassPage } from "../features/classes/one/class-page.tsx";
import { ClassWaiting } from "../features/classes/one/class-waiting.tsx";
import { useWeekly } from "../features/classes/schedule/use-weekly.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { PageHead } from "../ui/head/page-head.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { NotFoundPage } from "../ui/notice/not-found-page.tsx";

export const loader = prefetch(({ locale: language, params: { id = "" } }) => [
  classesApi.endpoints.classDetail.initiate({ params: { id }, query: { language } }),
]);
export const clientLoader = nothing;

export default function ClassDetail() {
  const { t } = useTranslation("class-places");
  const weekly = useWeekly();
  const { id = "" } = useParams();
  const { data, error, refetch } = useClassDetailQuery({ params: { id }, query: { language: useLocale() } });
  if (data) {
    const { name } = data.class;
    const about = { name, when: weekly(data.class), semester: data.semester.name };
    return (
      <>
        <PageHead title={`${name} · ${about.semester}`} description={t("description", about)} />
        <ClassPage key={id} detail={data} />
      </>
    );
  }
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  return (
    <>
      <RouteHead page="classDetail" />
      <ClassWaiting error={error} onRetry={refetch} />
    </>
  );
}

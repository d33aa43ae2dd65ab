import type { ListView } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import type { attemptsList } from "@dripstone/contract/weekly-problem/desk/list";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { NotFoundPage } from "../../../ui/notice/not-found-page.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { useRoundReportQuery } from "../api.ts";
import { Retry } from "../retry.tsx";
import { Attempts } from "./attempts.tsx";
import { Numbers } from "./numbers.tsx";
import classes from "./report-page.module.css";
import { WrongAnswers } from "./wrong-answers.tsx";

type ReportPageProps = { week: string; view: ListView<typeof attemptsList> };

/** How the students met a week's problem, up to now or in all. */
export function ReportPage({ week, view }: ReportPageProps) {
  const { t } = useTranslation(["weekly-desk", "weekly-problem", "meta", "common"]);
  const { calendarDay } = useDates();
  const query = { language: useLocale() };
  const request = { params: { week }, query };
  const { data, error, refetch } = useRoundReportQuery(request, { refetchOnMountOrArgChange: true });
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-label={t("common:loading")}>
        <Skeleton height={48} mb="md" />
        <Skeleton height={240} />
      </div>
    );
  }
  const { problem, state } = data;
  return (
    <>
      <OfficeHeader
        title={problem.title || t("untitled")}
        parent={{ to: paths.adminWeeklyPlan, name: t("meta:adminWeeklyPlan.title") }}
        note={[
          t("report.week", { date: calendarDay(week) }),
          t(`state.${state}`),
          t(`weekly-problem:topic.${problem.topic}`),
          t(`weekly-problem:difficulty.${problem.difficulty}`),
        ].join(" · ")}
      >
        <ButtonLink quiet to={paths.adminWeeklyProblem(problem.id)}>
          {t("report.edit")}
        </ButtonLink>
      </OfficeHeader>
      <div className={classes.report}>
        {data.tried === 0 ? <p className={classes.nobody}>{t("report.nobody")}</p> : <Numbers report={data} />}
        {data.tried > 0 && <WrongAnswers wrong={data.wrong} />}
        <Attempts week={week} view={view} />
      </div>
    </>
  );
}

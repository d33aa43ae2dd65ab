import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { NotFoundPage } from "../../../ui/notice/not-found-page.tsx";
import { useGradingDeskQuery, useHomeworkToGradeQuery } from "../api.ts";
import type { QueueView } from "../grading-link.ts";
import { Desk } from "./desk.tsx";

/** Where one hand-in is graded, as part of a queue. */
export function DeskPage({ id, view }: { id: string; view: QueueView }) {
  const { t } = useTranslation();
  const { size: _, after: __, before: ___, ...query } = view;
  const fresh = { refetchOnMountOrArgChange: true };
  const work = useHomeworkToGradeQuery({ params: { id }, query: { language: useLocale() } }, fresh);
  const desk = useGradingDeskQuery({ params: { id }, query }, fresh);
  const error = work.error ?? desk.error;
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  if (work.currentData && desk.currentData) {
    return <Desk key={id} homework={work.currentData} desk={desk.currentData} view={view} />;
  }
  if (error) return <FailureBox error={error} />;
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton height={48} mb="md" />
      <Skeleton height={480} />
    </div>
  );
}

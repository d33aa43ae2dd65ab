import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../api/failure.ts";
import { FailureBox } from "../failure/failure-box.tsx";
import { NotFoundPage } from "../notice/not-found-page.tsx";

type WaitingProps = { error: unknown; onRetry: () => void };

/** Stands where something of the office will be: until it is there, and when it did not come. */
export function Waiting({ error, onRetry }: WaitingProps) {
  const { t } = useTranslation();
  if (error && asFailure(error).code === "NOT_FOUND") return <NotFoundPage />;
  if (error) {
    return (
      <FailureBox error={error}>
        <Button onClick={onRetry}>{t("list.retry")}</Button>
      </FailureBox>
    );
  }
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton height={48} mb="md" />
      <Skeleton height={320} />
    </div>
  );
}

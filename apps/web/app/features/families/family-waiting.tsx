import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../api/failure.ts";
import { useFailureText } from "../../ui/failure/failure-text.ts";
import { NotFoundPage } from "../../ui/notice/not-found-page.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import classes from "./families.module.css";

/** In place of what is still on its way, or could not be fetched, or is not there for this reader. */
export function FamilyWaiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (isFailure(error) && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT")) return <NotFoundPage />;
  if (error) {
    return (
      <Notice title={t("error.title")} text={failureText(error)}>
        <Button onClick={onRetry}>{t("list.retry")}</Button>
      </Notice>
    );
  }
  return (
    <div role="status" aria-label={t("loading")} className={classes.waiting}>
      <Skeleton height={44} width="50%" />
      <Skeleton height={180} />
      <Skeleton height={240} />
    </div>
  );
}

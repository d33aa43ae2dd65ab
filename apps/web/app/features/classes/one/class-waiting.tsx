import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { Notice } from "../../../ui/notice/notice.tsx";
import classes from "./class-page.module.css";

/** In place of what is still on its way, or could not be fetched. */
export function ClassWaiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(["class-places", "common"]);
  const failureText = useFailureText();
  if (error) {
    return (
      <Notice title={t("common:error.title")} text={failureText(error)}>
        <Button onClick={onRetry}>{t("common:list.retry")}</Button>
      </Notice>
    );
  }
  return (
    <div role="status" aria-label={t("common:loading")} className={classes.waiting}>
      <Skeleton height={44} width="50%" />
      <Skeleton height={220} />
      <Skeleton height={320} />
    </div>
  );
}

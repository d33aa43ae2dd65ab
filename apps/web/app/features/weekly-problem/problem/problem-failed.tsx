import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Failure } from "../../../api/failure.ts";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { Notice } from "../../../ui/notice/notice.tsx";

/** In the place of a problem that could not be had. */
export function ProblemFailed({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  const { t } = useTranslation(["weekly-problem", "errors"]);
  const failureText = useFailureText();
  return (
    <Notice title={t("failed.title")} text={failureText(error)}>
      <Button onClick={onRetry}>{t("failed.retry")}</Button>
    </Notice>
  );
}

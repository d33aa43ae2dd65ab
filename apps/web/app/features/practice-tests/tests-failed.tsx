import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../ui/failure/failure-text.ts";
import { Notice } from "../../ui/notice/notice.tsx";

/** In the place of something that could not be had. */
export function TestsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("practice-tests");
  const failureText = useFailureText();
  return (
    <Notice title={t("failed.title")} text={failureText(error)}>
      <Button onClick={onRetry}>{t("failed.retry")}</Button>
    </Notice>
  );
}

import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Failure } from "../../../api/failure.ts";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { Notice } from "../../../ui/notice/notice.tsx";

/** In the place of a post that could not be had. */
export function PostFailed({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  const { t } = useTranslation(["blog", "errors"]);
  const failureText = useFailureText();
  return (
    <Notice title={t("post.failed")} text={failureText(error)}>
      <Button onClick={onRetry}>{t("list.retry")}</Button>
    </Notice>
  );
}

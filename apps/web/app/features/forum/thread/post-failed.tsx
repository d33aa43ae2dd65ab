import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { StoneInStream } from "../../../ui/illustrations/stone-in-stream.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";

/** In the place of a thread that could not be had. */
export function PostFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(["forum", "common", "errors"]);
  const failureText = useFailureText();
  return (
    <Notice title={t("forum:failed")} text={failureText(error)} figure={<StoneInStream />}>
      <Button onClick={onRetry}>{t("common:list.retry")}</Button>
    </Notice>
  );
}

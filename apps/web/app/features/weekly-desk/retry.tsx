import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../ui/callout/callout.tsx";
import { useFailureText } from "../../ui/failure/failure-text.ts";

/** In the place of something that did not come: why, and the way to ask for it again. */
export function Retry({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(["common", "errors"]);
  const failureText = useFailureText();
  return (
    <Callout role="alert" tone="alarm">
      <p>{failureText(error)}</p>
      <div>
        <Button onClick={onRetry}>{t("list.retry")}</Button>
      </div>
    </Callout>
  );
}

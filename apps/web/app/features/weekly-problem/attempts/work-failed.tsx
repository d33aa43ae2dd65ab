import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";

/** In the place of the form where it could not be learned what the student has done already. */
export function WorkFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("weekly-problem");
  return (
    <Callout role="alert" tone="alarm">
      <p>{t("failed.work")}</p>
      <Group>
        <Button onClick={onRetry}>{t("failed.retry")}</Button>
      </Group>
    </Callout>
  );
}

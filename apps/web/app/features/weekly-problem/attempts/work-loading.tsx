import { Button, Group, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";

type WorkLoadingProps = { failed: boolean; onRetry: () => void };

/** In the place of the form until it is known what the student has done already. */
export function WorkLoading({ failed, onRetry }: WorkLoadingProps) {
  const { t } = useTranslation("weekly-problem");
  if (!failed) return <Skeleton height={430} />;
  return (
    <Callout role="alert" tone="alarm">
      <p>{t("failed.work")}</p>
      <Group>
        <Button onClick={onRetry}>{t("failed.retry")}</Button>
      </Group>
    </Callout>
  );
}

import { Skeleton, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** While something is on its way; so tall that nothing below it is seen to jump. */
export function TestsWaiting() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t("loading")} gap="lg" mih="100dvh">
      <Skeleton height={40} width="50%" />
      <Skeleton height={18} width="70%" />
      <Skeleton height={180} />
    </Stack>
  );
}

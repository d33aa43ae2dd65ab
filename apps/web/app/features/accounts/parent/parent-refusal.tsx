import type { ReplyOf } from "@dripstone/contract";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Entrance } from "../entrance/entrance.tsx";

type ParentRefusalProps = {
  request: ReplyOf<"GET /auth/parent-consent">;
  isLoading: boolean;
  error: unknown;
  onRefuse: () => void;
  onBack: () => void;
};

/** Asks once more before an account is closed. */
export function ParentRefusal({ request: { name }, isLoading, error, onRefuse, onBack }: ParentRefusalProps) {
  const { t } = useTranslation("accounts");
  return (
    <Entrance takesFocus title={t("parent.sureTitle", { name })} lead={t("parent.sure")}>
      <FailureBox error={error} />
      <Group gap="sm">
        <Button size="lg" color="red" loading={isLoading} onClick={onRefuse}>
          {t("parent.close")}
        </Button>
        <Button size="lg" variant="default" disabled={isLoading} onClick={onBack}>
          {t("parent.back")}
        </Button>
      </Group>
    </Entrance>
  );
}

import type { ReplyOf } from "@dripstone/contract";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { StepTitle } from "../entrance/step-title.tsx";
import classes from "./parent.module.css";

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
    <section className={classes.question}>
      <StepTitle>{t("parent.sureTitle", { name })}</StepTitle>
      <p>{t("parent.sure")}</p>
      <FailureBox error={error} />
      <Group gap="sm">
        <Button size="lg" color="red" loading={isLoading} onClick={onRefuse}>
          {t("parent.close")}
        </Button>
        <Button size="lg" variant="default" disabled={isLoading} onClick={onBack}>
          {t("parent.back")}
        </Button>
      </Group>
    </section>
  );
}

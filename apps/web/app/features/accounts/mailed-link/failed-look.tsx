import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import classes from "../parts.module.css";

/** A link could not be looked at: that is worth another try. */
export function FailedLook({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("accounts");
  return (
    <section className={classes.step}>
      <FailureBox error={error} />
      <Button onClick={onRetry}>{t("verify.retry")}</Button>
    </section>
  );
}

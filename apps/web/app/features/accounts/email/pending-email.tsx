import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useKeepEmailMutation } from "../api.ts";
import classes from "../profile/forms.module.css";

type PendingEmailProps = { email: string; pending: string; onAgain: () => void };

/** Another address waits for its confirmation. */
export function PendingEmail({ email, pending, onAgain }: PendingEmailProps) {
  const { t } = useTranslation("accounts");
  const say = useToast();
  const [keep, { isLoading, error }] = useKeepEmailMutation();
  const keepPresent = async () => {
    const reply = await keep(undefined);
    if (!reply.error) say(t("changeEmail.kept", { address: email }));
  };
  return (
    <div className={classes.panel}>
      <p className={classes.strong}>{t("changeEmail.waiting", { address: pending })}</p>
      <p>{t("changeEmail.waitingHint")}</p>
      <FailureBox error={error} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onAgain}>
          {t("changeEmail.again")}
        </Button>
        <Button variant="default" loading={isLoading} onClick={keepPresent}>
          {t("changeEmail.keep")}
        </Button>
      </div>
    </div>
  );
}

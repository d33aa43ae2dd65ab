import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useKeepEmailMutation } from "../api.ts";

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
    <Callout tone="warm">
      <p>
        <strong>{t("changeEmail.waiting", { address: pending })}</strong>
      </p>
      <p>{t("changeEmail.waitingHint")}</p>
      <FailureBox error={error} />
      <Group gap="sm">
        <Button variant="default" onClick={onAgain}>
          {t("changeEmail.again")}
        </Button>
        <Button variant="default" loading={isLoading} onClick={keepPresent}>
          {t("changeEmail.keep")}
        </Button>
      </Group>
    </Callout>
  );
}

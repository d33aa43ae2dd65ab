import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLeave } from "../../../session/leave.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useEndAllSessionsMutation } from "../api.ts";

/** Ends all sessions, this one too, after asking once. */
export function LogOutEverywhere({ count }: { count: number }) {
  const { t } = useTranslation("accounts");
  const say = useToast();
  const leave = useLeave();
  const [asking, setAsking] = useState(false);
  const [endAll, { isLoading, error, reset }] = useEndAllSessionsMutation();
  const close = () => {
    setAsking(false);
    reset();
  };
  const end = async () => {
    const reply = await endAll(undefined);
    if (reply.error) return;
    leave();
    say(t("sessions.allEnded"));
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t("sessions.endAll")}
      </Button>
      <Dialog opened={asking} title={t("sessions.endAllTitle")} onClose={close}>
        <p>{count === 1 ? t("sessions.endAllHere") : t("sessions.endAllText", { count })}</p>
        <FailureBox error={error} />
        <Group gap="sm">
          <Button loading={isLoading} onClick={end}>
            {t("sessions.endAll")}
          </Button>
          <Button variant="default" onClick={close}>
            {t("profile.cancel")}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}

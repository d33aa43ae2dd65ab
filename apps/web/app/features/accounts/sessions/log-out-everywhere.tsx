import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useEndAllSessionsMutation } from "../api.ts";
import classes from "../profile/forms.module.css";
import { useLeave } from "./leave.ts";

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
        <div className={classes.actions}>
          <Button loading={isLoading} onClick={end}>
            {t("sessions.endAll")}
          </Button>
          <Button variant="default" onClick={close}>
            {t("profile.cancel")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

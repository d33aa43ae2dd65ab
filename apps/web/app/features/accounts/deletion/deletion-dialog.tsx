import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetBrowsersSession, useLeave } from "../../../session/leave.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useAskForDeletionMutation } from "../api.ts";
import { PasswordProofForm } from "../password/password-proof-form.tsx";

const goes = ["account", "work", "picture", "sessions"] as const;

type DeletionDialogProps = { email: string; opened: boolean; onClose: () => void };

/** Says what goes and what stays, asks for the password, and then tells the day. */
export function DeletionDialog({ email, opened, onClose }: DeletionDialogProps) {
  const { t } = useTranslation("accounts");
  const { day } = useDates();
  const leave = useLeave();
  const [ask, { isLoading, error, reset }] = useAskForDeletionMutation();
  const [deletionDate, setDeletionDate] = useState<string | null>(null);
  const close = () => {
    reset();
    onClose();
  };
  const send = async (password: string) => {
    const reply = await ask({ body: { password } });
    if (reply.error) return reply.error;
    // All sessions have ended; only this dialog is still to be read.
    forgetBrowsersSession();
    setDeletionDate(reply.data.deletionDate);
  };
  if (deletionDate !== null) {
    return (
      <Dialog persistent opened title={t("deletion.askedTitle")} onClose={leave}>
        <p role="status">{t("deletion.asked", { date: day(deletionDate) })}</p>
        <Button onClick={leave} autoFocus>
          {t("deletion.leave")}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog opened={opened} title={t("deletion.dialogTitle")} onClose={close}>
      <p>{t("deletion.goes")}</p>
      <ul>
        {goes.map((part) => (
          <li key={part}>{t(`deletion.parts.${part}`)}</li>
        ))}
      </ul>
      <p>{t("deletion.stays")}</p>
      <p>{t("deletion.grace")}</p>
      <PasswordProofForm
        grave
        email={email}
        action={t("deletion.send")}
        onSend={send}
        onCancel={close}
        state={{ isLoading, error }}
      />
    </Dialog>
  );
}

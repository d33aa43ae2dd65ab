import type { Backup } from "@dripstone/contract/backups/payloads";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../../session/store.ts";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { useLinkBackupMutation } from "../../api.ts";

/** What asks an admin for the password once more. */
export type PasswordProof = ComponentType<{
  email: string;
  action: string;
  onSend: (password: string) => Promise<unknown>;
  onCancel: () => void;
  state: { isLoading: boolean; error?: unknown };
}>;

type BackupDownloadProps = {
  backup: Backup;
  opened: boolean;
  passwordProof: PasswordProof;
  onClose: () => void;
  onGone: () => void;
};

/** Says what is in a backup and how to look after it, asks for the password, and has the browser save it. */
export function BackupDownload({ backup, opened, passwordProof: Proof, onClose, onGone }: BackupDownloadProps) {
  const { t } = useTranslation("operation");
  const { shortSchoolMoment } = useDates();
  const email = useAppSelector(({ auth }) => auth.user?.email ?? "");
  const [link, { isLoading, error, reset }] = useLinkBackupMutation();
  const close = () => {
    reset();
    onClose();
  };
  const send = async (password: string) => {
    const reply = await link({ params: { name: backup.name }, body: { password } });
    if (reply.error) return reply.error;
    // It is saved, and the page stays.
    window.location.assign(reply.data.address);
    close();
  };
  return (
    <Dialog
      opened={opened}
      title={t("backups.downloadOf", { date: shortSchoolMoment(backup.takenAt) })}
      onClose={close}
      onGone={onGone}
    >
      <p>{t("backups.care")}</p>
      <Proof email={email} action={t("backups.download")} onSend={send} onCancel={close} state={{ isLoading, error }} />
    </Dialog>
  );
}

import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../ui/failure/failure-box.tsx";

type DisconnectDialogProps = {
  opened: boolean;
  name: string;
  busy: boolean;
  error: unknown;
  onDisconnect: () => void;
  onClose: () => void;
  onGone: () => void;
};

/** Asks before a child's yes is given up, which only the child can give again. */
export function DisconnectDialog({ opened, name, busy, error, onDisconnect, onClose, onGone }: DisconnectDialogProps) {
  const { t } = useTranslation("families");
  return (
    <Dialog opened={opened} title={t("asking.disconnect.title", { name })} onClose={onClose} onGone={onGone}>
      <p>{t("asking.disconnect.text", { name })}</p>
      <FailureBox error={error} />
      <Group>
        <Button color="red" loading={busy} onClick={onDisconnect}>
          {t("asking.disconnect.confirm")}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("asking.disconnect.keep")}
        </Button>
      </Group>
    </Dialog>
  );
}

import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";

type RemoveDialogProps = { opened: boolean; busy: boolean; onRemove: () => Promise<unknown>; onClose: () => void };

/** Asks before a draft is deleted for good. */
export function RemoveDialog({ opened, busy, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("blog-desk");
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <Dialog opened={opened} title={t("remove.title")} onClose={onClose}>
      <p>{t("remove.text")}</p>
      <FailureBox error={failure} />
      <Group>
        <Button color="red" loading={busy} onClick={async () => setFailure(await onRemove())}>
          {t("remove.send")}
        </Button>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t("remove.keep")}
        </Button>
      </Group>
    </Dialog>
  );
}

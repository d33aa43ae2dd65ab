import type { TutorModel } from "@dripstone/contract/tutor/models/payloads";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useDeleteModelMutation } from "./api.ts";

type DeleteModelDialogProps = { model: TutorModel; opened: boolean; onClose: () => void; onDeleted: () => void };

/** Asks before a model goes, and its price and settings with it. */
export function DeleteModelDialog({ model: { id, label }, opened, onClose, onDeleted }: DeleteModelDialogProps) {
  const { t } = useTranslation("tutor-models");
  const [remove, { error, isLoading }] = useDeleteModelMutation();

  async function end(): Promise<void> {
    const reply = await remove({ params: { id } });
    if (!reply.error) onDeleted();
  }

  return (
    <Dialog opened={opened} title={t("models.ask.title", { label })} onClose={onClose}>
      <p>{t("models.ask.text")}</p>
      <FailureBox error={error} />
      <Group>
        <Button color="red" loading={isLoading} onClick={() => void end()}>
          {t("models.ask.confirm")}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("models.ask.keep")}
        </Button>
      </Group>
    </Dialog>
  );
}

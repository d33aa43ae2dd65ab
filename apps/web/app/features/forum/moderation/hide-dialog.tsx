import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { ReasonInput } from "./reason-input.tsx";

type HideDialogProps = {
  opened: boolean;
  busy: boolean;
  refusal: unknown;
  /** Answers whether it is done. */
  onHide: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks why something is to be hidden; its author reads that. */
export function HideDialog({ opened, busy, refusal, onHide, onClose }: HideDialogProps) {
  const { t } = useTranslation("moderation");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const send = async () => {
    if (reason.trim() === "") return setMissing(true);
    if (!(await onHide(reason))) return;
    setReason("");
    setMissing(false);
    onClose();
  };
  return (
    <Dialog opened={opened} title={t("hide.title")} onClose={onClose}>
      <Form busy={busy} onSend={send}>
        <ReasonInput reason={reason} isMissing={isMissing} onChange={setReason} />
        <FailureBox error={refusal} />
        <Group>
          <Button type="submit" loading={busy}>
            {t("hide.send")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
        </Group>
      </Form>
    </Dialog>
  );
}

import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../ui/failure/failure-box.tsx";

type RemoveButtonProps = {
  name: string;
  /** What becomes of it and of what stands on it. */
  text: string;
  /** Deletes it, and tells what kept it from that. */
  onRemove: () => Promise<{ error?: unknown }>;
  onRemoved: () => void;
};

/** Deletes something of the office, once it was asked about. */
export function RemoveButton({ name, text, onRemove, onRemoved }: RemoveButtonProps) {
  const { t } = useTranslation("classes-office");
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const { error } = await onRemove();
    setBusy(false);
    setFailure(error ?? null);
    if (!error) onRemoved();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t("remove.ask")}
      </Button>
      <Dialog opened={asked} title={t("remove.title", { name })} onClose={() => setAsked(false)}>
        <p>{text}</p>
        <FailureBox error={failure} />
        <Group>
          <Button color="red" loading={busy} onClick={remove}>
            {t("remove.send")}
          </Button>
          <Button variant="default" data-autofocus onClick={() => setAsked(false)}>
            {t("cancel")}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}

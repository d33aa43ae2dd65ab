import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RemoveDialog } from "../../ui/office/remove-dialog.tsx";

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
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const { error } = await onRemove();
    setBusy(false);
    if (!error) onRemoved();
    return error ?? null;
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t("remove.ask")}
      </Button>
      <RemoveDialog
        opened={asked}
        busy={busy}
        title={t("remove.title", { name })}
        text={text}
        words={{ send: t("remove.send"), keep: t("cancel") }}
        onRemove={remove}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

type EndingDialogProps = {
  /** What is asked; null while nothing is. */
  kind: "renew" | "end" | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an address ends by which some calendar program may read. */
export function EndingDialog({ kind, busy, onConfirm, onClose }: EndingDialogProps) {
  const { t } = useTranslation("class-places");
  // While it goes from the screen, it still says what it has asked.
  const [asked, setAsked] = useState<"renew" | "end">("renew");
  if (kind !== null && kind !== asked) setAsked(kind);
  return (
    <Dialog opened={kind !== null} title={t(`calendar.ask.${asked}.title`)} onClose={onClose}>
      <p>{t(`calendar.ask.${asked}.text`)}</p>
      <Group>
        <Button color={asked === "end" ? "red" : undefined} loading={busy} onClick={onConfirm}>
          {t(`calendar.ask.${asked}.confirm`)}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("giveUp.keep")}
        </Button>
      </Group>
    </Dialog>
  );
}

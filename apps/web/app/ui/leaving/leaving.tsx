import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../dialog/dialog.tsx";
import { useLeaving } from "./use-leaving.ts";

type LeavingProps = {
  /** Something has been written and not saved. */
  dirty: boolean;
  /** Saves it, where it is not saved by itself; true if it is saved now. */
  onSave?: (() => Promise<boolean>) | undefined;
  /** What would be lost, where it is more than words. */
  text?: string;
};

/** Asks whoever leaves the page with something unsaved. It is kept in the tab in any case. */
export function Leaving({ dirty, onSave, text }: LeavingProps) {
  const { t } = useTranslation("drafts");
  const { asked, leave, stay } = useLeaving(dirty);
  const kind = onSave ? "edited" : "written";
  return (
    <Dialog opened={asked} title={t(`leaving.${kind}.title`)} onClose={stay}>
      <p>{text ?? t(`leaving.${kind}.text`)}</p>
      <Group>
        {onSave && (
          <Button
            data-autofocus
            onClick={async () => {
              if (await onSave()) leave();
              else stay();
            }}
          >
            {t("leaving.save")}
          </Button>
        )}
        {!onSave && (
          <Button data-autofocus onClick={stay}>
            {t("leaving.written.stay")}
          </Button>
        )}
        <Button variant="default" onClick={leave}>
          {t("leaving.leave")}
        </Button>
        {onSave && (
          <Button variant="default" onClick={stay}>
            {t("leaving.edited.stay")}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

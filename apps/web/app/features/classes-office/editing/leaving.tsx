import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useLeaving } from "../../../ui/leaving/use-leaving.ts";

/** Asks whoever leaves with something unsaved. It is kept in the tab in any case. */
export function Leaving({ dirty, onSave }: { dirty: boolean; onSave: () => Promise<unknown> }) {
  const { t } = useTranslation("classes-office");
  const { asked, leave, stay } = useLeaving(dirty);
  return (
    <Dialog opened={asked} title={t("leave.title")} onClose={stay}>
      <p>{t("leave.kept")}</p>
      <Group>
        <Button
          data-autofocus
          onClick={async () => {
            if (await onSave()) leave();
            else stay();
          }}
        >
          {t("leave.save")}
        </Button>
        <Button variant="default" onClick={leave}>
          {t("leave.leave")}
        </Button>
        <Button variant="default" onClick={stay}>
          {t("leave.stay")}
        </Button>
      </Group>
    </Dialog>
  );
}

import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useLeaving } from "../../../ui/leaving/use-leaving.ts";

type LeavingProps = {
  /** Something has been written and not saved. */
  dirty: boolean;
  /** True if it is saved now. */
  onSave: () => Promise<boolean>;
};

/** Asks whoever leaves the page with something unsaved. It is kept in the tab in any case. */
export function Leaving({ dirty, onSave }: LeavingProps) {
  const { t } = useTranslation("weekly-desk");
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

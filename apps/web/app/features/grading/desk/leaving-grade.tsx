import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useLeaving } from "../../../ui/leaving/use-leaving.ts";

/** Asks whoever goes elsewhere while something is not kept. */
export function LeavingGrade({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation("grading");
  const { asked, leave, stay } = useLeaving(dirty);
  return (
    <Dialog opened={asked} title={t("leave.title")} onClose={stay}>
      <p>{t("leave.text")}</p>
      <Group>
        <Button onClick={stay}>{t("leave.stay")}</Button>
        <Button variant="default" onClick={leave}>
          {t("leave.leave")}
        </Button>
      </Group>
    </Dialog>
  );
}

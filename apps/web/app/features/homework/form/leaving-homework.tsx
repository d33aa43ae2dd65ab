import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import type { DraftState } from "../../../ui/drafts/draft-keeper.ts";
import { useLeaving } from "../../../ui/leaving/use-leaving.ts";

/** Asks whoever leaves before what they have written is safe on the server, or while a file is on its way. */
export function LeavingHomework({ state, isBusy }: { state: DraftState; isBusy: boolean }) {
  const { t } = useTranslation("homework");
  const { asked, leave, stay } = useLeaving(isBusy || (state !== "none" && state !== "saved"));
  return (
    <Dialog opened={asked} title={t("leave.title")} onClose={stay}>
      <p>{t("leave.text")}</p>
      <Group>
        <Button data-autofocus onClick={stay}>
          {t("leave.stay")}
        </Button>
        <Button variant="default" onClick={leave}>
          {t("leave.leave")}
        </Button>
      </Group>
    </Dialog>
  );
}

import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";

/** Goes back to the lesson's program, after asking. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation(["programs", "common"]);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setIsAsking(true)}>
        {t("programs:cell.reset.button")}
      </Button>
      <Dialog opened={isAsking} title={t("programs:cell.reset.title")} onClose={close}>
        <p>{t("programs:cell.reset.text")}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t("programs:cell.reset.keep")}
          </Button>
          <Button
            onClick={() => {
              close();
              onReset();
            }}
          >
            {t("programs:cell.reset.confirm")}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}

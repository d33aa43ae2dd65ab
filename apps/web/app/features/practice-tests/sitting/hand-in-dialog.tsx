import type { Sitting } from "@dripstone/contract/practice-tests/payloads";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useHandInMutation } from "../api.ts";
import type { AnswerKeeper, KeptAnswer } from "./answer-keeper.ts";

type HandInDialogProps = {
  opened: boolean;
  sitting: Sitting;
  keeper: AnswerKeeper;
  answers: ReadonlyMap<number, KeptAnswer>;
  onClose: () => void;
};

/** Asks once before a sitting is handed in, and names what is still blank or flagged. Nothing that is not saved is left behind. */
export function HandInDialog({ opened, sitting, keeper, answers, onClose }: HandInDialogProps) {
  const { t } = useTranslation("practice-tests");
  const [handIn, { error, isLoading }] = useHandInMutation();
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const numbers = Array.from({ length: sitting.questions }, (_, index) => index + 1);
  const blanks = numbers.filter((number) => !answers.get(number)?.choice);
  const flags = numbers.filter((number) => answers.get(number)?.flagged);

  const submit = async () => {
    setSaving(true);
    await keeper.send();
    setSaving(false);
    const isSaved = [...keeper.read().values()].every(({ standing }) => standing === "saved");
    setUnsaved(!isSaved);
    if (isSaved) await handIn({ params: { id: sitting.id } });
  };
  return (
    <Dialog opened={opened} title={t("sitting.confirm.title")} onClose={onClose}>
      {blanks.length === 0 && <p>{t("sitting.confirm.complete")}</p>}
      {blanks.length > 0 && (
        <p>{t("sitting.confirm.blanks", { count: blanks.length, numbers: blanks.join(t("sitting.confirm.and")) })}</p>
      )}
      {flags.length > 0 && (
        <p>{t("sitting.confirm.flags", { count: flags.length, numbers: flags.join(t("sitting.confirm.and")) })}</p>
      )}
      <p>{t("sitting.confirm.final")}</p>
      {unsaved && <p role="alert">{t("sitting.confirm.unsaved")}</p>}
      <FailureBox error={error} />
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t("sitting.confirm.stay")}
        </Button>
        <Button loading={saving || isLoading} onClick={submit}>
          {t("sitting.confirm.submit")}
        </Button>
      </Group>
    </Dialog>
  );
}

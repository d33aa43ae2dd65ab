import type { OwnPlace } from "@dripstone/contract/classes/places";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useGiveUpPlaceMutation } from "../api.ts";
import { useRefundRule } from "../use-refund-rule.ts";

type GiveUpDialogProps = { opened: boolean; place: OwnPlace; onClose: () => void };

/** Asks before somebody else gets the spot, or moves ahead. */
export function GiveUpDialog({ opened, place: { class: id, state, priceCents }, onClose }: GiveUpDialogProps) {
  const { t } = useTranslation("class-places");
  const refund = useRefundRule();
  const say = useToast();
  const [giveUp, { isLoading, error }] = useGiveUpPlaceMutation();
  const confirm = async () => {
    const { error: failed } = await giveUp({ params: { id } });
    if (failed) return;
    say(t(`giveUp.${state}.done`));
    onClose();
  };
  return (
    <Dialog opened={opened} title={t(`giveUp.${state}.title`)} onClose={onClose}>
      <p>{t(`giveUp.${state}.text`)}</p>
      {state === "taken" && priceCents > 0 && <p>{refund}</p>}
      <FailureBox error={error} />
      <Group>
        <Button color="red" loading={isLoading} onClick={confirm}>
          {t(`giveUp.${state}.confirm`)}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("giveUp.keep")}
        </Button>
      </Group>
    </Dialog>
  );
}

import type { PlannedWeek } from "@dripstone/contract/weekly-problem/desk/payloads";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useCloseWeekMutation } from "../api.ts";

type CloseDialogProps = {
  week: string | null;
  onClosed: (plan: PlannedWeek[]) => void;
  /** It was not closed: perhaps somebody else has done it since the plan was read. */
  onRefused: () => void;
  onClose: () => void;
};

const consequences = ["published", "noAnswers", "untilMonday", "final"] as const;

/** Tells what happens when the open week is closed early, and closes it when that is meant. */
export function CloseDialog({ week, onClosed, onRefused, onClose }: CloseDialogProps) {
  const { t } = useTranslation("weekly-desk");
  const say = useToast();
  const query = { language: useLocale() };
  const [closeWeek, { isLoading, error, reset }] = useCloseWeekMutation();
  const leave = () => {
    reset();
    onClose();
  };
  const close = async () => {
    if (week === null) return;
    const { data } = await closeWeek({ params: { week }, query });
    if (!data) return onRefused();
    onClosed(data);
    leave();
    say(t("plan.close.done"));
  };
  return (
    <Dialog opened={week !== null} title={t("plan.close.title")} onClose={leave}>
      <ul>
        {consequences.map((name) => (
          <li key={name}>{t(`plan.close.${name}`)}</li>
        ))}
      </ul>
      <FailureBox error={error} />
      <Group>
        <Button color="red" loading={isLoading} onClick={close}>
          {t("plan.close.send")}
        </Button>
        <Button variant="default" onClick={leave} data-autofocus>
          {t("cancel")}
        </Button>
      </Group>
    </Dialog>
  );
}

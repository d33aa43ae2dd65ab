import type { PlanPreview } from "@dripstone/contract/classes/office/payloads";
import { Button, Group } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PlanChanges } from "./plan-changes.tsx";

type Asked = { data?: PlanPreview | readonly PlanPreview[] | undefined; error?: unknown };

/**
 * Shows what another timetable makes of the lessons before it is saved. What cannot be previewed, as a field is wrong, is saved at once: the
 * server says what is wrong.
 */
export function usePlanConfirm(): { confirm: (ask: () => Promise<Asked>) => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation("classes-office");
  const [previews, setPreviews] = useState<readonly PlanPreview[]>([]);
  const [opened, setOpened] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  async function confirm(ask: () => Promise<Asked>): Promise<boolean> {
    const { data } = await ask();
    const shown = (data ? [data].flat() : []).filter(changesSomething);
    if (shown.length === 0) return true;
    setPreviews(shown);
    setOpened(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  const close = (yes: boolean) => {
    setOpened(false);
    answer.current?.(yes);
  };
  const dialog = (
    <Dialog opened={opened} title={t("plan.title")} size="44rem" onClose={() => close(false)}>
      <p>{t("plan.text")}</p>
      {previews.map((preview) => (
        <PlanChanges key={preview.class.id} preview={preview} />
      ))}
      <Group>
        <Button data-autofocus onClick={() => close(true)}>
          {t("plan.save")}
        </Button>
        <Button variant="default" onClick={() => close(false)}>
          {t("cancel")}
        </Button>
      </Group>
    </Dialog>
  );
  return { confirm, dialog };
}

const changesSomething = ({ lessons }: PlanPreview) =>
  lessons.some(({ before, after }) => before?.startsAt !== after?.startsAt || before?.endsAt !== after?.endsAt);

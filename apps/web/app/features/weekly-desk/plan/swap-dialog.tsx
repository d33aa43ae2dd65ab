import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useWeekSpan } from "../week-dates.ts";
import type { Swap } from "./use-plan.ts";

type SwapDialogProps = { swap: Swap | null; busy: boolean; onSwap: () => void; onClose: () => void };

/** The week has a problem already: asks before that one gives way, and tells where it goes. */
export function SwapDialog({ swap, busy, onSwap, onClose }: SwapDialogProps) {
  const { t } = useTranslation("weekly-desk");
  const weekSpan = useWeekSpan();
  return (
    <Dialog opened={swap !== null} title={t("plan.swap.title")} onClose={onClose}>
      {swap && (
        <>
          <p>{t("plan.swap.taken", { date: weekSpan(swap.week), title: swap.taken.title })}</p>
          <p>
            {swap.back
              ? t("plan.swap.exchange", { title: swap.taken.title, date: weekSpan(swap.back) })
              : t("plan.swap.out", { title: swap.taken.title })}
          </p>
          <Group>
            <Button loading={busy} onClick={onSwap} data-autofocus>
              {t(swap.back ? "plan.swap.send" : "plan.swap.replace")}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  );
}

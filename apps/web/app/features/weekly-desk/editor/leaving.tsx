import { Button, Group } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { isSettled } from "./use-begun.ts";

type LeavingProps = {
  /** Something has been written and not saved. */
  dirty: boolean;
  /** True if it is saved now. */
  onSave: () => Promise<boolean>;
};

/** Asks whoever leaves the page with something unsaved. It is kept in the tab in any case. */
export function Leaving({ dirty, onSave }: LeavingProps) {
  const { t } = useTranslation("weekly-desk");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !isSettled(nextLocation.state),
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog opened={blocker.state === "blocked"} title={t("leave.title")} onClose={stay}>
      <p>{t("leave.kept")}</p>
      <Group>
        <Button
          data-autofocus
          onClick={async () => {
            if (await onSave()) blocker.proceed?.();
            else stay();
          }}
        >
          {t("leave.save")}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t("leave.leave")}
        </Button>
        <Button variant="default" onClick={stay}>
          {t("leave.stay")}
        </Button>
      </Group>
    </Dialog>
  );
}

import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { Part } from "../../../../ui/office/part.tsx";
import { Waiting } from "../../../../ui/office/waiting.tsx";
import { useBackupsQuery, useTakeBackupMutation, useTestBackupMutation } from "../../api.ts";
import classes from "../operation-page.module.css";
import type { PasswordProof } from "./backup-download.tsx";
import { BackupList } from "./backup-list.tsx";
import { LastRun } from "./last-run.tsx";

const LOOK_EVERY_MS = 2_000;

/** Copies of everything: how the last one and its test went, which are there, and what can be done. */
export function Backups({ passwordProof }: { passwordProof: PasswordProof }) {
  const { t } = useTranslation("operation");
  const { data, error, refetch } = useBackupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [take, taking] = useTakeBackupMutation();
  const [test, testing] = useTestBackupMutation();
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  const { current, lastTaken, lastTested, backups, kept } = data;
  const isBusy = current !== null || taking.isLoading || testing.isLoading;
  const tools = (
    <Group gap="xs">
      <Button size="compact-md" variant="default" disabled={isBusy} onClick={() => take(undefined)}>
        {t("backups.take")}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        disabled={isBusy || backups.length === 0}
        onClick={() => test(undefined)}
      >
        {t("backups.test")}
      </Button>
    </Group>
  );
  return (
    <Part title={t("backups.title")} help={t("backups.help", { kept })} tools={tools}>
      <FailureBox error={taking.error ?? testing.error} />
      <p role="status" className={classes.quiet}>
        {current && t(`backups.underway.${current.kind}`)}
      </p>
      {current && <Look />}
      <dl className={classes.facts}>
        <LastRun kind="take" run={lastTaken} />
        <LastRun kind="test" run={lastTested} />
      </dl>
      <BackupList backups={backups} passwordProof={passwordProof} />
    </Part>
  );
}

/** Asks every other moment how it goes, for as long as it stands there. */
function Look() {
  useBackupsQuery(undefined, { pollingInterval: LOOK_EVERY_MS });
  return null;
}

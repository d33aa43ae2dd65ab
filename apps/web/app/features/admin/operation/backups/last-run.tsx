import type { BackupKind, BackupRun } from "@dripstone/contract/backups/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import classes from "../operation-page.module.css";

/** How the last backup, or the last test of one, went, and when. */
export function LastRun({ kind, run }: { kind: BackupKind; run: BackupRun | null }) {
  const { t } = useTranslation("operation");
  const { shortSchoolMoment } = useDates();
  return (
    <div>
      <dt>{t(`backups.last.${kind}`)}</dt>
      <dd>
        {run ? t(run.failure ? `backups.failure.${run.failure}` : `backups.done.${kind}`) : t(`backups.never.${kind}`)}
        {run?.endedAt && <span className={classes.aside}>{shortSchoolMoment(run.endedAt)}</span>}
        {run?.reason && (
          <span className={classes.aside} lang="en">
            {run.reason}
          </span>
        )}
      </dd>
    </div>
  );
}

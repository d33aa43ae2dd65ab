import { useTranslation } from "react-i18next";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { Waiting } from "../../../ui/office/waiting.tsx";
import { useOperationQuery } from "../api.ts";
import type { PasswordProof } from "./backups/backup-download.tsx";
import { Backups } from "./backups/backups.tsx";
import { Failures } from "./failures.tsx";
import { Health } from "./health.tsx";
import { Letters } from "./letters.tsx";
import { Mailed } from "./mailed.tsx";
import classes from "./operation-page.module.css";
import { Queues } from "./queues.tsx";
import { Settings } from "./settings.tsx";

/** How the product itself is doing: what has failed stands first. */
export function OperationPage({ passwordProof }: { passwordProof: PasswordProof }) {
  const { t } = useTranslation("operation");
  const { data, error, refetch } = useOperationQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <OfficeHeader title={t("title")} note={t("note")} />
      {data ? (
        <div className={classes.parts}>
          <Failures failures={data.failures} />
          <Backups passwordProof={passwordProof} />
          <Health state={data} />
          {data.letters && <Letters letters={data.letters} />}
          {data.mailed && <Mailed mailed={data.mailed} />}
          <Queues queues={data.queues} />
          <Settings settings={data.settings} />
        </div>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

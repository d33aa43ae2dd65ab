import type { OperationState } from "@dripstone/contract/operation/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useSize } from "../../../ui/numbers/use-size.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useHealthQuery } from "../api.ts";
import classes from "./operation-page.module.css";

/** Whether all works, which version runs, and how much room there is. */
export function Health({ state }: { state: OperationState }) {
  const { t } = useTranslation("operation");
  const { shortSchoolMoment } = useDates();
  const sizeOf = useSize();
  const { isSuccess, isError } = useHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  const { startedAt, commit, nodeVersion, databaseVersion, databaseBytes, disk } = state;
  const facts = [
    ...(isSuccess || isError
      ? [{ name: "health", value: t(isSuccess ? "health.fine" : "health.failing") } as const]
      : []),
    { name: "startedAt", value: shortSchoolMoment(startedAt) },
    { name: "commit", value: commit?.slice(0, 12) ?? t("health.unknown") },
    { name: "node", value: nodeVersion },
    { name: "database", value: `PostgreSQL ${databaseVersion}` },
    { name: "databaseSize", value: sizeOf(databaseBytes) },
    ...(disk
      ? [
          {
            name: "disk",
            value: t("health.free", { free: sizeOf(disk.freeBytes), total: sizeOf(disk.totalBytes) }),
          } as const,
        ]
      : []),
  ] as const;
  return (
    <Part title={t("health.title")}>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`health.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

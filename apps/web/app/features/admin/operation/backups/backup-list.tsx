import type { Backup } from "@dripstone/contract/backups/payloads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import type { Column } from "../../../../ui/list/column.ts";
import { DataTable } from "../../../../ui/list/data-table.tsx";
import { useSize } from "../../../../ui/numbers/use-size.ts";
import classes from "../operation-page.module.css";
import { BackupDownload, type PasswordProof } from "./backup-download.tsx";

const keyOf = ({ name }: Backup) => name;

/** The backups that are there, each to be downloaded. */
export function BackupList({ backups, passwordProof }: { backups: readonly Backup[]; passwordProof: PasswordProof }) {
  const { t } = useTranslation("operation");
  const { shortSchoolMoment } = useDates();
  const sizeOf = useSize();
  const [chosen, setChosen] = useState<{ backup: Backup; open: boolean } | null>(null);
  if (backups.length === 0) return <p className={classes.quiet}>{t("backups.none")}</p>;
  const columns: Column<Backup>[] = [
    { key: "takenAt", head: t("backups.takenAt"), kind: "heading", cell: ({ takenAt }) => shortSchoolMoment(takenAt) },
    { key: "size", head: t("backups.size"), kind: "number", labelled: true, cell: ({ bytes }) => sizeOf(bytes) },
    { key: "rows", head: t("backups.rows"), kind: "number", labelled: true, cell: ({ rows }) => rows ?? "–" },
    { key: "files", head: t("backups.files"), kind: "number", labelled: true, cell: ({ files }) => files ?? "–" },
    { key: "version", head: t("backups.version"), kind: "aside", labelled: true, cell: ({ version }) => version },
    {
      key: "download",
      head: t("backups.download"),
      kind: "aside",
      cell: (backup) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t("backups.downloadOf", { date: shortSchoolMoment(backup.takenAt) })}
          onClick={() => setChosen({ backup, open: true })}
        >
          {t("backups.download")}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable columns={columns} rows={backups} keyOf={keyOf} />
      {chosen && (
        <BackupDownload
          key={chosen.backup.name}
          backup={chosen.backup}
          opened={chosen.open}
          passwordProof={passwordProof}
          onClose={() => setChosen({ ...chosen, open: false })}
          onGone={() => setChosen(null)}
        />
      )}
    </>
  );
}

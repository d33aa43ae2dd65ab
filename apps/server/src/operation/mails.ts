import type { BackupKind } from "@dripstone/contract/backups/payloads";
import ch from "../../locales/ch/operation.json" with { type: "json" };
import en from "../../locales/en/operation.json" with { type: "json" };
import { defineMails } from "../mail/kinds.ts";

type Way = { link: string };

export type OperationMails = {
  /** Something was tried as often as it may be. Which, and with what it failed, is told where it can be tried again. */
  "jobs-failed": { to: "office"; params: Record<never, never>; values: Way };
  "backup-failed": { to: "office"; params: { kind: BackupKind }; values: Way & { kind: BackupKind } };
};

export const operationMails = defineMails<OperationMails>(
  { en, ch },
  { "jobs-failed": "office", "backup-failed": "office" },
);

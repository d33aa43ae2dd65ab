import type { BackupKind } from "@dripstone/contract/backups/payloads";
import type { Audit } from "../../audit/audit.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import { folderOf, listBackups } from "../backup-files.ts";
import { orderRun } from "./order-run.ts";

/** Has a backup taken now, or the newest one tested. */
export async function orderByHand(
  deps: Pick<Deps, "db" | "clock" | "jobs" | "mail" | "premises">,
  { audit }: { audit: Audit },
  kind: BackupKind,
): Promise<void> {
  const [newest] = kind === "test" ? await listBackups(folderOf(deps.premises)) : [];
  if (kind === "test" && !newest) throw new ApiError("NOT_FOUND");
  await inTransaction(deps.db, async (transaction) => {
    if (!(await orderRun({ ...deps, db: transaction }, kind))) throw new ApiError("BACKUP_UNDERWAY");
    await audit(transaction, { subject: newest?.name ?? kind });
  });
}

import { backupBounds } from "@dripstone/contract/backups/limits";
import { MINUTE_MS } from "@dripstone/contract/durations";
import type { Audit } from "../../audit/audit.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { ApiError } from "../../http/errors.ts";
import { sealedAddress, sessionBehind } from "../../http/sealed-address.ts";
import { newToken } from "../../token.ts";
import { folderOf, readBackup } from "../backup-files.ts";
import { downloadCookie } from "./download-cookie.ts";

type Call = Pick<Caller, "session"> & { audit: Audit; setCookie: Parameters<typeof downloadCookie.give>[0] };

/** Gives an address that downloads a backup in this browser, for a few minutes and as long as the session is there. */
export async function openBackup(
  { db, clock, premises }: Pick<Deps, "db" | "clock" | "premises">,
  { session, audit, setCookie }: Call,
  { name }: { name: string },
): Promise<{ address: string }> {
  const backup = await readBackup(folderOf(premises), name);
  if (!backup) throw new ApiError("NOT_FOUND");
  const until = clock().getTime() + backupBounds.BACKUP_LINK_MINUTES * MINUTE_MS;
  return inTransaction(db, async (transaction) => {
    const behind = await sessionBehind(transaction, session.id);
    if (!behind) throw new ApiError("NOT_SIGNED_IN");
    await audit(transaction, { subject: name });
    const path = `/files/backups/${name}`;
    const secret = newToken();
    downloadCookie.give(setCookie, secret);
    return { address: sealedAddress({ path, session: session.id, until }, behind.tokenHash, secret) };
  });
}

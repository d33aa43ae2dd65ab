import { backupBounds } from "@dripstone/contract/backups/limits";
import { MINUTE_MS, SECOND_MS } from "@dripstone/contract/durations";
import { secretCookie } from "../../http/secret-cookie.ts";

/** An address that opens all that the school knows is of no use where it is read or passed on: it opens in the browser that has asked for it. */
export const downloadCookie = secretCookie({
  name: "backup",
  path: "/files/backups",
  sameSite: "strict",
  seconds: (backupBounds.BACKUP_LINK_MINUTES * MINUTE_MS) / SECOND_MS,
});

import type { changePasswordPayload } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { accountMails } from "../mailing/kinds.ts";
import { openSession } from "../sessions/sessions.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { refuseCommonPassword, replacePassword } from "./new-password.ts";
import type { PasswordTries } from "./password-tries.ts";
import { provePassword } from "./prove-password.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail"> & { tries: PasswordTries };

/** Changes the password: every session ends, and this browser gets a new one. The owner is told by mail. */
export async function changePassword(
  parts: Parts,
  owner: Owner & { address: string; userAgent: string | undefined },
  { currentPassword, newPassword }: z.output<typeof changePasswordPayload>,
): Promise<{ token: string; knownBrowser: string }> {
  const { db, clock, mail } = parts;
  const now = clock();
  await provePassword(parts, owner, { password: currentPassword, field: "currentPassword" });
  return inTransaction(db, async (transaction) => {
    // Of two changes at once the second finds its session ended by the first.
    const user = await lockOwner(transaction, owner);
    await refuseCommonPassword(newPassword, user, "newPassword");
    const { id: userId, email, remembered } = user;
    await replacePassword(transaction, userId, newPassword);
    const locale = user.preferredLanguage;
    const params = { userId, by: "owner", at: now.toISOString() } as const;
    await mail.enqueue(transaction, { to: email, kind: accountMails["password-changed"], locale, params });
    return {
      token: await openSession(transaction, { userId, remembered, userAgent: owner.userAgent, now }),
      knownBrowser: await rememberBrowser(transaction, { userId, now }),
    };
  });
}

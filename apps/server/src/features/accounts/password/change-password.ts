import type { changePasswordPayload } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { localeOf } from "../profile/present.ts";
import { openSession } from "../sessions/sessions.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { refuseCommonPassword, replacePassword } from "./new-password.ts";
import type { PasswordTries } from "./password-tries.ts";
import { provePassword } from "./prove-password.ts";

type Change = z.output<typeof changePasswordPayload>;
type By = Owner & { address: string; userAgent: string | undefined };

/** Changes the password: every session ends, and this browser gets a new one. The owner is told by mail. */
export async function changePassword(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  tries: PasswordTries,
  { currentPassword, newPassword }: Change,
  { userId, sessionId, address, userAgent }: By,
): Promise<{ token: string; knownBrowser: string }> {
  const now = clock();
  await provePassword(db, tries, { userId, sessionId, password: currentPassword, address, field: "currentPassword" });
  return db.transaction().execute(async (transaction) => {
    // Of two changes at once the second finds its session ended by the first.
    const user = await lockOwner(transaction, { userId, sessionId });
    refuseCommonPassword(newPassword, user, "newPassword");
    await replacePassword(transaction, userId, newPassword);
    const locale = localeOf(user.preferredLanguage);
    const params = { userId, by: "owner", at: now.toISOString() } as const;
    await mail.enqueue(transaction, { to: user.email, kind: "password-changed", locale, params });
    return {
      token: await openSession(transaction, { userId, remembered: user.remembered, userAgent, now }),
      knownBrowser: await rememberBrowser(transaction, { userId, now }),
    };
  });
}

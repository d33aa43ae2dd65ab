import type { Owner } from "@dripstone/passwords";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { dropLinks } from "../mailing/mailed-links.ts";
import { endSessions } from "../sessions/sessions.ts";
import { forgetBrowsersOf } from "./known-browsers.ts";
import { hashSecret } from "./password.ts";

/** Whether a new password is one of those that an attacker tries first, even one who knows its owner and the school. */
export async function isCommonPassword(password: string, owner: Owner): Promise<boolean> {
  // 160,000 words come with it, which take a start half a second and memory for as long as the process lives.
  const { STRENGTH_MIN, strengthOf, wordsAround } = await import("@dripstone/passwords");
  return strengthOf(password, wordsAround(owner, Object.values(site.name))) < STRENGTH_MIN;
}

/** Refuses a common password, in the field in which it was sent. */
export async function refuseCommonPassword(password: string, owner: Owner, field: string): Promise<void> {
  if (!(await isCommonPassword(password, owner))) return;
  throw new ApiError("INVALID_INPUT", { fields: { [field]: { code: "PASSWORD_TOO_COMMON" } } });
}

/**
 * Sets a password, and ends what somebody with the old one may have begun: sessions, links for a new password, a change of address,
 * known browsers.
 */
export async function replacePassword(transaction: Database, userId: string, password: string): Promise<void> {
  const passwordHash = await hashSecret(password);
  await transaction.updateTable("users").set({ passwordHash }).where("id", "=", userId).execute();
  await endSessions(transaction, { userId });
  await forgetBrowsersOf(transaction, userId);
  await dropLinks(transaction, userId, "reset-password", "confirm-email");
  await transaction.deleteFrom("emailChanges").where("userId", "=", userId).execute();
}

import { type Owner, STRENGTH_MIN, strengthOf, wordsAround } from "@dripstone/passwords";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { endSessionsOf } from "../sessions/sessions.ts";
import { forgetBrowsersOf } from "./known-browsers.ts";
import { hashSecret } from "./password.ts";

/** Whether a new password is one of those that are tried first, also by somebody who knows its owner and the school. */
export function isCommonPassword(password: string, owner: Owner): boolean {
  return strengthOf(password, wordsAround(owner, Object.values(site.name))) < STRENGTH_MIN;
}

/** Refuses a common password, in the field in which it was sent. */
export function refuseCommonPassword(password: string, owner: Owner, field: string): void {
  if (!isCommonPassword(password, owner)) return;
  throw new ApiError("INVALID_INPUT", { fields: { [field]: { code: "PASSWORD_TOO_COMMON" } } });
}

/**
 * Sets a password, and ends whatever the old one has opened: sessions, links for another one, a change of address that waits, browsers
 * that are let through.
 */
export async function replacePassword(transaction: Database, userId: string, password: string): Promise<void> {
  const passwordHash = await hashSecret(password);
  await transaction.updateTable("users").set({ passwordHash }).where("id", "=", userId).execute();
  await endSessionsOf(transaction, userId);
  await forgetBrowsersOf(transaction, userId);
  await transaction.deleteFrom("passwordResets").where("userId", "=", userId).execute();
  await transaction.deleteFrom("emailChanges").where("userId", "=", userId).execute();
}
